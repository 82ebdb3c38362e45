import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { KnownVendor } from '../declared/speechVendor';
import { FieldInput } from '../../../fields/input/FieldInput';
import { ListedInput } from './ListedInput';
import { boundField, type SpeechInputProps } from './speechInput';

interface VoiceInputProps extends SpeechInputProps {
  vendor: KnownVendor | undefined;
}

/** The voice; with vendors whose models are their voices, the model. */
export function VoiceInput({ vendor, ...rest }: VoiceInputProps) {
  const translate = useTranslate();
  const bound = boundField(rest, 'voice');
  const { offer, selection } = rest;
  if (!bound || selection.vendor === null) return null;
  return (
    <Box>
      <FieldInput
        resource={rest.resource}
        {...bound}
        draw={(props) => (
          <ListedInput
            {...props}
            label={vendor?.tts?.voicesFrom === 'models' ? translate('fields.speech.model') : props.label}
            choices={offer && (offer.voicesOf?.(selection.language) ?? [])}
          />
        )}
      />
    </Box>
  );
}
