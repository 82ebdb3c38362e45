/** A field that has to be there, and what the refusal says it belongs to. */
type Required = [name: string, subject: string];

/** How the platform stores and shows a vendor's credential (platform-api 16.4). */
export interface SpeechVendor {
  /** In the order of the check. */
  required?: Required[];
  /** What is stored of a request; everything else is left out. */
  stored: string[];
  /** Stored only when there is something in them. */
  storedIfGiven?: string[];
  secrets?: string[];
  /** Stored, but no read shows it. */
  hidden?: string[];
}

const needs = (subject: string, ...names: string[]): Required[] =>
  names.map((name) => [name, `${subject} speech credential`]);

/** A vendor whose credential is a key, with further fields that are required as well. */
const keyed = (subject: string, required: string[] = [], stored: string[] = []): SpeechVendor => ({
  required: needs(subject, 'api_key', ...required),
  stored: ['api_key', ...required, ...stored],
  secrets: ['api_key'],
});

const vendors: Record<string, SpeechVendor> = {
  aws: {
    stored: ['aws_region'],
    storedIfGiven: ['access_key_id', 'secret_access_key', 'role_arn'],
    secrets: ['secret_access_key'],
  },
  microsoft: {
    stored: [
      'use_custom_tts',
      'custom_tts_endpoint',
      'custom_tts_endpoint_url',
      'use_custom_stt',
      'custom_stt_endpoint',
      'custom_stt_endpoint_url',
    ],
    storedIfGiven: ['region', 'api_key'],
    secrets: ['api_key'],
  },
  wellsaid: keyed('wellsaid'),
  nuance: { stored: ['client_id', 'secret', 'nuance_tts_uri', 'nuance_stt_uri'], secrets: ['secret'] },
  deepgram: {
    stored: ['api_key', 'deepgram_stt_uri', 'deepgram_stt_use_tls', 'deepgram_tts_uri', 'model_id'],
    secrets: ['api_key'],
  },
  deepgramflux: keyed('deepgram flux'),
  gladia: { stored: ['api_key', 'region'], secrets: ['api_key'], hidden: ['region'] },
  ibm: {
    stored: ['tts_api_key', 'tts_region', 'stt_api_key', 'stt_region', 'instance_id'],
    secrets: ['tts_api_key', 'stt_api_key'],
  },
  nvidia: { required: [['riva_server_uri', 'riva server uri']], stored: ['riva_server_uri'] },
  soniox: keyed('soniox'),
  cobalt: { required: needs('cobalt', 'cobalt_server_uri'), stored: ['cobalt_server_uri'] },
  elevenlabs: { ...keyed('elevenLabs', ['model_id'], ['options']), storedIfGiven: ['api_uri'] },
  speechmatics: { ...keyed('speechmatics', ['speechmatics_stt_uri'], ['options']), hidden: ['options'] },
  playht: {
    ...keyed('playht', ['user_id', 'voice_engine'], ['playht_tts_uri', 'options']),
    required: [...needs('playht', 'api_key', 'user_id'), ...needs('voice_engine', 'voice_engine')],
  },
  rimelabs: keyed('rimelabs', ['model_id'], ['options']),
  inworld: keyed('inworld', ['model_id'], ['options']),
  cartesia: { ...keyed('cartesia', [], ['options']), storedIfGiven: ['model_id', 'stt_model_id'] },
  resemble: { ...keyed('resemble'), storedIfGiven: ['resemble_tts_uri', 'resemble_tts_use_tls'] },
  assemblyai: keyed('assemblyai', [], ['service_version']),
  houndify: {
    required: needs('houndify', 'client_id', 'client_key', 'user_id'),
    stored: ['client_id', 'client_key', 'user_id', 'houndify_server_uri'],
    secrets: ['client_key'],
  },
  voxist: keyed('voxist'),
  whisper: keyed('whisper', ['model_id']),
  openai: keyed('openai', ['model_id']),
  verbio: { stored: ['client_id', 'client_secret', 'engine_version'], secrets: ['client_secret'] },
};

const custom: SpeechVendor = {
  stored: ['auth_token', 'custom_stt_url', 'custom_tts_url', 'custom_tts_streaming_url'],
  secrets: ['auth_token'],
};

/** @returns undefined for vendors that the platform does not take; google is a case of its own. */
export function vendorNamed(name: string): SpeechVendor | undefined {
  if (name.startsWith('custom:')) return custom;
  return Object.hasOwn(vendors, name) ? vendors[name] : undefined;
}
