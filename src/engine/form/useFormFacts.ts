import { useMemo } from 'react';
import type { StandingFacts } from '../../fields/formEnvironment';
import { accountFilter, sharedFilter } from '../../session/accountFilter';
import { useConsole } from '../../session/ConsoleContext';
import type { FormValues } from './initialValues';

/** What the conditions of a form look at besides its values. */
export function useFormFacts(mode: 'create' | 'edit' | 'show', record: FormValues | undefined): StandingFacts {
  const { session, features } = useConsole();
  return useMemo(
    () => ({
      session,
      features,
      operation: mode,
      loaded: record ?? {},
      filter: { [sharedFilter]: accountFilter.get() },
      ...(record?.id === undefined ? {} : { id: String(record.id as string | number) }),
    }),
    [session, features, mode, record],
  );
}
