import { useFormState } from 'react-hook-form';
import { valueAt } from '../valueAt';

/** What an input held when its record was loaded; follows the form when a save makes new values the stored ones. */
export function useStoredValue(source: string): unknown {
  const state = useFormState({ name: source });
  /* Reading it subscribes: without, a value that is taken over as stored would not be noticed. */
  void state.dirtyFields;
  return valueAt(state.defaultValues, source);
}
