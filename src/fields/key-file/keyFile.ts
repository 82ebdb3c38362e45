import type { Complaint } from '../kit';

/** A key file has a few thousand characters; the API takes bodies of at most 100 kB (platform-api 1.1). */
export const longestKeyFile = 64_000;

/** What a key says about itself without giving itself away. */
export interface KeySummary {
  client_email?: string;
  project_id?: string;
}

type Read =
  | { text: string; isRepaired: boolean }
  /** `missing`: names of what the file lacks. */
  | { complaint: Complaint; missing?: string[] };

const unreadable = { complaint: { key: 'fields.key_file.invalid' } };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isFilled = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/** Lines as the privacy-enhanced mail format has them (RFC 7468). */
const pem = /^\s*-----BEGIN [A-Z ]*PRIVATE KEY-----\s[\s\S]+\s-----END [A-Z ]*PRIVATE KEY-----\s*$/;

/** Whoever copies a key from a shell or a setting gets its line ends written out. */
const withLines = (key: string) => key.replace(/\\r?\\n|\\n/g, '\n');

/**
 * A key file as it is sent: its text without a byte-order mark, its private key with true line ends.
 * @param required members that it must hold (specification 1, section 5)
 * @returns what is wrong otherwise; never a part of the content
 */
export function readKeyFile(content: string, required: readonly string[]): Read {
  if (content.length > longestKeyFile) return { complaint: { key: 'fields.key_file.too_large' } };
  const text = content.replace(/^\uFEFF/, '').trim();
  const value = parsed(text);
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return unreadable;
  const key = value as Record<string, unknown>;
  if (isFilled(key.type) && key.type !== 'service_account')
    return { complaint: { key: 'fields.key_file.wrong_type', args: { type: String(key.type).slice(0, 40) } } };
  const missing = required.filter((name) => !isFilled(key[name]));
  if (missing.length > 0) return { ...unreadable, missing };
  if (typeof key.private_key !== 'string' || !required.includes('private_key')) return { text, isRepaired: false };
  const private_key = withLines(key.private_key);
  if (!pem.test(private_key)) return { complaint: { key: 'fields.key_file.no_pem' } };
  const isRepaired = private_key !== key.private_key;
  return { text: isRepaired ? JSON.stringify({ ...key, private_key }) : text, isRepaired };
}

/** Who the key belongs to; undefined for what is no key. */
export function summaryOf(value: unknown): KeySummary | undefined {
  const key = typeof value === 'string' ? parsed(value) : value;
  if (key === null || typeof key !== 'object') return undefined;
  const { client_email, project_id } = key as KeySummary;
  return { ...(client_email && { client_email }), ...(project_id && { project_id }) };
}
