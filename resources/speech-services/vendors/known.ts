import type { KnownVendor, SpeechVendor } from '../../../src/schema/speechVendor';
import { speechVendors } from '.';

const known = ({ value, name, tts, stt, feature, docs }: SpeechVendor): KnownVendor => ({
  value,
  name,
  ...(tts && { tts }),
  ...(stt && { stt }),
  ...(feature && { feature }),
  ...(docs && { docs }),
});

/**
 * Vendors as far as applications, lists and the choice of one need them. A build has their text in this place
 * (scripts/resourceParts.ts): what only the form of a credential needs comes with that form.
 */
export const knownVendors: readonly KnownVendor[] = speechVendors.map(known);
