import type { Choice } from '../../../fields/choices/choice';
import type { FieldInputProps } from '../../../fields/kit';
import { PlainInput } from '../../../fields/input/PlainInput';
import { ChoiceSelect } from '../../../fields/select/ChoiceSelect';

interface ListedInputProps extends FieldInputProps {
  /** Undefined while they are being asked for. */
  choices: readonly Choice[] | undefined;
  onChosen?: (value: unknown) => void;
}

/** One of a list; free text where the list has nothing to choose. */
export function ListedInput({ choices, onChosen, ...props }: ListedInputProps) {
  if (choices?.length === 0) return <PlainInput {...props} />;
  return (
    <ChoiceSelect
      {...props}
      choices={choices ?? []}
      isLoading={choices === undefined}
      {...(onChosen && { onChosen })}
    />
  );
}
