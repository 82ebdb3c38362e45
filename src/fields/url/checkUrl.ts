import type { Complaint } from '../kit';
import { plainText } from '../plainText';

/** The API's column for an address (platform-api, webhooks). */
const longest = 1024;

const schemeOf = (text: string): string | undefined => {
  try {
    return new URL(text).protocol.slice(0, -1);
  } catch {
    return undefined;
  }
};

/** Whether a text is an address of one of the schemes. Blanks around it do not count. */
export function checkUrl(value: unknown, schemes: readonly string[] = ['http', 'https']): Complaint | undefined {
  const text = plainText(value).trim();
  if (text.length > longest) return { key: 'fields.url.too_long', args: { max: longest } };
  const scheme = schemeOf(text);
  const isWhole = scheme !== undefined && new RegExp(`^${scheme}://[^\\s/]`, 'i').test(text) && !/\s/.test(text);
  if (isWhole && schemes.includes(scheme)) return undefined;
  return { key: 'fields.url.invalid', args: { schemes: schemes.map((name) => `${name}://`).join(', ') } };
}
