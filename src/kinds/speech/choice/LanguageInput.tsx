import { ListedInput } from './ListedInput';
import { SpeechInput, textOrNull, type SpeechInputProps } from './SpeechInput';

interface LanguageInputProps extends SpeechInputProps {
  onChosen: (language: string | null) => void;
}

/** The language, where the vendor leaves a choice. */
export function LanguageInput({ onChosen, ...rest }: LanguageInputProps) {
  const { offer, selection } = rest;
  const hasNoChoice = offer !== undefined && offer.languages === undefined;
  if (hasNoChoice || selection.vendor === null) return null;
  return (
    <SpeechInput
      {...rest}
      part="language"
      draw={(props) => (
        <ListedInput {...props} choices={offer?.languages} onChosen={(value) => onChosen(textOrNull(value))} />
      )}
    />
  );
}
