import { useCallback } from 'react';
import type { FieldError, UseFormReturn } from 'react-hook-form';
import type { FormEnvironment } from '../../../fields/input/formEnvironment';
import type { MomentNow } from '../record/momentNow';

const isBlank = (value: unknown) => value === undefined || value === null || value === '';

const rowOf = (source: string): string | undefined => /^.+\.\d+(?=\.[^.]+$)/.exec(source)?.[0];

/** The other inputs of a row that have an error: it may depend on the one that was changed. */
function erringBeside(source: string, { getFieldState }: UseFormReturn): string[] {
  const row = rowOf(source);
  const errors = row === undefined ? undefined : (getFieldState(row).error as Record<string, FieldError> | undefined);
  return Object.entries(errors ?? {}).flatMap(([name, error]) =>
    typeof error === 'object' &&
    'type' in error &&
    error.type !== 'server' &&
    `${row}.${name}` !== source &&
    name !== 'root'
      ? [`${row}.${name}`]
      : [],
  );
}

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
      const beside = moment === 'change' ? erringBeside(source, form) : [];
      if (!error && beside.length === 0 && (moment === 'change' || isBlank(value))) return;
      /* Only the server can take back what it refused; the value must change first. */
      if (moment === 'blur' && error?.type === 'server') return;
      const names = [...(error || beside.length === 0 ? [source] : []), ...beside];
      /* Of one name alone only its own input hears; of a list all do. */
      momentNow.during(moment, () => void trigger(names.length === 1 ? names[0] : names));
    },
    [form, getFieldState, getValues, clearErrors, trigger, momentNow],
  );
}
