import { useCallback } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ActionOutcome } from '../../../actions/registry';
import { useFormParts } from '../record/FormContext';
import type { FormValues } from '../record/initialValues';

/** Puts what an action gave into the form: unsaved values as if they were typed, stored ones as if they had been loaded. */
export function useTakeOver(): (outcome: ActionOutcome) => void {
  const { setValue } = useFormContext<FormValues>();
  const { keep } = useFormParts();
  return useCallback(
    ({ patch = {}, stored = {} }) => {
      for (const [name, value] of Object.entries(patch)) setValue(name, value, { shouldDirty: true });
      keep(stored);
    },
    [setValue, keep],
  );
}
