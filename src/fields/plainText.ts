/** Text of a value that has no better one; nothing for an absent value. */
export function plainText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : `${value as string | number | boolean}`;
}

/** Trimmed; nothing left means null. */
export function trimmed(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  const text = value.trim();
  return text === '' ? null : text;
}
