import { ChoiceSelect } from '../../../fields/select/ChoiceSelect';
import { SpeechInput, textOrNull, type SpeechInputProps } from './SpeechInput';

interface LabelInputProps extends SpeechInputProps {
  /** Of the credentials for the vendor; null for one without a label. */
  labels: readonly (string | null)[];
  onChosen: (label: string | null) => void;
}

/** Which of several credentials of a vendor is meant; not there where there is nothing to tell apart. */
export function LabelInput({ labels, onChosen, ...rest }: LabelInputProps) {
  const named = labels.flatMap((label) => label ?? []);
  if (named.length === 0 && rest.selection.label === null) return null;
  return (
    <SpeechInput
      {...rest}
      part="label"
      draw={(props) => (
        <ChoiceSelect
          {...props}
          choices={named.map((value) => ({ value, label: value }))}
          hasNone={labels.includes(null)}
          onChosen={(value) => onChosen(textOrNull(value))}
        />
      )}
    />
  );
}
