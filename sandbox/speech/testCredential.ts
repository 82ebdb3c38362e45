import { refuse } from '../http/refusals.ts';
import type { Row, Value } from '../store/database.ts';
import { fieldsOf } from './credentialShape.ts';

type Half = 'tts' | 'stt';
type Fields = Record<string, unknown>;

export interface HalfResult {
  status: 'ok' | 'fail' | 'not tested';
  reason?: string;
}

export interface TestResult {
  answer: Record<Half, HalfResult>;
  /** Columns of the credential that remember the outcome. */
  noted: Record<string, Value>;
}

const both: Half[] = ['tts', 'stt'];

/** What the platform can test of each vendor; of the others nothing (platform-api 16.3). */
const testable: Record<string, Half[]> = {
  google: both,
  aws: both,
  microsoft: both,
  wellsaid: ['tts'],
  nuance: both,
  resemble: ['tts'],
  deepgram: both,
  deepgramflux: ['stt'],
  gladia: ['stt'],
  ibm: both,
  soniox: ['stt'],
  elevenlabs: ['tts'],
  speechmatics: ['stt'],
  playht: ['tts'],
  cartesia: both,
  inworld: ['tts'],
  rimelabs: ['tts'],
  assemblyai: ['stt'],
  houndify: ['stt'],
  voxist: ['stt'],
  whisper: ['tts'],
  openai: ['stt'],
  verbio: both,
};

/** Recognition of these is tested by the key alone: without one, for a vendor on own premises, not at all. */
const testedByKey = ['deepgram', 'deepgramflux'];

/** Where a recognition test is noted in the column for synthesis. */
const notedAsTts = ['speechmatics', 'cartesia'];

/**
 * The outcome is written into the credential: a value that contains one of these fails its test. With `tts` or `stt` behind it,
 * as in `bad-key-stt`, only that half fails.
 */
const failures: [mark: string, reason: string | undefined][] = [
  ['bad-region', 'getaddrinfo ENOTFOUND nowhere.api.speech.example.com'],
  ['bad-permission', '7 PERMISSION_DENIED: the caller does not have permission'],
  ['bad-silent', undefined],
  ['bad', '401 Unauthorized'],
];

/** @returns undefined when the vendor would accept the credential. */
export function failureOf(fields: Fields, half: Half): { reason?: string } | undefined {
  const text = JSON.stringify(fields);
  const otherHalf = half === 'tts' ? 'stt' : 'tts';
  if (new RegExp(`bad[a-z-]*-${otherHalf}`).test(text)) return undefined;
  const failure = failures.find(([mark]) => text.includes(mark));
  return failure && (failure[1] === undefined ? {} : { reason: failure[1] });
}

const resultOf = (fields: Fields, half: Half): HalfResult => {
  const failure = failureOf(fields, half);
  return failure ? { status: 'fail', ...failure } : { status: 'ok' };
};

/** Tests what is on and can be tested; what the real platform asks the vendor, the credential itself tells here. */
export function testCredential(row: Row): TestResult {
  const vendor = String(row.vendor);
  const fields = fieldsOf(row);
  if (vendor === 'google' && (!fields.client_email || !fields.private_key))
    throw refuse.message(422, 'uploaded file is not a google service key');
  const answer: TestResult['answer'] = { tts: { status: 'not tested' }, stt: { status: 'not tested' } };
  const noted: TestResult['noted'] = {};
  for (const half of testable[vendor] ?? []) {
    if (row[`use_for_${half}`] !== 1) continue;
    if (half === 'stt' && testedByKey.includes(vendor) && !fields.api_key) continue;
    answer[half] = resultOf(fields, half);
    const column = notedAsTts.includes(vendor) ? 'tts_tested_ok' : `${half}_tested_ok`;
    noted[column] = Number(answer[half].status === 'ok');
  }
  return { answer, noted };
}
