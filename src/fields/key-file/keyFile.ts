import type { Complaint } from '../kit';

/** A key file has a few thousand characters; the API takes bodies of at most 100 kB (platform-api 1.1). */
export const longestKeyFile = 64_000;

/** What a key says about itself without giving itself away. */
export interface KeySummary {
  client_email?: string;
  project_id?: string;
}

type Read = { text: string } | { complaint: Complaint };

const unreadable: Read = { complaint: { key: 'fields.key_file.invalid' } };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isFilled = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/**
 * A key file as it is sent: its text without a byte-order mark.
 * @param required members that it must hold (specification 1, section 5)
 * @returns what is wrong otherwise; never a part of the content
 */
export function readKeyFile(content: string, required: readonly string[]): Read {
  if (content.length > longestKeyFile) return { complaint: { key: 'fields.key_file.too_large' } };
  const text = content.replace(/^\uFEFF/, '').trim();
  const value = parsed(text);
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return unreadable;
  const missing = required.filter((name) => !isFilled((value as Record<string, unknown>)[name]));
  return missing.length > 0
    ? { complaint: { key: 'fields.key_file.missing', args: { names: missing.join(', ') } } }
    : { text };
}

/** Who the key belongs to; undefined for what is no key. */
export function summaryOf(value: unknown): KeySummary | undefined {
  const key = typeof value === 'string' ? parsed(value) : value;
  if (key === null || typeof key !== 'object') return undefined;
  const { client_email, project_id } = key as KeySummary;
  return { ...(client_email && { client_email }), ...(project_id && { project_id }) };
}
