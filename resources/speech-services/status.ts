import type { Predicate } from '../../src/schema/facts/predicate';
import type { Field } from '../../src/schema/types';

const tts = { use_for_tts: true };
const stt = { use_for_stt: true };

/** What a credential is used for, from its two switches. */
export const usage: Field = {
  type: 'select',
  write: 'never',
  choices: ['both', 'tts', 'stt', 'none'],
  derive: { both: { ...tts, ...stt }, tts, stt, none: {} },
};

/** Of these the platform notes how recognition did under the name of synthesis (platform-api 16.3). */
const notedAsTts = ['speechmatics', 'cartesia'];

const tested = (outcome: 0 | 1): Predicate => ({
  any: [
    { ...tts, tts_tested_ok: outcome },
    { ...stt, stt_tested_ok: outcome },
    { ...stt, vendor: { in: notedAsTts }, tts_tested_ok: outcome },
  ],
});

/** How a credential did when it was last tested, as far as the list tells. */
export const status: Field = {
  type: 'select',
  write: 'never',
  choices: ['ok', 'failed', 'not_tested', 'unchecked'],
  derive: {
    not_tested: { use_for_tts: { not: true }, use_for_stt: { not: true } },
    failed: tested(0),
    ok: tested(1),
    unchecked: {},
  },
};
