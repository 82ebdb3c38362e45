/** What the API's 0, 1, '0' and '1' mean; anything else stays what it is. */
export function toBoolean(value: unknown): unknown {
  if (value === 1 || value === '1' || value === 'true') return true;
  if (value === 0 || value === '0' || value === 'false') return false;
  return value ?? null;
}
