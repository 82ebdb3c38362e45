import type { Choice } from '../choices';
import type { FieldInputProps } from '../kit';
import { PlainInput } from '../PlainInput';
import { ChoiceSelect } from '../select/ChoiceSelect';

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
