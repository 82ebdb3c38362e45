/* In: the values of a form, and why they are judged. Out: complaints at the inputs, and a summary of them. */
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { FormValues } from '../record/initialValues';
import type { Moment } from '../record/momentNow';
import { complaints, type FieldError, type Validation } from './validateForm';

export interface ResolverOptions {
  validation: Validation;
  /** Names of the fields in the parts of the form that are shown for these values. */
  shownNames: (values: FormValues) => string[];
  moment: () => Moment;
  /** Runs what moves things on screen once nothing is pressed. */
  afterPress: (run: () => void) => void;
}

const put = (errors: Record<string, unknown>, source: string, error: FieldError) => {
  const keys = source.split('.');
  const last = keys.pop() as string;
  const parent = keys.reduce<Record<string, unknown>>((at, key, index) => {
    const isIndexNext = /^\d+$/.test(keys[index + 1] ?? last);
    const isRowsNext = (keys[index + 1] ?? last) === 'root';
    at[key] ??= isIndexNext || isRowsNext ? [] : {};
    return at[key] as Record<string, unknown>;
  }, errors);
  parent[last] ??= error;
};

/**
 * The form's judge, made once for a form: on Save every shown field; between times only the input that was
 * changed or left.
 */
export function createResolver(options: ResolverOptions): Resolver<FieldValues> {
  return async (values, _, { names = [] }) => {
    const moment = options.moment();
    const isSave = moment === 'submit';
    const found = await complaints(options.shownNames(values), values, options.validation, {
      ...(isSave ? {} : { only: names }),
      asksServer: moment !== 'change',
    });
    /* What the server had to be asked for may come in the middle of a press. */
    if (!isSave) await new Promise<void>(options.afterPress);
    const errors = {};
    for (const [source, error] of found) put(errors, source, error);
    return found.length === 0 ? { values, errors: {} } : { values: {}, errors: errors as FieldErrors };
  };
}
