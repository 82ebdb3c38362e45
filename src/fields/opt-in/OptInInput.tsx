import { BooleanInput } from '../boolean/BooleanInput';
import type { FieldInputProps } from '../kit';
import { SetAsideNote } from '../set-aside/SetAsideNote';
import { useSetAside } from '../set-aside/useSetAside';

/** A checkbox for a part of the form that may be left out. */
export function OptInInput(props: FieldInputProps) {
  const { resource, source } = props;
  const { choose, note } = useSetAside({ resource, source });
  return (
    <div>
      <BooleanInput {...props} onChosen={(chosen) => choose(!chosen, chosen)} />
      <SetAsideNote note={note} />
    </div>
  );
}
