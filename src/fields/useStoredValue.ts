import { useFormState } from 'react-hook-form';
import { valueAt } from './valueAt';

/** What an input held when its record was loaded; follows the form when a save makes new values the stored ones. */
export function useStoredValue(source: string): unknown {
  const { defaultValues } = useFormState({ name: source });
  return valueAt(defaultValues, source);
}
