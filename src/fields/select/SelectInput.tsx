import { useRef } from 'react';
import { useFormEnvironment } from '../input/formEnvironment';
import type { FieldInputProps } from '../kit';
import { namedChoices } from '../choices';
import { ChoiceSelect } from './ChoiceSelect';
import { HookedSelect } from './HookedSelect';

type Sets = Record<string, Record<string, unknown>>;

/**
 * Chooses the list: the declaration's own, a registered list, or what a registered hook gives. `options.sets` holds by choice what it
 * presets in other inputs of the form; another choice takes back what nobody has changed since.
 */
export function SelectInput(props: FieldInputProps & { onChosen?: (value: unknown) => void }) {
  const { choices = [], options = {} } = props.field;
  const { getValues, setValue } = useFormEnvironment().form;
  /* What the last choice has preset, and what stood there. */
  const preset = useRef<{ name: string; value: unknown; before: unknown }[]>([]);
  const sets = options.sets as Sets | undefined;
  const onChosen = (chosen: unknown) => {
    for (const { name, value, before } of preset.current)
      if (getValues(name) === value) setValue(name, before, { shouldDirty: true });
    preset.current = Object.entries(sets?.[String(chosen)] ?? {})
      .map(([name, value]) => ({ name, value, before: getValues(name) as unknown }))
      .filter(({ value, before }) => value !== before);
    for (const { name, value } of preset.current) setValue(name, value, { shouldDirty: true });
  };
  const told = sets ? { onChosen } : {};
  if (!('use' in choices)) return <ChoiceSelect {...props} {...told} choices={choices.map((value) => ({ value }))} />;
  const named = namedChoices.require(choices.use);
  if (typeof named !== 'function') return <ChoiceSelect {...props} {...told} choices={named} />;
  return <HookedSelect key={choices.use} {...props} {...told} useChoices={named} />;
}
