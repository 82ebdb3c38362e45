/** What a credential of a vendor holds, read from the platform's reference (16.2, 16.4), not from the declarations. */
export interface TableField {
  value: unknown;
  /** Under which use it must be filled in. */
  required?: true | 'tts' | 'stt';
  /** Under which use alone there is such a field. */
  only?: 'tts' | 'stt';
  /** The platform never changes it: no update carries it. */
  fixed?: true;
  /** Never given back as it was sent. */
  secret?: true;
  /** Never given back at all. */
  unread?: true;
}

export interface TableRow {
  vendor: string;
  /** What is chosen in the form beside what is on the wire. */
  choices?: Record<string, unknown>;
  can: ('tts' | 'stt')[];
  fields: Record<string, TableField>;
}

const fixed = (value: unknown, required: TableField['required'] = true): TableField => ({
  value,
  required,
  fixed: true,
});
const secret = (value: string, required: TableField['required'] = true): TableField => ({
  ...fixed(value, required),
  secret: true,
});
const optionalSecret = (value: string): TableField => ({ value, fixed: true, secret: true });
const open = (value: unknown, required?: TableField['required']): TableField => ({
  value,
  ...(required && { required }),
});
const both: TableRow['can'] = ['tts', 'stt'];
const key = { api_key: secret('an-api-key-of-the-vendor') };
const options = (value: object) => open(JSON.stringify(value));
const serviceKey = JSON.stringify({ private_key: 'a-private-key-of-google', client_email: 'voice@example.com' });

const hosted = { mode: 'hosted' };
const onPremises = { mode: 'on_premises' };

export const vendorTable: TableRow[] = [
  {
    vendor: 'google',
    can: both,
    fields: { service_key: secret(serviceKey), model_id: { value: 'gemini-2.5-flash-tts', only: 'tts' } },
  },
  {
    vendor: 'aws',
    choices: { mode: 'access_key' },
    can: both,
    fields: {
      access_key_id: fixed('AKIAINVENTED'),
      secret_access_key: secret('a-secret-access-key'),
      aws_region: open('eu-central-1', true),
    },
  },
  {
    vendor: 'aws',
    choices: { mode: 'assume_role' },
    can: both,
    fields: { role_arn: fixed('arn:aws:iam::000000000000:role/voice'), aws_region: open('eu-west-1', true) },
  },
  {
    vendor: 'aws',
    choices: { mode: 'instance_profile' },
    can: both,
    fields: { aws_region: open('us-east-1', true) },
  },
  {
    vendor: 'microsoft',
    choices: hosted,
    can: both,
    fields: {
      region: open('westeurope', true),
      ...key,
      use_custom_tts: open(1),
      custom_tts_endpoint: open('deployment-1', true),
      use_custom_stt: open(1),
      custom_stt_endpoint: open('endpoint-1', true),
    },
  },
  {
    vendor: 'microsoft',
    choices: onPremises,
    can: both,
    fields: {
      api_key: optionalSecret('a-subscription-key'),
      use_custom_tts: open(1),
      custom_tts_endpoint_url: open('https://tts.example.com', true),
      use_custom_stt: open(1),
      custom_stt_endpoint_url: open('https://stt.example.com', true),
    },
  },
  { vendor: 'wellsaid', can: ['tts'], fields: key },
  {
    vendor: 'nuance',
    can: both,
    fields: { client_id: fixed('nuance-client'), secret: secret('a-secret-of-nuance') },
  },
  {
    vendor: 'nuance',
    choices: { own_tts: true, own_stt: true },
    can: both,
    fields: {
      nuance_tts_uri: open('192.0.2.10:5060', true),
      nuance_stt_uri: open('192.0.2.11:5060', true),
    },
  },
  {
    vendor: 'deepgram',
    choices: hosted,
    can: both,
    fields: {
      ...key,
      deepgram_stt_uri: open('api.eu.deepgram.com'),
      deepgram_stt_use_tls: open(1),
      model_id: open('nova-3'),
    },
  },
  {
    vendor: 'deepgram',
    choices: onPremises,
    can: both,
    fields: {
      api_key: optionalSecret('an-api-key-of-the-vendor'),
      deepgram_stt_uri: open('stt.example.com:8080', true),
      deepgram_stt_use_tls: open(1),
      deepgram_tts_uri: open('http://tts.example.com', true),
    },
  },
  { vendor: 'deepgramflux', can: ['stt'], fields: key },
  { vendor: 'gladia', can: ['stt'], fields: { ...key, region: { ...open('eu-west', true), unread: true } } },
  {
    vendor: 'ibm',
    can: both,
    fields: {
      tts_region: open('eu-de', 'tts'),
      tts_api_key: secret('a-tts-key-of-ibm', 'tts'),
      stt_region: open('eu-gb', 'stt'),
      stt_api_key: secret('an-stt-key-of-ibm', 'stt'),
      instance_id: fixed('instance-1', 'stt'),
    },
  },
  { vendor: 'nvidia', can: both, fields: { riva_server_uri: open('riva.example.com:50051', true) } },
  { vendor: 'soniox', can: ['stt'], fields: key },
  { vendor: 'cobalt', can: ['stt'], fields: { cobalt_server_uri: open('cobalt.example.com:2727', true) } },
  {
    vendor: 'elevenlabs',
    can: ['tts'],
    fields: {
      api_uri: open('api.eu.residency.elevenlabs.io', true),
      ...key,
      model_id: open('eleven_flash_v2_5', true),
      options: options({ optimize_streaming_latency: 3 }),
    },
  },
  {
    vendor: 'speechmatics',
    choices: hosted,
    can: ['stt'],
    fields: {
      ...key,
      speechmatics_stt_uri: open('eu2.rt.speechmatics.com', true),
      options: { ...options({ language: 'en' }), unread: true },
    },
  },
  {
    vendor: 'speechmatics',
    choices: onPremises,
    can: ['stt'],
    fields: { ...key, speechmatics_stt_uri: open('wss://stt.example.com', true) },
  },
  {
    vendor: 'playht',
    choices: hosted,
    can: ['tts'],
    fields: {
      user_id: fixed('playht-user'),
      ...key,
      voice_engine: open('PlayDialog', true),
      options: options({ quality: 'medium' }),
    },
  },
  {
    vendor: 'playht',
    choices: onPremises,
    can: ['tts'],
    fields: {
      playht_tts_uri: open('http://playht.example.com', true),
      user_id: fixed('playht-user'),
      ...key,
      voice_engine: open('Play3.0', true),
    },
  },
  {
    vendor: 'rimelabs',
    can: ['tts'],
    fields: { ...key, model_id: open('mistv2', true), options: options({ speedAlpha: 1 }) },
  },
  {
    vendor: 'inworld',
    can: ['tts'],
    fields: { ...key, model_id: open('inworld-tts-1', true), options: options({ temperature: 0.8 }) },
  },
  {
    vendor: 'cartesia',
    can: both,
    fields: {
      ...key,
      model_id: { ...open('sonic-2', 'tts'), only: 'tts' },
      stt_model_id: { ...open('ink-whisper', 'stt'), only: 'stt' },
      options: options({ speed: 0 }),
    },
  },
  { vendor: 'resemble', choices: hosted, can: ['tts'], fields: key },
  {
    vendor: 'resemble',
    choices: onPremises,
    can: ['tts'],
    fields: { ...key, resemble_tts_uri: open('resemble.example.com', true), resemble_tts_use_tls: open(1) },
  },
  { vendor: 'assemblyai', can: ['stt'], fields: { service_version: open('v3', true), ...key } },
  {
    vendor: 'houndify',
    can: ['stt'],
    fields: {
      client_id: fixed('houndify-client'),
      client_key: secret('a-client-key-of-houndify'),
      user_id: fixed('houndify-user'),
      houndify_server_uri: open('houndify.example.com'),
    },
  },
  { vendor: 'voxist', can: ['stt'], fields: key },
  { vendor: 'whisper', can: ['tts'], fields: { ...key, model_id: open('tts-1', true) } },
  { vendor: 'openai', can: ['stt'], fields: { ...key, model_id: open('gpt-4o-transcribe', true) } },
  {
    vendor: 'verbio',
    can: both,
    fields: {
      client_id: fixed('verbio-client'),
      client_secret: secret('a-client-secret-of-verbio'),
      engine_version: open('V2', true),
    },
  },
  {
    vendor: 'custom:acme',
    can: both,
    fields: {
      custom_tts_url: { ...open('https://tts.example.com'), only: 'tts' },
      custom_tts_streaming_url: { ...open('wss://tts.example.com'), only: 'tts' },
      custom_stt_url: { ...open('wss://stt.example.com', 'stt'), only: 'stt' },
      auth_token: optionalSecret('a-token-of-acme'),
    },
  },
];

export type Uses = Record<'tts' | 'stt', boolean>;

const allUses: Uses[] = [
  { tts: true, stt: true },
  { tts: true, stt: false },
  { tts: false, stt: true },
  { tts: false, stt: false },
];

/** Every row under every combination of uses that its vendor has. */
export const tableCases = vendorTable.flatMap((row) =>
  allUses
    .filter(({ tts, stt }) => (!tts || row.can.includes('tts')) && (!stt || row.can.includes('stt')))
    .map((uses) => {
      const used = (['tts', 'stt'] as const).filter((use) => uses[use]).join(' and ') || 'nothing';
      const how = Object.entries(row.choices ?? {}).map(([name, value]) => `${name} ${String(value)}`);
      return { title: [row.vendor, ...how, `for ${used}`].join(', '), row, uses };
    }),
);

/** The fields that there are under these uses. */
export const fieldsUnder = ({ fields }: TableRow, uses: Uses): [name: string, field: TableField][] =>
  Object.entries(fields).filter(([, { only }]) => only === undefined || uses[only]);
