import { useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { useCallback } from 'react';
import { loadDailyWork } from '../../loading/dailyWork';
import type { CompiledAction, CompiledResource } from '../../schema/types/compiled';
import type { Facts } from '../../schema/facts/predicate';
import { useConsole } from '../../session/ConsoleContext';
import { useConsoleCalls } from '../consoleCalls';
import { actions, type ActionOutcome } from '../registry';
import { rememberedKey } from './rememberedKey';

export interface ActionInput {
  /** None for an action of the list. */
  record?: RaRecord;
  /** Unsaved values of the form. */
  values?: Readonly<Record<string, unknown>>;
  ask?: Readonly<Record<string, unknown>>;
  /** Values that all selected records share. */
  selection?: Readonly<Record<string, unknown>>;
  filter?: Readonly<Record<string, unknown>>;
  signal?: AbortSignal;
}

/** What an action's conditions and templates look at. */
export function useActionFacts(): (input: ActionInput) => Facts {
  const { session, features } = useConsole();
  return useCallback(
    ({ record, values, ask = {}, selection = {}, filter = {} }) => ({
      subject: values ?? record ?? {},
      record: values ?? record ?? {},
      loaded: record ?? {},
      ask,
      selection,
      filter,
      session,
      features,
      ...(record ? { id: String(record.id) } : {}),
    }),
    [session, features],
  );
}

/** What the answer says of fields that nobody types: the form takes it over. */
function storedIn({ fields, idField }: CompiledResource, answer: Readonly<Record<string, unknown>>) {
  const isGiven = (name: string) => name !== idField && fields[name]?.write === 'never' && !fields[name].derive;
  const given = Object.entries(answer).filter(([name]) => isGiven(name));
  return given.length > 0 ? { stored: Object.fromEntries(given) } : {};
}

/** The record that a call has made. */
function openedBy(
  { idField }: CompiledResource,
  { operation }: CompiledAction,
  answer: Readonly<Record<string, unknown>>,
) {
  const id = operation === 'create' ? (answer[idField] ?? answer.sid) : undefined;
  return typeof id === 'string' ? { open: id } : {};
}

/** @returns a function that makes an action's call once, for one record or for none; it rejects when the call does. */
export function useRunAction(resource: CompiledResource, action: CompiledAction) {
  const { session, registry } = useConsole();
  const queryClient = useQueryClient();
  const dataProvider = useConsoleCalls();
  const factsOf = useActionFacts();
  return useCallback(
    async (input: ActionInput): Promise<ActionOutcome> => {
      const { record, values = record ?? {}, ask = {}, signal } = input;
      const abortable = signal ? { signal } : {};
      if ('use' in action.call) {
        const { use, options = {} } = action.call;
        await loadDailyWork();
        const run = actions.require(use);
        const records = record ? [record] : [];
        const remember = (value: unknown) =>
          record && queryClient.setQueryData(rememberedKey(resource.name, record.id), value);
        const about = { resource, options, facts: factsOf(input), remember };
        return (await run({ ...about, records, values, ask, session, registry, dataProvider, ...abortable })) ?? {};
      }
      const answer = await dataProvider.runAction(resource.name, action.name, factsOf(input), abortable);
      const told = (answer ?? {}) as Readonly<Record<string, unknown>>;
      return { ...storedIn(resource, told), ...openedBy(resource, action, told) };
    },
    [resource, action, session, registry, queryClient, dataProvider, factsOf],
  );
}
