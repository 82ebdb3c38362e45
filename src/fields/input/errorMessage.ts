import type { Complaint } from '../kit';

/** How ra-core marks an error of react-hook-form that holds a message key. */
const mark = '@@react-admin@@';

/** A complaint as the one string that react-hook-form keeps. */
export const encodeComplaint = ({ key, args }: Complaint): string =>
  `${mark}${JSON.stringify({ message: key, args: args ?? {} })}`;

/** The complaint in an error of react-hook-form; a text of the server's is its own key. */
export function decodeComplaint(message: string): Complaint {
  if (!message.startsWith(mark)) return { key: message };
  const parsed = JSON.parse(message.slice(mark.length)) as string | { message: string; args?: Record<string, unknown> };
  return typeof parsed === 'string' ? { key: parsed } : { key: parsed.message, args: parsed.args ?? {} };
}
