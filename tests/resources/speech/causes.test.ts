import { expect, it } from 'vitest';
import { testCauses } from '../../../resources/speech-services/testCauses';
import { liveOutcome } from '../../../src/kinds/speech/live/liveOutcome';

/* What vendors and their libraries answer. */
it.each([
  ['wrong_key', '401 Incorrect API key provided'],
  ['wrong_key', 'Incorrect API key provided'],
  ['wrong_key', 'The security token included in the request is invalid.'],
  ['wrong_key', 'The request signature we calculated does not match the signature you provided.'],
  ['wrong_key', 'invalid_grant: Invalid JWT Signature.'],
  ['no_permission', '7 PERMISSION_DENIED: Cloud Text-to-Speech API has not been used in project 1'],
  ['no_permission', 'User is not authorized to perform: polly:DescribeVoices'],
  ['no_permission', 'Request failed with status code 403'],
  ['wrong_region', 'getaddrinfo ENOTFOUND nowhere.tts.speech.example.com'],
  ['wrong_region', 'Credential should be scoped to a valid region.'],
  ['unreachable', 'connect ECONNREFUSED 192.0.2.1:443'],
])('%s is the cause of: %s', (cause, reason) => {
  const answer = { tts: { status: 'fail', reason } };
  const { uses } = liveOutcome({ use_for_tts: 1 }, answer, testCauses);
  expect(uses).toEqual([
    { use: 'tts', status: 'failed', reason, cause: `resources.speech-services.form.causes.${cause}` },
  ]);
});

it('an unknown reason is told as it came', () => {
  const answer = { stt: { status: 'fail', reason: 'DECODER routines::unsupported' } };
  expect(liveOutcome({ use_for_stt: true }, answer, testCauses).uses).toEqual([
    { use: 'stt', status: 'failed', reason: 'DECODER routines::unsupported' },
  ]);
});
