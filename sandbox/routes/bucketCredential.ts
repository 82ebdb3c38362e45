import { refuse } from '../http/refusals.ts';
import type { Value } from '../store/database.ts';
import { seal, unseal } from '../store/secrets.ts';
import { maskCredential } from './masking.ts';

type Credential = Record<string, unknown>;

const vendors: Record<string, { title: string; required: string[]; secret: string }> = {
  aws_s3: {
    title: 'aws S3',
    required: ['name', 'region', 'access_key_id', 'secret_access_key'],
    secret: 'secret_access_key',
  },
  s3_compatible: {
    title: 's3_compatible',
    required: ['name', 'endpoint', 'access_key_id', 'secret_access_key'],
    secret: 'secret_access_key',
  },
  google: { title: 'google cloud storage', required: ['service_key'], secret: 'service_key' },
  azure: { title: 'azure cloud storage', required: ['name', 'connection_string'], secret: 'connection_string' },
};

/** A masked secret that came back unchanged stands for the stored one; everything else is taken from the request. */
function withStoredSecret(credential: Credential, secret: string, stored: Value | undefined): Credential {
  const kept = stored ? (JSON.parse(unseal(stored)) as Credential) : {};
  const isUnchanged = kept[secret] !== undefined && maskCredential(kept)[secret] === credential[secret];
  return isUnchanged ? { ...credential, [secret]: kept[secret] } : credential;
}

/** What to store for the `bucket_credential` of a PUT; `{}` destroys what is stored (platform-api 6.4). */
export function sealedCredential(given: unknown, stored: Value | undefined): string | null {
  if (given === null) return null;
  const credential = given as Credential;
  if (Object.keys(credential).length === 0) return seal('{}');
  if (credential.vendor === 'none') return null;
  const vendor = vendors[String(credential.vendor)];
  if (!vendor) throw refuse.message(400, `unknown storage vendor: ${String(credential.vendor)}`);
  const missing = vendor.required.find((name) => !credential[name]);
  if (missing) throw refuse.message(500, `invalid ${vendor.title} bucket credential: ${missing} is required`);
  return seal(JSON.stringify(withStoredSecret(credential, vendor.secret, stored)));
}
