import type { Trap } from '../trap.ts';
import type { World } from '../world.ts';

const key = { api_key: '1234567890' };
const masked = { api_key: '123456XXXX' };
const model = { model_id: 'm' };
const options = { options: { speed: 1 } };
const both = { use_for_tts: true, use_for_stt: true };

const path = (world: World) => `/ServiceProviders/${world.providerSid}/SpeechCredentials`;

const googleKey = (privateKey: string) =>
  JSON.stringify({
    client_email: 'a@example.com',
    private_key: `-----BEGIN PRIVATE KEY-----\n${privateKey}`,
    project_id: 'p',
  });

/** What is sent of a complete credential, and what of it is read. */
const complete: [vendor: string, fields: object, read: object][] = [
  [
    'google',
    { service_key: googleKey('1234567890'), ...model },
    {
      service_key: JSON.stringify({ ...JSON.parse(googleKey('123456XXXX')), ...model }),
      ...model,
    },
  ],
  [
    'aws',
    { access_key_id: 'AKIAINVENTED', secret_access_key: '1234567890', role_arn: 'arn', aws_region: 'eu' },
    { access_key_id: 'AKIAINVENTED', secret_access_key: '123456XXXX', role_arn: 'arn', aws_region: 'eu' },
  ],
  [
    'microsoft',
    { ...key, region: 'eu', use_custom_tts: true, custom_tts_endpoint: 'e', custom_tts_endpoint_url: 'https://e' },
    { ...masked, region: 'eu', use_custom_tts: true, custom_tts_endpoint: 'e', custom_tts_endpoint_url: 'https://e' },
  ],
  ['wellsaid', key, masked],
  ['nuance', { client_id: 'client', secret: '1234567890' }, { client_id: 'client', secret: '123456XXXX' }],
  ['nuance', { nuance_tts_uri: 'host:5060' }, { nuance_tts_uri: 'host:5060', secret: null }],
  ['deepgram', { ...key, ...model }, { ...masked, ...model }],
  [
    'deepgram',
    { deepgram_stt_uri: 's', deepgram_tts_uri: 't', deepgram_stt_use_tls: 1 },
    { deepgram_stt_uri: 's', deepgram_tts_uri: 't', deepgram_stt_use_tls: 1 },
  ],
  ['deepgramflux', key, masked],
  ['gladia', { ...key, region: 'eu' }, masked],
  [
    'ibm',
    { tts_api_key: '1234567890', tts_region: 'eu', stt_api_key: 'abcdefghij', stt_region: 'us', instance_id: 'i' },
    { tts_api_key: '123456XXXX', tts_region: 'eu', stt_api_key: 'abcdefXXXX', stt_region: 'us', instance_id: 'i' },
  ],
  ['nvidia', { riva_server_uri: 'r' }, { riva_server_uri: 'r' }],
  ['soniox', key, masked],
  ['cobalt', { cobalt_server_uri: 'c' }, { cobalt_server_uri: 'c' }],
  ['elevenlabs', { ...key, ...model, ...options, api_uri: 'api' }, { ...masked, ...model, ...options, api_uri: 'api' }],
  ['speechmatics', { ...key, speechmatics_stt_uri: 's', ...options }, { ...masked, speechmatics_stt_uri: 's' }],
  [
    'playht',
    { ...key, user_id: 'u', voice_engine: 'v', playht_tts_uri: 'p', options: '{"a":1}' },
    { ...masked, user_id: 'u', voice_engine: 'v', playht_tts_uri: 'p', options: '{"a":1}' },
  ],
  ['rimelabs', { ...key, ...model, ...options }, { ...masked, ...model, ...options }],
  ['inworld', { ...key, ...model, ...options }, { ...masked, ...model, ...options }],
  ['cartesia', { ...key, ...model, stt_model_id: 's', ...options }, { ...masked, ...model, stt_model_id: 's' }],
  ['resemble', { ...key, resemble_tts_uri: 'r', resemble_tts_use_tls: 1 }, { ...masked, resemble_tts_uri: 'r' }],
  ['assemblyai', { ...key, service_version: 'v3' }, { ...masked, service_version: 'v3' }],
  [
    'houndify',
    { client_id: 'client', client_key: '1234567890', user_id: 'u', houndify_server_uri: 'h' },
    { client_id: 'client', client_key: '123456XXXX', user_id: 'u', houndify_server_uri: 'h' },
  ],
  ['voxist', key, masked],
  ['whisper', { ...key, ...model }, { ...masked, ...model }],
  ['openai', { ...key, ...model }, { ...masked, ...model }],
  [
    'verbio',
    { client_id: 'client', client_secret: '1234567890', engine_version: 'V1' },
    { client_id: 'client', client_secret: '123456XXXX', engine_version: 'V1' },
  ],
  ['custom:acme', { custom_tts_url: 'https://t' }, { auth_token: '', custom_tts_url: 'https://t' }],
];

/** What is missing, and what is said to it. */
const incomplete: [vendor: string, fields: object, text: string][] = [
  ['google', {}, 'invalid json key: service_key is required'],
  ['google', { service_key: 'no JSON' }, 'invalid google service account key - not JSON'],
  ['google', { service_key: '{"client_email":"x"}' }, 'invalid google service account key - not JSON'],
  ['microsoft', key, 'invalid azure speech credential: region is required'],
  ['microsoft', { region: 'eu' }, 'invalid azure speech credential: api_key is required'],
  ['wellsaid', {}, 'invalid wellsaid speech credential: api_key is required'],
  [
    'nuance',
    { client_id: 'client' },
    'invalid nuance speech credential: either entered client id and        secret or entered a nuance_tts_uri or nuance_stt_uri',
  ],
  ['deepgram', { deepgram_stt_uri: 's' }, 'invalid deepgram speech credential: api_key is required'],
  ['deepgramflux', {}, 'invalid deepgram flux speech credential: api_key is required'],
  ['deepgramriver', key, 'invalid or missing vendor: deepgramriver'],
  ['nvidia', {}, 'invalid riva server uri: riva_server_uri is required'],
  ['soniox', {}, 'invalid soniox speech credential: api_key is required'],
  ['cobalt', {}, 'invalid cobalt speech credential: cobalt_server_uri is required'],
  ['elevenlabs', key, 'invalid elevenLabs speech credential: model_id is required'],
  ['speechmatics', key, 'invalid speechmatics speech credential: speechmatics_stt_uri is required'],
  ['playht', { ...key, user_id: 'u' }, 'invalid voice_engine speech credential: voice_engine is required'],
  ['rimelabs', key, 'invalid rimelabs speech credential: model_id is required'],
  ['inworld', model, 'invalid inworld speech credential: api_key is required'],
  ['cartesia', { ...key, stt_model_id: 's' }, 'invalid cartesia speech credential: model_id is required'],
  ['cartesia', { ...key, ...model }, 'invalid cartesia speech credential: stt_model_id is required'],
  ['resemble', {}, 'invalid resemble speech credential: api_key is required'],
  ['assemblyai', {}, 'invalid assemblyai speech credential: api_key is required'],
  ['houndify', { client_id: 'c', user_id: 'u' }, 'invalid houndify speech credential: client_key is required'],
  ['voxist', {}, 'invalid voxist speech credential: api_key is required'],
  ['whisper', key, 'invalid whisper speech credential: model_id is required'],
  ['openai', key, 'invalid openai speech credential: model_id is required'],
  ['verbio', { client_id: 'c', client_secret: 's' }, 'invalid verbio speech credential: client_id is required'],
  ['verbio', { client_id: 'c', engine_version: 'v' }, 'invalid verbio speech credential: secret is required'],
  ['unheard', {}, 'invalid or missing vendor: unheard'],
  ['custom', {}, 'invalid or missing vendor: custom'],
];

/** Which lists each vendor has when nothing is stored; rimelabs is asked for its own even then. */
const lists: Record<string, string[]> = {
  'stt,tts': ['google', 'aws', 'microsoft', 'nuance', 'ibm', 'nvidia', 'verbio'],
  tts: ['wellsaid', 'resemble'],
  'models,tts': ['elevenlabs', 'playht', 'inworld', 'whisper'],
  'models,stt,sttModels,tts': ['deepgram', 'cartesia'],
  'models,stt,sttModels': ['openai'],
  stt: ['gladia', 'cobalt', 'soniox', 'speechmatics', 'assemblyai', 'houndify', 'voxist'],
};

const listsOf = (vendor: string) => `speech/supportedLanguagesAndVoices?vendor=${vendor}&create_new=true`;

/** Every vendor: what it needs, what of it is shown, which lists it has. */
export const trapsOfVendors: Trap[] = [
  ...complete.map(([vendor, fields, read]) => ({
    section: '16.4',
    name: `${vendor} is read as ${Object.keys(read).join(', ')}`,
    when: async (world: World) =>
      world.admin.get(`${path(world)}/${await world.make(path(world), { vendor, ...both, ...fields })}`),
    status: 200,
    body: { vendor, ...read },
  })),
  ...incomplete.map(([vendor, fields, msg]) => ({
    section: '16.4',
    name: `${vendor} with ${Object.keys(fields).join(', ') || 'nothing'} is refused`,
    when: (world: World) => world.admin.post(path(world), { vendor, ...both, ...fields }),
    status: 500,
    body: { msg },
  })),
  {
    section: '16.4',
    name: 'a credential has a vendor',
    when: (world) => world.admin.post(path(world), key),
    status: 500,
    body: { msg: "Cannot read properties of undefined (reading 'startsWith')" },
  },
  {
    section: '23.10',
    name: 'the name of a vendor is short',
    when: (world) => world.admin.post(path(world), { vendor: `custom:${'x'.repeat(30)}` }),
    status: 500,
    body: /Data too long for column 'vendor'/,
  },
  ...Object.entries(lists).flatMap(([keys, vendors]) =>
    vendors.map((vendor) => ({
      section: '16.5',
      name: `${vendor} has lists of ${keys}`,
      when: async (world: World) => {
        const answer = await world.admin.get(`${path(world)}/${listsOf(vendor)}`);
        return {
          ...answer,
          body: Object.keys(answer.body as object)
            .sort()
            .join(),
        };
      },
      status: 200,
      body: keys,
    })),
  ),
  ...['deepgramflux', 'custom:acme', 'unheard'].map((vendor) => ({
    section: '16.5',
    name: `${vendor} has none`,
    when: (world: World) => world.admin.get(`${path(world)}/${listsOf(vendor)}`),
    status: 422,
    body: { msg: `Invalid vendor ${vendor}` },
  })),
  {
    section: '16.5',
    name: 'lists are asked for by vendor',
    when: (world) => world.account.get(`/Accounts/${world.accountSid}/SpeechCredentials/${listsOf('')}`),
    status: 400,
    body: { msg: 'vendor is required' },
  },
];
