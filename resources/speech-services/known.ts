import type { KnownVendor, SpeechVendor } from '../../src/kinds/speech/declared/speechVendor';
import { speechPaths } from './paths';
import { speechVendors } from './vendors';

const known = ({ value, name, tts, stt, feature, docs }: SpeechVendor): KnownVendor => ({
  value,
  name,
  ...(tts && { tts }),
  ...(stt && { stt }),
  ...(feature && { feature }),
  ...(docs && { docs }),
});

/** Vendors as far as applications and the choice of one need them, and where their lists are. */
export const knownSpeech = { vendors: speechVendors.map(known), paths: speechPaths };
