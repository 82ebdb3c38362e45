import { useCanAccess, type RaRecord } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import { ActionButton } from '../../actions/ActionButton';
import type { CompiledAction } from '../../schema/compiled';
import { useFormParts } from './FormContext';
import type { FormValues } from './initialValues';
import { useTakeOver } from './useTakeOver';

interface FormActionProps {
  action: CompiledAction;
  /** There is nothing for it to do now. */
  isIdle?: boolean;
  onDone?: () => void;
}

/** One action of the form, for those who may do it. It sees what is typed but not saved, and may change it. */
export function FormAction({ action, isIdle = false, onDone }: FormActionProps) {
  const { resource, record } = useFormParts();
  const { control, getValues } = useFormContext<FormValues>();
  useWatch({ control });
  const takeOver = useTakeOver();
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
      values={getValues()}
      isIdle={isIdle}
      onOutcome={(outcome) => {
        takeOver(outcome);
        onDone?.();
      }}
    />
  );
}
