import { useFormEnvironment } from '../input/formEnvironment';
import type { FieldInputProps } from '../kit';
import { namedChoices } from '../choices';
import { ChoiceSelect } from './ChoiceSelect';
import { HookedSelect } from './HookedSelect';

type Sets = Record<string, Record<string, unknown>>;

/**
 * Chooses the list: the declaration's own, a registered list, or what a registered hook gives. `options.sets` holds by choice what it
 * presets in other inputs of the form.
 */
export function SelectInput(props: FieldInputProps & { onChosen?: (value: unknown) => void }) {
  const { choices = [], options = {} } = props.field;
  const { setValue } = useFormEnvironment().form;
  const sets = options.sets as Sets | undefined;
  const preset = (chosen: unknown) => {
    for (const [name, value] of Object.entries(sets?.[String(chosen)] ?? {}))
      setValue(name, value, { shouldDirty: true });
  };
  const told = sets ? { onChosen: preset } : {};
  if (!('use' in choices)) return <ChoiceSelect {...props} {...told} choices={choices.map((value) => ({ value }))} />;
  const named = namedChoices.require(choices.use);
  if (typeof named !== 'function') return <ChoiceSelect {...props} {...told} choices={named} />;
  return <HookedSelect key={choices.use} {...props} {...told} useChoices={named} />;
}
