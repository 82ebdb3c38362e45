import { refuse } from '../../http/refusals.ts';
import type { Value } from '../../store/database.ts';
import { seal, unseal } from '../../store/secrets.ts';
import { isMasked } from '../speech/masking.ts';

type Credential = Record<string, unknown>;

interface Vendor {
  /** In the order of the check, each with what the refusal says in front of the name. */
  required: [name: string, subject: string][];
  secret: string;
  /** What is stored; everything else in the request is left out. */
  stored: string[];
}

const accessKeys: Vendor['required'] = [
  ['access_key_id', 'aws S3 bucket credential'],
  ['secret_access_key', 'aws S3 bucket credential'],
  ['name', 'aws bucket name'],
];

const vendors: Record<string, Vendor> = {
  aws_s3: {
    required: [...accessKeys, ['region', 'aws bucket region']],
    secret: 'secret_access_key',
    stored: ['vendor', 'region', 'name', 'access_key_id', 'secret_access_key', 'tags'],
  },
  s3_compatible: {
    required: [...accessKeys, ['endpoint', 'endpoint uri']],
    secret: 'secret_access_key',
    stored: ['vendor', 'endpoint', 'name', 'access_key_id', 'secret_access_key', 'tags', 'region'],
  },
  google: {
    required: [['service_key', 'google cloud storage credential']],
    secret: 'service_key',
    stored: ['vendor', 'name', 'service_key', 'tags'],
  },
  azure: {
    required: [
      ['name', 'azure container name'],
      ['connection_string', 'azure cloud storage credential'],
    ],
    secret: 'connection_string',
    stored: ['vendor', 'name', 'connection_string', 'tags'],
  },
};

/** A secret that looks masked stands for the stored one, whichever it was; everything else is taken from the request. */
function withStoredSecret(credential: Credential, secret: string, stored: Value | undefined): Credential {
  if (!stored || !isMasked(credential)) return credential;
  const kept = JSON.parse(unseal(stored)) as Credential;
  return Object.keys(kept).length === 0 ? credential : { ...credential, [secret]: kept[secret] };
}

/** What a credential lacks, in the platform's words; undefined where it is complete. */
export function missingPart(credential: Credential): string | undefined {
  const missing = vendors[String(credential.vendor)]?.required.find(([name]) => !credential[name]);
  return missing && `invalid ${missing[1]}: ${missing[0]} is required`;
}

/** What to store for the `bucket_credential` of a PUT; `{}` destroys what is stored (platform-api 6.4). */
export function sealedCredential(given: unknown, stored: Value | undefined): string | null {
  if (given === null) return null;
  const credential = given as Credential;
  if (Object.keys(credential).length === 0) return seal('{}');
  if (credential.vendor === 'none') return null;
  const vendor = vendors[String(credential.vendor)];
  if (!vendor) throw refuse.message(400, `unknown storage vendor: ${String(credential.vendor)}`);
  const missing = missingPart(credential);
  if (missing) throw refuse.message(500, missing);
  const complete = withStoredSecret(credential, vendor.secret, stored);
  return seal(JSON.stringify(Object.fromEntries(vendor.stored.map((name) => [name, complete[name]]))));
}
