import type { CompiledForm } from '../../../schema/types/compiled';
import { useFormParts } from '../record/FormContext';
import { FormAction } from './FormAction';

/** Names of the actions that stand in a section, beside what they are about. */
const placedActions = (form: CompiledForm | undefined): unknown[] =>
  (form?.tabs ?? []).flatMap(({ sections }) =>
    sections.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'panel' ? [item.options?.name] : []))),
  );

/** Declared actions of the form that have no place in it. */
export function FormActions() {
  const { resource, mode } = useFormParts();
  const place = mode === 'create' ? 'new' : 'form';
  const placed = placedActions(resource.form);
  const actions = Object.values(resource.actions).filter(
    ({ on, name }) => on.includes(place) && !placed.includes(name),
  );
  if (actions.length === 0) return null;
  return (
    <div className="form-actions beside">
      {actions.map((action) => (
        <FormAction key={action.name} action={action} />
      ))}
    </div>
  );
}
