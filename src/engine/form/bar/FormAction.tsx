import { useCanAccess, type RaRecord } from 'react-admin';
import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { ActionButton } from '../../../actions/run/ActionButton';
import { useWatchedFacts } from '../../../fields/input/useFieldFacts';
import type { CompiledAction } from '../../../schema/types/compiled';
import { watchedPaths } from '../../../schema/facts/predicate';
import { useFormParts } from '../record/FormContext';
import type { FormValues } from '../record/initialValues';
import { useTakeOver } from '../save/useTakeOver';

interface FormActionProps {
  action: CompiledAction;
  /** There is nothing for it to do now. */
  isIdle?: boolean;
  onDone?: () => void;
}

/**
 * One action of the form, for those who may do it. It sees what is typed but not saved, and may change it; it is drawn anew only for
 * what its conditions look at.
 */
export function FormAction({ action, isIdle = false, onDone }: FormActionProps) {
  const { resource, record } = useFormParts();
  const { getValues } = useFormContext<FormValues>();
  useWatchedFacts(useMemo(() => [action.visible, action.enabled].flatMap(watchedPaths), [action]));
  const takeOver = useTakeOver();
  const { canAccess } = useCanAccess({
    resource: resource.name,
    action: action.operation,
    record: record as RaRecord | undefined,
  });
  if (!canAccess) return null;
  return (
    <ActionButton
      resource={resource}
      action={action}
      place="form"
      {...(record ? { record: record as RaRecord } : {})}
      values={getValues}
      isIdle={isIdle}
      onOutcome={(outcome) => {
        takeOver(outcome);
        onDone?.();
      }}
    />
  );
}
