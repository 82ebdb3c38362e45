import type { Identifier } from 'react-admin';
import type { CompiledResource } from '../../src/schema/types/compiled';
import { templateVariables } from '../../src/schema/facts/template';
import { buildBody } from '../records/body';
import type { ProviderContext, Values, WireRecord } from '../context';
import { allRows } from '../lists/lists';
import { isDoubtful } from './rowTasks';

/** A record made long before it was tried to make one is another one, however much clocks differ. */
const longestSince = 3_600_000;

interface Attempt {
  values: Values;
  at: number;
}

/** New records whose answer was lost: they may be there all the same, and must not be made twice. */
export interface LostCreates {
  /** Makes the record, remembering it where the answer is lost. */
  guard<T>(resource: CompiledResource, values: Values, create: () => Promise<T>): Promise<T>;
  /** The record that an earlier attempt made, if the server has exactly one that is as it was sent. */
  find(context: ProviderContext, resource: CompiledResource): Promise<Identifier | undefined>;
}

/** Rows that the name of the record finds; all where the API looks for no text. */
function candidates(context: ProviderContext, resource: CompiledResource, values: Values): Promise<WireRecord[]> {
  const [title] = templateVariables(resource.title);
  const text = title === undefined ? undefined : values[title.replace(/^record\./, '')];
  const isServed = typeof resource.api.filters.q === 'object' && typeof text === 'string';
  return allRows(context, resource, { filter: isServed ? { q: text.trim() } : {} });
}

function isAsSent(context: ProviderContext, resource: CompiledResource, { values, at }: Attempt, row: WireRecord) {
  const made = typeof row.created_at === 'string' ? new Date(row.created_at).getTime() : Number.NaN;
  if (made < at - longestSince) return false;
  const input = { ...context.standing(), codec: context.codec, mode: 'edit', values, loaded: row } as const;
  return buildBody(resource, input) === undefined;
}

export function createLostCreates(now: () => number = Date.now): LostCreates {
  const attempts = new Map<string, Attempt>();
  return {
    async guard(resource, values, create) {
      try {
        const answer = await create();
        attempts.delete(resource.name);
        return answer;
      } catch (reason) {
        if (isDoubtful(reason)) attempts.set(resource.name, { values, at: now() });
        throw reason;
      }
    },
    async find(context, resource) {
      const attempt = attempts.get(resource.name);
      /* What cannot be read singly cannot be taken over either. */
      if (!attempt || !resource.api.paths.list || !resource.api.paths.one) return undefined;
      const rows = await candidates(context, resource, attempt.values);
      attempts.delete(resource.name);
      const found = rows.filter((row) => isAsSent(context, resource, attempt, row));
      return found.length === 1 ? found[0]?.id : undefined;
    },
  };
}
