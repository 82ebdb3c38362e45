import { useCallback } from 'react';
import type { FieldError, UseFormReturn } from 'react-hook-form';
import type { FormEnvironment } from '../../../fields/input/formEnvironment';
import type { MomentNow } from '../record/momentNow';

const isBlank = (value: unknown) => value === undefined || value === null || value === '';

const tableOf = (source: string): string | undefined => /^(.+)\.\d+\.[^.]+$/.exec(source)?.[1];

type Errors = Record<string, FieldError | undefined>;

/** The other inputs of a table that have an error: it may depend on the one that was changed, in their row or in another. */
function erringBeside(source: string, { getFieldState }: UseFormReturn): string[] {
  const table = tableOf(source);
  const rows = table === undefined ? undefined : (getFieldState(table).error as unknown as Errors[] | undefined);
  return Object.entries(rows ?? {}).flatMap(([index, row]) =>
    /^\d+$/.test(index)
      ? Object.entries(row ?? {}).flatMap(([name, error]) => {
          const other = `${table}.${index}.${name}`;
          const mayGo = typeof error === 'object' && 'type' in error && error.type !== 'server' && name !== 'root';
          return mayGo && other !== source ? [other] : [];
        })
      : [],
  );
}

/**
 * When inputs are judged before Save: when one is left that is not blank, and at each change of one that has an error, so
 * that the error goes with its reason. Nobody is told "required" for passing by.
 */
export function useChecks(
  form: UseFormReturn,
  momentNow: MomentNow,
  afterPress: FormEnvironment['afterPress'],
): FormEnvironment['check'] {
  const { getFieldState, getValues, clearErrors, trigger } = form;
  const judge = useCallback<FormEnvironment['check']>(
    (source, moment) => {
      const { error } = getFieldState(source);
      const value: unknown = getValues(source);
      if (Array.isArray(value)) {
        if (moment !== 'change') return;
        if (error?.root) clearErrors(`${source}.root`);
        /* That the last row may not go is said at once. */
        if (value.length === 0) momentNow.during(moment, () => trigger(source));
        return;
      }
      const beside = moment === 'change' ? erringBeside(source, form) : [];
      if (!error && beside.length === 0 && (moment === 'change' || isBlank(value))) return;
      /* What the server has refused is not judged by one input: its value must change first. */
      if (moment === 'blur' && error?.type === 'server') return;
      const names = [...(error || beside.length === 0 ? [source] : []), ...beside];
      /* Of one name alone only its own input hears; of a list all do. */
      momentNow.during(moment, () => trigger(names.length === 1 ? names[0] : names));
    },
    [form, getFieldState, getValues, clearErrors, trigger, momentNow],
  );
  return useCallback((source, moment) => afterPress(() => judge(source, moment)), [afterPress, judge]);
}
