import { useQuery } from '@tanstack/react-query';
import { createNameRegistry } from '../../schema/nameRegistry';
import { customPrefix, type SpeechVendor } from '../../schema/speechVendor';

export type SpeechVendors = ReadonlyMap<string, SpeechVendor>;

type Load = () => Promise<readonly SpeechVendor[]>;

/** Where vendors are declared: handed in by whoever puts the console together, since fields know no resource. */
export const speechVendorSources = createNameRegistry<Load>('list of speech vendors');

async function loadVendors(): Promise<SpeechVendors> {
  const lists = await Promise.all(speechVendorSources.names().map((name) => speechVendorSources.require(name)()));
  return new Map(lists.flat().map((vendor) => [vendor.value, vendor]));
}

/** The declared vendors by their stored value; undefined while they load. */
export const useSpeechVendors = (): SpeechVendors | undefined =>
  useQuery({ queryKey: ['speech-vendors'], queryFn: loadVendors, staleTime: Infinity }).data;

/** What stands for a stored vendor: its name, the customer's own name for it, or the value itself. */
export function vendorName(vendors: SpeechVendors | undefined, value: string, customText: (name: string) => string) {
  if (value.startsWith(customPrefix)) return customText(value.slice(customPrefix.length));
  return vendors?.get(value)?.name ?? value;
}
