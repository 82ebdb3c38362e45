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

const unknownVendor = ({ vendor }: Credential) => `unknown storage vendor: ${String(vendor)}`;

/** What a credential lacks, in the platform's words; undefined where it is complete. */
export function missingPart(credential: Credential): string | undefined {
  const vendor = vendors[String(credential.vendor)];
  if (!vendor) return unknownVendor(credential);
  const missing = vendor.required.find((name) => !credential[name]);
  return missing && `invalid ${vendor.title} bucket credential: ${missing} is required`;
}

const looksMasked = /^.{0,6}X+$/;

/** Whether the secret of a credential is a mask, which stands for the stored credential. */
export function namesStored(credential: Credential): boolean {
  const secret = credential[vendors[String(credential.vendor)]?.secret ?? ''];
  if (typeof secret !== 'string') return false;
  if (credential.vendor !== 'google') return looksMasked.test(secret);
  const { private_key: key = '' } = JSON.parse(secret) as { private_key?: string };
  return looksMasked.test(key.split('\n').at(-1) ?? '');
}

/** What to store for the `bucket_credential` of a PUT; `{}` destroys what is stored (platform-api 6.4). */
export function sealedCredential(given: unknown, stored: Value | undefined): string | null {
  if (given === null) return null;
  const credential = given as Credential;
  if (Object.keys(credential).length === 0) return seal('{}');
  if (credential.vendor === 'none') return null;
  const vendor = vendors[String(credential.vendor)];
  if (!vendor) throw refuse.message(400, unknownVendor(credential));
  const missing = missingPart(credential);
  if (missing) throw refuse.message(500, missing);
  return seal(JSON.stringify(withStoredSecret(credential, vendor.secret, stored)));
}
