import { tidyPhone } from './tidyPhone';

/** A number as it is sent: ASCII digits, no separators, no leading plus; whatever else was typed stays. */
export const normalisePhoneNumber = (text: string): string => (tidyPhone(text) as string | null) ?? '';
