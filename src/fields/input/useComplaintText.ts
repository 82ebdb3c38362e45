import { useTranslate } from 'react-admin';
import { decodeComplaint } from './errorMessage';

/** Gives the text of an error as react-hook-form keeps it: a message key with arguments, or a text of the server's. */
export function useComplaintText(): (message: string) => string {
  const translate = useTranslate();
  return (message) => {
    const { key, args } = decodeComplaint(message);
    return translate(key, { ...args, _: key });
  };
}
