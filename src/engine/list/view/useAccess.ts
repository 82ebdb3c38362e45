import { useAuthProvider, type RaRecord } from 'react-admin';
import { useEffect, useMemo, useState } from 'react';
import type { CompiledResource } from '../../../schema/types/compiled';

/** Whether the session may do an operation with a record; false until it is known. */
export type May = (operation: string, record?: RaRecord) => boolean;

const operationsOf = (resource: CompiledResource): string[] => [
  ...new Set([
    'show',
    'create',
    'edit',
    'delete',
    'export',
    ...Object.values(resource.actions).map(({ needs }) => needs),
  ]),
];

const keyOf = (operation: string, record?: RaRecord) => `${operation} ${record ? String(record.id) : ''}`;

/** Asks the auth provider, for the resource and for each of its records shown, all at once. */
export function useAccess(resource: CompiledResource, records: readonly RaRecord[] | undefined): May {
  const authProvider = useAuthProvider();
  const [allowed, setAllowed] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    let isCurrent = true;
    const questions = operationsOf(resource).flatMap((action) =>
      [undefined, ...(records ?? [])].map((record) => ({ action, record, resource: resource.name })),
    );
    const ask = authProvider?.canAccess?.bind(authProvider);
    void Promise.all(questions.map(async (question) => (ask ? await ask(question) : true))).then((answers) => {
      const granted = questions.filter((_, index) => answers[index]).map(({ action, record }) => keyOf(action, record));
      if (isCurrent) setAllowed(new Set(granted));
    });
    return () => {
      isCurrent = false;
    };
  }, [authProvider, resource, records]);
  return useMemo(() => (operation, record) => allowed.has(keyOf(operation, record)), [allowed]);
}
