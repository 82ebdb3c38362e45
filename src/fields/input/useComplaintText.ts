import { useTranslate } from 'react-admin';
import { decodeComplaint } from './errorMessage';

/** What an input is compared with is told as it would be typed there: without groups of digits. What counts decides the plural, too. */
const asTyped = (args: Readonly<Record<string, unknown>> = {}) =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'number' && name !== 'smart_count' ? String(value) : value,
    ]),
  );

/** Gives the text of an error as react-hook-form keeps it: a message key with arguments, or a text of the server's. */
export function useComplaintText(): (message: string) => string {
  const translate = useTranslate();
  return (message) => {
    const { key, args } = decodeComplaint(message);
    return translate(key, { ...asTyped(args), _: key });
  };
}
