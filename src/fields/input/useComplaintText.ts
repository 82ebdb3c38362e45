import { useTranslate } from 'react-admin';
import type { Complaint } from '../kit';
import { decodeComplaint } from './errorMessage';

/**
 * What is complained of, noted or asked, as it is said; a key that no text has stands for itself, as texts of the server's do. What an
 * input is compared with is told as it would be typed there, without groups of digits; what is counted is not.
 */
export function complaintText(translate: ReturnType<typeof useTranslate>, { key, args = {} }: Complaint): string {
  const asTyped = Object.entries(args).map(([name, value]): [string, unknown] => [
    name,
    typeof value === 'number' && name !== 'smart_count' ? String(value) : value,
  ]);
  return translate(key, { ...Object.fromEntries(asTyped), _: key });
}

/** Gives the text of an error as react-hook-form keeps it: a message key with arguments, or a text of the server's. */
export function useComplaintText(): (message: string) => string {
  const translate = useTranslate();
  return (message) => complaintText(translate, decodeComplaint(message));
}
