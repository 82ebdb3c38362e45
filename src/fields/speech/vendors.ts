import { useQuery } from '@tanstack/react-query';
import { createNameRegistry } from '../../schema/nameRegistry';
import { customPrefix, type KnownVendor } from '../../schema/speechVendor';
import type { Template } from '../../schema/types';

export type SpeechVendors = ReadonlyMap<string, KnownVendor>;

/** Where the API has what speech is chosen from; paths of lists read `{account_sid}` of the form before the session. */
export interface SpeechPaths {
  credentials: readonly Template[];
  catalogue: readonly Template[];
  voices: Template;
}

/** What is declared of speech. */
export interface SpeechSource {
  vendors: readonly KnownVendor[];
  paths: SpeechPaths;
}

/** Where that is: handed in by whoever puts the console together, since fields know no resource. */
export const speechSources = createNameRegistry<() => Promise<SpeechSource>>('source of speech');

export interface KnownSpeech {
  /** By their stored value. */
  vendors: SpeechVendors;
  paths: SpeechPaths;
}

async function loadSpeech(): Promise<KnownSpeech> {
  const { vendors, paths } = await speechSources.require('declared')();
  return { vendors: new Map(vendors.map((vendor) => [vendor.value, vendor])), paths };
}

/** The declared vendors and paths; undefined while they load. */
export const useKnownSpeech = (): KnownSpeech | undefined =>
  useQuery({ queryKey: ['known-speech'], queryFn: loadSpeech, staleTime: Infinity }).data;

export const useSpeechVendors = (): SpeechVendors | undefined => useKnownSpeech()?.vendors;

/** What stands for a stored vendor: its name, the customer's own name for it, or the value itself. */
export function vendorName(vendors: SpeechVendors | undefined, value: string, customText: (name: string) => string) {
  if (value.startsWith(customPrefix)) return customText(value.slice(customPrefix.length));
  return vendors?.get(value)?.name ?? value;
}
