/* In: the credentials of an account, and what the chosen vendor offers. Out: vendor, label, language and voice in the form. */
import { useTranslate } from 'react-admin';
import { useCallback } from 'react';
import { useWatch } from 'react-hook-form';
import type { PanelProps } from '../../../engine/form/panels/panels';
import { labelsFor, type Direction } from './offer';
import { LanguageInput } from './LanguageInput';
import { LabelInput } from './LabelInput';
import { useLabelPreset } from './useLabelPreset';
import { useOffer } from './useOffer';
import { useSelectionChanges, useSelectionValue } from './useSelection';
import { useSpeechCredentials } from './useSpeechLists';
import { VendorInput } from './VendorInput';
import { speechVendors } from '../declared/vendors';
import { VoiceInput } from './VoiceInput';

/**
 * Vendor, label, language and voice of speech: the inputs that `bind` names, for synthesis or recognition
 * (`options.direction`). `bind.account` says whose credentials may be chosen.
 */
export function SpeechPanel({ resource, bind, options, mode }: PanelProps) {
  const translate = useTranslate();
  const direction: Direction = options.direction === 'stt' ? 'stt' : 'tts';
  const accountSid: unknown = useWatch({ name: bind.account ?? '' });
  const vendors = speechVendors();
  const { data: credentials, error } = useSpeechCredentials(accountSid);
  const value = useSelectionValue(bind);
  const { selection } = value;
  const { offer, hasFailed } = useOffer({ accountSid, direction, vendors, credentials, selection });
  const labelsOf = useCallback(
    (vendor: string | null) => labelsFor(credentials ?? [], vendor, direction),
    [credentials, direction],
  );
  const changes = useSelectionChanges(value, offer, labelsOf);
  const labels = labelsOf(selection.vendor);
  useLabelPreset({ value, labels, mode, account: bind.account ?? '' });
  const shared = { resource, bind, selection, offer };
  return (
    <div className="form-row">
      <VendorInput {...shared} {...{ direction, vendors, credentials }} onChosen={changes.onVendor} />
      <LabelInput {...shared} labels={labels} onChosen={changes.onLabel} />
      <LanguageInput {...shared} onChosen={changes.onLanguage} />
      <VoiceInput {...shared} vendor={vendors.get(selection.vendor ?? '')} />
      {(error || hasFailed) && (
        <p role="status" className="field-note of-row">
          {translate(error ? 'fields.speech.no_credentials' : 'fields.speech.no_lists')}
        </p>
      )}
    </div>
  );
}
