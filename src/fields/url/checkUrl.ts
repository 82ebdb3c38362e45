import { isOwnAddress } from '../../rules/hosts/hostName';
import type { Complaint, Note } from '../kit';
import { cleanLine, plainText } from '../plainText';

/** The API's column for an address (platform-api, webhooks). */
const longest = 1024;

const schemeOf = (text: string): string | undefined => {
  try {
    return new URL(text).protocol.slice(0, -1);
  } catch {
    return undefined;
  }
};

/** A warning of an address that leads the platform to itself. */
export function ownAddressNotes(value: unknown): Note[] {
  try {
    const { hostname } = new URL(plainText(cleanLine(value)));
    return isOwnAddress(hostname) ? [{ key: 'rules.host.own', severity: 'warning' }] : [];
  } catch {
    return [];
  }
}

/** Whether a text is an address of one of the schemes. What is cleaned away before it is sent does not count. */
export function checkUrl(value: unknown, schemes: readonly string[] = ['http', 'https']): Complaint | undefined {
  const text = plainText(cleanLine(value));
  if (text.length > longest) return { key: 'fields.url.too_long', args: { max: longest } };
  const scheme = schemeOf(text);
  const isWhole = scheme !== undefined && new RegExp(`^${scheme}://[^\\s/]`, 'i').test(text) && !/\s/.test(text);
  if (isWhole && schemes.includes(scheme)) return undefined;
  return { key: 'fields.url.invalid', args: { schemes: schemes.map((name) => `${name}://`).join(', ') } };
}
