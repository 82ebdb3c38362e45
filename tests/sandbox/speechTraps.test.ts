// @vitest-environment node
import { describeTraps } from './support/describeTraps.ts';
import { trapsOfSpeech } from './support/trapsOfSpeech.ts';
import { trapsOfSpeechChanges } from './support/trapsOfSpeechChanges.ts';
import { trapsOfVendors } from './support/trapsOfVendors.ts';
import { trapsOfVoices } from './support/trapsOfVoices.ts';

describeTraps('traps of speech, the same on any platform', [
  ...trapsOfSpeech,
  ...trapsOfSpeechChanges,
  ...trapsOfVendors,
  ...trapsOfVoices,
]);
