import Box from '@mui/material/Box';
import { FieldInput } from '../../../fields/input/FieldInput';
import { ListedInput } from './ListedInput';
import { boundField, textOrNull, type SpeechInputProps } from './speechInput';

interface LanguageInputProps extends SpeechInputProps {
  onChosen: (language: string | null) => void;
}

/** The language, where the vendor leaves a choice. */
export function LanguageInput({ onChosen, ...rest }: LanguageInputProps) {
  const bound = boundField(rest, 'language');
  const { offer, selection } = rest;
  const hasNoChoice = offer !== undefined && offer.languages === undefined;
  if (!bound || hasNoChoice || selection.vendor === null) return null;
  return (
    <Box>
      <FieldInput
        resource={rest.resource}
        {...bound}
        draw={(props) => (
          <ListedInput {...props} choices={offer?.languages} onChosen={(value) => onChosen(textOrNull(value))} />
        )}
      />
    </Box>
  );
}
