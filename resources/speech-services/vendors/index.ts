import type { SpeechVendor } from '../../../src/kinds/speech/declared/speechVendor';

/** Files are found, not listed: adding one is enough. */
const modules = import.meta.glob<{ default: SpeechVendor }>(['./*.ts', './*.json', '!./index.ts'], {
  eager: true,
});

export const speechVendors: readonly SpeechVendor[] = Object.values(modules).map((module) => module.default);
