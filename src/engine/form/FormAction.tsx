import { useCanAccess, type RaRecord } from 'ra-core';
import { ActionButton } from '../../actions/ActionButton';
import type { CompiledAction } from '../../schema/compiled';
import { useFormParts } from './FormContext';
import type { FormValues } from './initialValues';

interface FormActionProps {
  action: CompiledAction;
  values: FormValues;
  onPatch: (changes: FormValues) => void;
}

/** One action of the form, for those who may do it. */
export function FormAction({ action, values, onPatch }: FormActionProps) {
  const { resource, record } = useFormParts();
  const { canAccess } = useCanAccess({
    resource: resource.name,
    action: action.needs,
    record: record as RaRecord | undefined,
  });
  if (!canAccess) return null;
  return (
    <ActionButton
      resource={resource}
      action={action}
      place="form"
      {...(record ? { record: record as RaRecord } : {})}
      values={values}
      onOutcome={({ patch }) => patch && onPatch(patch)}
    />
  );
}
