import { mask, maskServiceKey } from '../routes/speech/masking.ts';
import type { Row } from '../store/database.ts';
import { without } from '../store/row.ts';
import { unseal } from '../store/secrets.ts';
import { vendorNamed } from './vendors.ts';

type Fields = Record<string, unknown>;

const shown = 6;

/** What an account user is not shown at all of its provider's credentials (platform-api 16.2). */
const withheld = ['api_key', 'secret_access_key', 'secret', 'auth_token', 'stt_api_key', 'tts_api_key'];

export const fieldsOf = (row: Row): Fields => JSON.parse(unseal(row.credential)) as Fields;

/** The file with its key masked; one that cannot be read fails the read, a list included. */
const googleShape = (fields: Fields): Fields => ({
  service_key: maskServiceKey(JSON.stringify(fields)),
  model_id: fields.model_id ?? null,
});

function vendorShape(vendor: string, fields: Fields): Fields {
  if (vendor === 'google') return googleShape(fields);
  const rules = vendorNamed(vendor);
  if (!rules) return {};
  const names = [...rules.stored, ...(rules.storedIfGiven ?? [])].filter((name) => !rules.hidden?.includes(name));
  const masked = (name: string) => {
    const value = fields[name];
    return rules.secrets?.includes(name) && typeof value === 'string' ? mask(value, shown) : value;
  };
  const visible = Object.fromEntries(names.map((name) => [name, masked(name)]));
  return vendor === 'nuance' ? { ...visible, secret: visible.secret || null } : visible;
}

/** A credential as read: the vendor's own fields beside the common ones, secrets masked; the sealed column never. */
export const credentialShape = (row: Row): Fields => ({
  ...without(row, 'credential'),
  ...vendorShape(String(row.vendor), fieldsOf(row)),
});

/** The same for an account user who looks at a credential of its provider. */
export const inheritedShape = (row: Row): Fields =>
  Object.fromEntries(Object.entries(credentialShape(row)).filter(([name]) => !withheld.includes(name)));
