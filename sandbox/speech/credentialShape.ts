import { mask } from '../routes/masking.ts';
import type { Row } from '../store/database.ts';
import { unseal } from '../store/secrets.ts';

/** One secret of each vendor is masked (platform-api 16.4). */
const masked = [
  'api_key',
  'secret_access_key',
  'secret',
  'tts_api_key',
  'stt_api_key',
  'client_secret',
  'client_key',
  'auth_token',
];
const shown = 6;

/** What an account user is not shown at all of its provider's credentials (platform-api 16.2). */
const withheld = ['api_key', 'secret_access_key', 'secret', 'auth_token', 'stt_api_key', 'tts_api_key'];

/** A credential as read: the vendor's own fields beside the common ones, secrets masked; the sealed column never. */
export function credentialShape({ credential, ...row }: Row): Record<string, unknown> {
  const fields = (credential ? JSON.parse(unseal(credential)) : {}) as Record<string, unknown>;
  const hidden = masked.filter((name) => typeof fields[name] === 'string');
  return {
    ...row,
    ...fields,
    ...Object.fromEntries(hidden.map((name) => [name, mask(fields[name] as string, shown)])),
  };
}

/** The same for an account user who looks at a credential of its provider. */
export const inheritedShape = (row: Row): Record<string, unknown> =>
  Object.fromEntries(Object.entries(credentialShape(row)).filter(([name]) => !withheld.includes(name)));
