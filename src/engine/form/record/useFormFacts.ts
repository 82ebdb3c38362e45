import { useMemo } from 'react';
import type { StandingFacts } from '../../../fields/input/formEnvironment';
import { accountFilter, sharedFilter } from '../../../session/choices/accountFilter';
import { useConsole } from '../../../session/ConsoleContext';
import type { FormValues } from './initialValues';

/**
 * What the conditions of a form look at besides its values.
 * @param madeId of a new record that was made although not all of it could be saved
 */
export function useFormFacts(
  mode: 'create' | 'edit' | 'show',
  record: FormValues | undefined,
  madeId: string | number | undefined,
): StandingFacts {
  const { session, features } = useConsole();
  const id = (record?.id as string | number | undefined) ?? madeId;
  return useMemo(
    () => ({
      session,
      features,
      operation: mode,
      loaded: record ?? {},
      filter: { [sharedFilter]: accountFilter.get() },
      ...(id === undefined ? {} : { id: String(id) }),
    }),
    [session, features, mode, record, id],
  );
}
