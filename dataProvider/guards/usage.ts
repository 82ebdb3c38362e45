/* In: a record that is to be deleted, or a value that must be the only one. Out: what uses the record, and whether another one has the value. */
import type { RaRecord } from 'react-admin';
import type { CompiledBlocker, CompiledResource } from '../../src/schema/types/compiled';
import { matches, type Facts } from '../../src/schema/facts/predicate';
import { choosePath, fillTemplate } from '../../src/schema/facts/template';
import { blockers } from './blockers';
import { besideRecord } from './ownProvider';
import { unknownUse } from './unknownUse';
import type { Usage, UsageOptions } from './usageTypes';
import type { ConsoleDataProvider } from '../consoleDataProvider';
import { factsOf, type ProviderContext, type WireRecord } from '../context';
import { listRequest, requestPage, splitFilter } from '../lists/listRequests';
import { allRows } from '../lists/lists';

type Declared = Extract<CompiledBlocker, { resource: string }>;

const filterOf = ({ filter }: Declared, facts: Facts) =>
  Object.fromEntries(Object.entries(filter).map(([name, template]) => [name, fillTemplate(template, facts)]));

/** One page is enough where the server both pages and finds them; otherwise all rows are looked through. */
async function usesIn(
  context: ProviderContext,
  user: CompiledResource,
  blocker: Declared,
  facts: Facts,
  options: UsageOptions,
) {
  const { limit = 10, signal } = options;
  const filter = filterOf(blocker, facts);
  const { served, client } = splitFilter(user, filter);
  if (user.api.paging && !blocker.where && Object.keys(client).length === 0) {
    const request = listRequest(context, user, served);
    const { data, total = data.length } = await requestPage(context, user, request, { perPage: limit }, signal);
    return { total, records: data.slice(0, limit) };
  }
  const rows = await allRows(context, user, { filter }, { signal });
  const isUse = (row: WireRecord) => matches(blocker.where, { ...facts, subject: row, row });
  const uses = rows.filter(isUse);
  return { total: uses.length, records: uses.slice(0, limit) };
}

/** What the API does not show to this caller: the operator is told, and decides. */
const unseen = (resource: string): Usage => ({
  resource,
  total: 0,
  records: [],
  failed: 'errors.could_not_be_checked',
  isUnseen: true,
});

/** What stands in the way of deleting a record, asked in a context that may be another than the caller's. */
async function usesBeside(
  context: ProviderContext,
  dataProvider: ConsoleDataProvider,
  resource: CompiledResource,
  record: RaRecord,
  options: UsageOptions,
): Promise<Usage[]> {
  const { features, session } = context.standing();
  const usages = resource.blockedBy.map(async (blocker): Promise<Usage[]> => {
    if ('use' in blocker) {
      const named = blockers.require(blocker.use);
      const { registry } = context;
      const about = { resource, record, session, features, registry, dataProvider, options: blocker.options ?? {} };
      return named({ ...about, signal: options.signal }).catch((reason: unknown) => unknownUse(resource.name, reason));
    }
    const user = context.registry.get(blocker.resource);
    if (!user) return [];
    const facts = factsOf(context, { subject: record, record, loaded: record, id: String(record.id) });
    const address = blocker.address === undefined ? undefined : choosePath([blocker.address], facts);
    if (address !== undefined && address === options.page) return [];
    if (!matches(blocker.visible, facts)) return [unseen(user.name)];
    return usesIn(context, user, blocker, facts, options).then(
      (uses) => (uses.total === 0 ? [] : [{ resource: user.name, ...uses, ...(address !== undefined && { address }) }]),
      (reason: unknown) => unknownUse(user.name, reason),
    );
  });
  return (await Promise.all(usages)).flat();
}

/**
 * What stands in the way of deleting a record, by the declaration's `blockedBy`; empty where nothing does. It is looked for in the
 * record's own provider; where that cannot be found out, nothing is known.
 * @param over the data provider over a context
 */
export async function usageOf(
  context: ProviderContext,
  over: (context: ProviderContext) => ConsoleDataProvider,
  resource: CompiledResource,
  record: RaRecord,
  options: UsageOptions,
): Promise<Usage[]> {
  if (resource.blockedBy.length === 0) return [];
  try {
    const beside = await besideRecord(context, resource, record);
    return await usesBeside(beside, over(beside), resource, record, options);
  } catch (reason) {
    return unknownUse(resource.name, reason);
  }
}
