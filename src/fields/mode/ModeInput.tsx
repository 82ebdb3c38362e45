import { useWatch } from 'react-hook-form';
import type { FieldInputProps } from '../kit';
import { SelectInput } from '../select/SelectInput';
import { SetAsideNote } from '../set-aside/SetAsideNote';
import { useSetAside } from '../set-aside/useSetAside';

/** A choice between ways that each have fields of their own. */
export function ModeInput(props: FieldInputProps) {
  const { resource, source } = props;
  const value: unknown = useWatch({ name: source });
  const { choose, note } = useSetAside({ resource, source });
  return (
    <div>
      <SelectInput {...props} onChosen={(chosen) => choose(value, chosen)} />
      <SetAsideNote note={note} />
    </div>
  );
}
