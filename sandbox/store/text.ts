/** How the database driver writes a JSON value into a statement: an object loses its content (platform-api 1.6). */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'number' ? String(value) : '[object Object]';
}
