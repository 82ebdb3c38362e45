import { useCallback } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormEnvironment } from '../../fields/formEnvironment';
import type { MomentNow } from './momentNow';

const isBlank = (value: unknown) => value === undefined || value === null || value === '';

/**
 * When inputs are judged before Save: when one is left that is not blank, and at each change of one that has an error, so
 * that the error goes with its reason. Nobody is told "required" for passing by.
 */
export function useChecks(form: UseFormReturn, momentNow: MomentNow): FormEnvironment['check'] {
  const { getFieldState, getValues, clearErrors, trigger } = form;
  return useCallback(
    (source, moment) => {
      const { error } = getFieldState(source);
      const value: unknown = getValues(source);
      if (Array.isArray(value)) {
        if (moment === 'change' && error?.root) clearErrors(`${source}.root`);
        return;
      }
      if (!error && (moment === 'change' || isBlank(value))) return;
      /* Only the server can take back what it refused; the value must change first. */
      if (moment === 'blur' && error?.type === 'server') return;
      momentNow.during(moment, () => void trigger(source));
    },
    [getFieldState, getValues, clearErrors, trigger, momentNow],
  );
}
