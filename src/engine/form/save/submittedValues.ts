import type { FormValues } from '../record/initialValues';
import { sameValue } from '../conflict/sameValue';

/**
 * What is handed to the provider: an untouched field as the record had it, so that nothing that the form filled up for
 * its own use counts as a change.
 */
export const submittedValues = (values: FormValues, defaults: FormValues, loaded: FormValues): FormValues => ({
  ...loaded,
  ...Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      name in loaded && sameValue(value, defaults[name]) ? loaded[name] : value,
    ]),
  ),
});
