import { refuse } from '../http/refusals.ts';
import type { Row } from '../store/database.ts';
import { fieldsOf } from './credentialShape.ts';
import { sealCredential } from './sealCredential.ts';

type Fields = Record<string, unknown>;

/** What an update takes from the request; what it leaves out is erased (platform-api 16.2). */
const updatable = [
  'region',
  'aws_region',
  'stt_region',
  'tts_region',
  'riva_server_uri',
  'nuance_tts_uri',
  'nuance_stt_uri',
  'use_custom_tts',
  'custom_tts_endpoint',
  'custom_tts_endpoint_url',
  'use_custom_stt',
  'custom_stt_endpoint',
  'custom_stt_endpoint_url',
  'custom_stt_url',
  'custom_tts_url',
  'custom_tts_streaming_url',
  'cobalt_server_uri',
  'stt_model_id',
  'voice_engine',
  'options',
  'deepgram_stt_uri',
  'deepgram_stt_use_tls',
  'deepgram_tts_uri',
  'playht_tts_uri',
  'engine_version',
  'service_version',
  'speechmatics_stt_uri',
  'resemble_tts_uri',
  'resemble_tts_use_tls',
  'api_uri',
  'houndify_server_uri',
];

const flags = ['use_for_tts', 'use_for_stt'];

/** The flags alone; without either of them nothing is changed. */
export function changedFlags(body: Fields): Fields {
  const given = flags.filter((name) => body[name] !== undefined);
  if (given.length === 0) throw refuse.message(422, 'use_for_tts and use_for_stt are the only updateable fields');
  return Object.fromEntries(given.map((name) => [name, body[name]]));
}

/** The stored fields with those of the request over them; only the model is kept where the request does not name it. */
export function changedCredential(row: Row, body: Fields): string {
  const stored = fieldsOf(row);
  const fields: Fields = { ...stored, vendor: row.vendor };
  for (const name of updatable) fields[name] = body[name];
  if (body.model_id !== undefined) fields.model_id = body.model_id;
  if (row.vendor === 'google') fields.service_key = JSON.stringify(stored);
  return sealCredential(fields);
}
