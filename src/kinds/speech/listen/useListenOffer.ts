import type { RaRecord } from 'react-admin';
import { useMemo, useState } from 'react';
import { plainText } from '../../../fields/plainText';
import type { SpeechCredential } from '../choice/offer';
import { chooseLanguage, chooseVendor, fill, type Selection } from '../choice/selection';
import { useOffer } from '../choice/useOffer';
import { speechVendors } from '../declared/vendors';

/** What can be heard with a stored credential, and what is chosen of it: the same choices as an application has. */
export function useListenOffer(record: RaRecord) {
  const vendor = plainText(record.vendor);
  const label = plainText(record.label) || null;
  const [chosen, setChosen] = useState<Selection>(() => ({ ...chooseVendor(vendor, [label]), label }));
  const vendors = speechVendors();
  const credentials = useMemo(
    (): SpeechCredential[] => [
      {
        vendor,
        label,
        account_sid: null,
        use_for_tts: true,
        use_for_stt: false,
        use_custom_tts: record.use_custom_tts,
      },
    ],
    [vendor, label, record.use_custom_tts],
  );
  const { offer } = useOffer({
    accountSid: record.account_sid,
    direction: 'tts',
    vendors,
    credentials,
    selection: chosen,
  });
  const selection = offer ? fill(chosen, offer) : chosen;
  return {
    isLoading: offer === undefined,
    language: selection.language ?? '',
    voice: selection.voice ?? '',
    /** Undefined where the vendor leaves no choice. */
    languages: offer ? offer.languages : [],
    voices: offer?.voicesOf?.(selection.language) ?? [],
    setLanguage: (language: string) => setChosen(chooseLanguage(selection, language, offer)),
    setVoice: (voice: string) => setChosen({ ...selection, voice }),
  };
}
