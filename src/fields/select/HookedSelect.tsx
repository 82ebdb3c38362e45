import type { ChoiceQuery } from '../choices';
import type { Choice } from '../choices/choice';
import type { FieldInputProps } from '../kit';
import { ChoiceSelect } from './ChoiceSelect';

interface HookedSelectProps extends FieldInputProps {
  onChosen?: (value: unknown) => void;
  /** The same for the component's whole life: see the key where it is used. */
  useChoices: (query: ChoiceQuery) => readonly Choice[] | undefined;
}

/** A select whose list depends on the form or on the server. */
export function HookedSelect({ useChoices, ...props }: HookedSelectProps) {
  const choices = useChoices({ resource: props.resource, field: props.field, facts: props.facts });
  return <ChoiceSelect {...props} choices={choices ?? []} isLoading={choices === undefined} />;
}
