import { cleanLine } from '../plainText';

/** The entries with nothing but commas between them; null where there are none. */
export function tidyList(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  const entries = value.split(/[,\n]/).map(cleanLine);
  return entries.filter(Boolean).join(',') || null;
}
