import { useLocale } from 'react-admin';
import { useMemo } from 'react';
import { customPrefix } from '../declared/speechVendor';
import {
  credentialOf,
  freeOffer,
  hasCatalogue,
  offerOf,
  type Catalogue,
  type Direction,
  type SpeechCredential,
} from './offer';
import type { Offer, Selection } from './selection';
import { useCatalogue, useCustomVoices } from './useSpeechLists';
import type { SpeechVendors } from '../declared/vendors';

interface OfferQuestion {
  accountSid: unknown;
  direction: Direction;
  vendors: SpeechVendors;
  credentials: readonly SpeechCredential[] | undefined;
  selection: Selection;
}

const nothing: Catalogue = {};

/**
 * What the selected vendor offers with the selected credential.
 * @returns `offer` undefined while it is being asked for; after a failure what the vendor's declaration alone says
 */
export function useOffer({ accountSid, direction, vendors, credentials, selection }: OfferQuestion): {
  offer: Offer | undefined;
  hasFailed: boolean;
} {
  const { vendor, label } = selection;
  const locale = useLocale();
  const known = vendors.get(vendor ?? '');
  const isListed = vendor !== null && hasCatalogue(vendor, known, direction);
  const { catalogue, hasFailed, isLoading } = useCatalogue({
    accountSid,
    label,
    vendor: isListed ? vendor : undefined,
  });
  const customVoices = useCustomVoices({
    accountSid,
    label,
    isWanted: direction === 'tts' && known?.tts?.ownVoices === true,
  });
  const credential = credentialOf(selection, credentials ?? [], accountSid);
  const offer = useMemo(() => {
    if (vendor?.startsWith(customPrefix)) return freeOffer;
    if (isLoading || customVoices === undefined) return undefined;
    return offerOf({ direction, vendor: known, catalogue: catalogue ?? nothing, credential, customVoices, locale });
  }, [vendor, isLoading, customVoices, direction, known, catalogue, credential, locale]);
  return { offer, hasFailed };
}
