import { seal } from '../store/secrets.ts';
import { vendorNamed } from './vendors.ts';

type Fields = Record<string, unknown>;

/** A vendor's fields are missing or unusable: a 500 with this text (platform-api 16.2). */
const invalid = (text: string) => new Error(`invalid ${text}`);

function requireField(fields: Fields, name: string, subject: string): void {
  if (!fields[name]) throw invalid(`${subject}: ${name} is required`);
}

/** What depends on other fields, in the platform's words, its slips included. */
const conditions: Record<string, (fields: Fields) => void> = {
  microsoft(fields) {
    if (fields.custom_tts_endpoint_url || fields.custom_stt_endpoint_url) return;
    for (const name of ['region', 'api_key']) requireField(fields, name, 'azure speech credential');
  },
  nuance(fields) {
    if ((fields.client_id && fields.secret) || fields.nuance_tts_uri || fields.nuance_stt_uri) return;
    throw invalid(
      'nuance speech credential: either entered client id and        secret or entered a nuance_tts_uri or nuance_stt_uri',
    );
  },
  deepgram(fields) {
    if (!fields.deepgram_stt_uri || !fields.deepgram_tts_uri)
      requireField(fields, 'api_key', 'deepgram speech credential');
  },
  cartesia(fields) {
    if (fields.use_for_tts) requireField(fields, 'model_id', 'cartesia speech credential');
    if (fields.use_for_stt) requireField(fields, 'stt_model_id', 'cartesia speech credential');
  },
  verbio(fields) {
    if (!fields.engine_version || !fields.client_id) throw invalid('verbio speech credential: client_id is required');
    if (!fields.client_secret) throw invalid('verbio speech credential: secret is required');
  },
};

const pick = (fields: Fields, names: string[]): Fields =>
  Object.fromEntries(names.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]]));

/** The key file itself is stored, with the model inside it. */
function googleFields({ service_key: serviceKey, model_id: model }: Fields): Fields {
  if (!serviceKey) throw invalid('json key: service_key is required');
  try {
    const key = JSON.parse(serviceKey as string) as Fields;
    if (!key.client_email || !key.private_key) throw new Error('incomplete');
    if (model) key.model_id = model;
    else delete key.model_id;
    return key;
  } catch {
    throw invalid('google service account key - not JSON');
  }
}

function vendorFields(vendor: string, fields: Fields): Fields {
  if (vendor === 'google') return googleFields(fields);
  const rules = vendorNamed(vendor);
  if (!rules) throw invalid(`or missing vendor: ${vendor}`);
  for (const [name, subject] of rules.required ?? []) requireField(fields, name, subject);
  conditions[vendor]?.(fields);
  const given = (rules.storedIfGiven ?? []).filter((name) => fields[name]);
  return pick(fields, [...given, ...rules.stored]);
}

/** The credential to store for the fields of a request, or the vendor's refusal of them (platform-api 16.4). */
export function sealCredential(fields: Fields): string {
  const vendor = fields.vendor as string;
  if (vendor === undefined) throw new TypeError("Cannot read properties of undefined (reading 'startsWith')");
  const withToken = vendor.startsWith('custom:') ? { auth_token: '', ...fields } : fields;
  return seal(JSON.stringify(vendorFields(vendor, withToken)));
}
