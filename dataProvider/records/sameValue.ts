const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

const isPlain = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object';

/**
 * Deep equality of values on the wire. Absent, null and empty text are the same: a form has no other way to show them, and an
 * object with nothing in it is as empty as null.
 */
export function sameValue(one: unknown, other: unknown): boolean {
  if (isEmpty(one) && isEmpty(other)) return true;
  if (isPlain(one) || isPlain(other)) return sameParts(one, other);
  return Object.is(one, other);
}

function sameParts(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other)) return false;
    return one.length === other.length && one.every((item, index) => sameValue(item, other[index]));
  }
  const left = isPlain(one) ? one : isEmpty(one) ? {} : undefined;
  const right = isPlain(other) ? other : isEmpty(other) ? {} : undefined;
  if (!left || !right) return false;
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) => sameValue(left[key], right[key]));
}
