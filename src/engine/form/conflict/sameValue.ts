const isNothing = (value: unknown) => value === undefined || value === null || value === '';

/** Deep equality of form values; undefined, null and an empty text are the same to a form. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (isNothing(one) || isNothing(other)) return isNothing(one) && isNothing(other);
  if (typeof one !== 'object' || typeof other !== 'object') return Object.is(one, other);
  const left = one as Record<string, unknown>;
  const right = other as Record<string, unknown>;
  if (Array.isArray(one) && Array.isArray(other) && one.length !== other.length) return false;
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) => sameValue(left[key], right[key]));
}
