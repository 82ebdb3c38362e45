import { describeTraps } from './support/describeTraps.ts';
import { trapsOfSpeech } from './support/traps/trapsOfSpeech.ts';
import { trapsOfSpeechChanges } from './support/traps/trapsOfSpeechChanges.ts';
import { trapsOfVendors } from './support/traps/trapsOfVendors.ts';
import { trapsOfVoices } from './support/traps/trapsOfVoices.ts';

describeTraps('traps of speech, the same on any platform', [
  ...trapsOfSpeech,
  ...trapsOfSpeechChanges,
  ...trapsOfVendors,
  ...trapsOfVoices,
]);
