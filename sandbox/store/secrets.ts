import { createCipheriv, createDecipheriv, createHash, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

const key = createHash('sha256').update('sandbox').digest();

/** Encrypts a text as the platform stores credentials: a JSON text that says nothing to its reader. */
export function seal(text: string): string {
  const iv = randomBytes(16);
  const cipher = createCipheriv('aes-256-cbc', key, iv);
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return JSON.stringify({ iv: iv.toString('hex'), content: content.toString('hex') });
}

/** The text back, or `{}` when nothing readable is stored: the platform shows that default (platform-api 12, 6.4). */
export function unseal(sealed: unknown): string {
  try {
    const { iv, content } = JSON.parse(sealed as string) as { iv: string; content: string };
    const decipher = createDecipheriv('aes-256-cbc', key, Buffer.from(iv, 'hex'));
    return Buffer.concat([decipher.update(Buffer.from(content, 'hex')), decipher.final()]).toString('utf8');
  } catch {
    return '{}';
  }
}

/** A cheap cost: tests sign in hundreds of times and the seeded passwords are public. */
const cost = { N: 1024 };

export function hashPassword(password: string, salt: Buffer = randomBytes(16)): string {
  return `${salt.toString('hex')}:${scryptSync(password, salt, 32, cost).toString('hex')}`;
}

export function passwordMatches(password: unknown, hashed: unknown): boolean {
  if (typeof password !== 'string' || typeof hashed !== 'string') return false;
  const [salt = '', hash = ''] = hashed.split(':');
  return timingSafeEqual(Buffer.from(hash, 'hex'), scryptSync(password, Buffer.from(salt, 'hex'), 32, cost));
}
