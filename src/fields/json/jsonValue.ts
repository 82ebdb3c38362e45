/** A value as text to edit; a text is left alone, nothing is null. */
export function jsonToText(value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'string') return JSON.stringify(value, null, 2);
  return value.trim() === '' ? null : value;
}

/** The value that a text stands for; a text that stands for none is given back. */
export function textToJson(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  if (value.trim() === '') return null;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
