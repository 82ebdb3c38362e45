/** Letters that are not taken for one another, and signs that the platform counts as special (platform-api 4.7). */
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const digits = '23456789';
const signs = '!#%+-=?';

/** Where no policy was ever set, the platform takes at most 20 characters. */
const [usual, most] = [16, 20];

/** An even choice: a remainder alone would prefer the first of them. */
function pick(from: string): string {
  const limit = 256 - (256 % from.length);
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < limit) return from.charAt(byte % from.length);
  }
}

/** A random password with letters, digits and special characters, which any policy of the platform takes. */
export function generatePassword(atLeast = 0): string {
  const length = Math.min(Math.max(usual, atLeast), Math.max(most, atLeast));
  const all = letters + digits + signs;
  const rest = Array.from({ length: length - 4 }, () => pick(all));
  /* It begins with a letter, so that nothing takes it for a formula or an option. */
  return [pick(letters), ...rest, pick(digits), pick(signs), pick(letters)].join('');
}
