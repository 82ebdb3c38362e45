/* In: what the resource of speech credentials declares of vendors. Out: the vendors by stored value, and the paths of their lists, for code that knows no resource. */
import { createNameRegistry } from '../../../schema/nameRegistry';
import { customPrefix, type KnownVendor } from './speechVendor';
import type { Template } from '../../../schema/types';

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
export const speechSources = createNameRegistry<SpeechSource>('source of speech');

const byValue = new WeakMap<SpeechSource, SpeechVendors>();

/** The declared vendors, by their stored value. */
export function speechVendors(): SpeechVendors {
  const source = speechSources.require('declared');
  const known = byValue.get(source) ?? new Map(source.vendors.map((vendor) => [vendor.value, vendor]));
  byValue.set(source, known);
  return known;
}

export const speechPaths = (): SpeechPaths => speechSources.require('declared').paths;

/** What stands for a stored vendor: its name, the customer's own name for it, or the value itself. */
export function vendorName(vendors: SpeechVendors, value: string, customText: (name: string) => string) {
  if (value.startsWith(customPrefix)) return customText(value.slice(customPrefix.length));
  return vendors.get(value)?.name ?? value;
}
