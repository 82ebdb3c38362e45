import { useTranslate } from 'react-admin';
import type { KnownVendor } from '../declared/speechVendor';
import { ListedInput } from './ListedInput';
import { SpeechInput, type SpeechInputProps } from './SpeechInput';

interface VoiceInputProps extends SpeechInputProps {
  vendor: KnownVendor | undefined;
}

/** The voice; with vendors whose models are their voices, the model. */
export function VoiceInput({ vendor, ...rest }: VoiceInputProps) {
  const translate = useTranslate();
  const { offer, selection } = rest;
  if (selection.vendor === null) return null;
  return (
    <SpeechInput
      {...rest}
      part="voice"
      draw={(props) => (
        <ListedInput
          {...props}
          label={vendor?.tts?.voicesFrom === 'models' ? translate('fields.speech.model') : props.label}
          choices={offer && (offer.voicesOf?.(selection.language) ?? [])}
        />
      )}
    />
  );
}
