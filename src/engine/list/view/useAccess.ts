import { useAuthProvider, type RaRecord } from 'react-admin';
import { useEffect, useMemo, useState } from 'react';
import type { CompiledResource } from '../../../schema/types/compiled';
import { useConsole } from '../../../session/ConsoleContext';
import { useCanAccessNow } from '../../routes/useCanAccessNow';

/** Whether the session may do an operation with a record; false until it is known. */
export type May = (operation: string, record?: RaRecord) => boolean;

const operationsOf = (resource: CompiledResource): string[] => [
  ...new Set([
    'show',
    'create',
    'edit',
    'delete',
    'export',
    ...Object.values(resource.actions).map(({ operation }) => operation),
  ]),
];

const keyOf = (operation: string, record?: RaRecord) => `${operation} ${record ? String(record.id) : ''}`;

const questionsOf = (resource: CompiledResource, records: readonly RaRecord[] = []) =>
  operationsOf(resource).flatMap((action) =>
    [undefined, ...records].map((record) => ({ action, record, resource: resource.name })),
  );

type Question = ReturnType<typeof questionsOf>[number];

const granted = (questions: readonly Question[], answers: readonly (boolean | undefined)[]): ReadonlySet<string> =>
  new Set(questions.filter((_, index) => answers[index]).map(({ action, record }) => keyOf(action, record)));

/** Asks the auth provider, for the resource and for each of its records shown: at once where it can answer so. */
export function useAccess(resource: CompiledResource, records: readonly RaRecord[] | undefined): May {
  const { session } = useConsole();
  const authProvider = useAuthProvider();
  const canAccessNow = useCanAccessNow();
  const [late, setLate] = useState<ReadonlySet<string>>(new Set());
  const now = useMemo(() => {
    const questions = questionsOf(resource, records);
    const answers = questions.map(canAccessNow);
    return answers.includes(undefined) ? undefined : granted(questions, answers);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a change of the session may change the answers
  }, [session, canAccessNow, resource, records]);
  const isLate = now === undefined;
  useEffect(() => {
    if (!isLate) return undefined;
    let isCurrent = true;
    const questions = questionsOf(resource, records);
    const ask = authProvider?.canAccess?.bind(authProvider);
    void Promise.all(questions.map(async (question) => (ask ? await ask(question) : true))).then((answers) => {
      if (isCurrent) setLate(granted(questions, answers));
    });
    return () => {
      isCurrent = false;
    };
  }, [isLate, authProvider, resource, records]);
  const allowed = now ?? late;
  return useMemo(() => {
    const shown = new Set(records?.map(({ id }) => id));
    const ofOther = (operation: string, record: RaRecord) =>
      canAccessNow({ resource: resource.name, action: operation, record }) ?? allowed.has(keyOf(operation));
    return (operation, record) =>
      record === undefined || shown.has(record.id)
        ? allowed.has(keyOf(operation, record))
        : /* One of another page, which is selected along with all that match. */ ofOther(operation, record);
  }, [allowed, records, canAccessNow, resource]);
}
