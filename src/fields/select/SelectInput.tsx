import type { FieldInputProps } from '../kit';
import { namedChoices } from '../choices';
import { ChoiceSelect } from './ChoiceSelect';
import { HookedSelect } from './HookedSelect';

/** Chooses the list: the declaration's own, a registered list, or what a registered hook gives. */
export function SelectInput(props: FieldInputProps & { onChosen?: (value: unknown) => void }) {
  const { choices = [] } = props.field;
  if (!('use' in choices)) return <ChoiceSelect {...props} choices={choices.map((value) => ({ value }))} />;
  const named = namedChoices.require(choices.use);
  if (typeof named !== 'function') return <ChoiceSelect {...props} choices={named} />;
  return <HookedSelect key={choices.use} {...props} useChoices={named} />;
}
