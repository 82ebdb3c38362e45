import { matches, type Facts, type Predicate } from '../../src/schema/facts/predicate';
import { choosePath, fillTemplate } from '../../src/schema/facts/template';
import type { Template } from '../../src/schema/types';
import type { BlockerContext } from './namedBlocker';
import type { Usage } from './usageTypes';
import type { WireRecord } from '../context';
import { inParallel } from '../http/inParallel';
import { unknownUse } from './unknownUse';

/** What `options` of the blocker `named-use` say. */
interface NamedUse {
  /** Whose records may name the record, what narrows them, and when one does: bare paths read it, `record.x` the record. */
  resource: string;
  filter: Record<string, Template>;
  where: Predicate;
  /**
   * Whoever has one of the same name does without the record, if that is nobody's own: `owner` is the field that says whose,
   * `list` what the owner of a `row` has, and `where` holds, by bare paths, for one that goes before the record.
   */
  nearer: { owner: string; list: Template; where: Predicate };
}

/** With more owners than this nobody is asked: too many calls for a guard, and to hold back a delete is the safe side. */
const askedAtMost = 20;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Owners that have one of their own in the place of the record. */
async function shadowing(
  { record, dataProvider, signal }: BlockerContext,
  { owner, list, where }: NamedUse['nearer'],
  users: readonly WireRecord[],
): Promise<Set<unknown>> {
  const owners = [...new Set(users.map((row) => row[owner]).filter(isText))];
  if (isText(record[owner]) || owners.length > askedAtMost) return new Set();
  const outcomes = await inParallel(owners, async (sid) => {
    const path = choosePath([list], { subject: {}, row: { [owner]: sid } }) ?? '';
    const rows = await dataProvider.call<WireRecord[]>(path, { signal });
    return rows.some((row) => row[owner] === sid && matches(where, { subject: row, record }));
  });
  const broken = outcomes.find((outcome) => 'reason' in outcome);
  if (broken) throw broken.reason;
  return new Set(owners.filter((_, index) => (outcomes[index] as { value: boolean }).value));
}

/** Records that name the record by what it is called, except where another one of the same name goes before it. */
export async function namedUse(context: BlockerContext): Promise<Usage[]> {
  const { record, session, features, dataProvider, signal } = context;
  const { resource, filter: templates, where, nearer } = context.options as unknown as NamedUse;
  const facts: Facts = { subject: record, record, session, features };
  const filter = Object.fromEntries(
    Object.entries(templates).map(([name, template]) => [name, fillTemplate(template, facts)]),
  );
  try {
    const rows = await dataProvider.getAll(resource, { filter, ...(signal && { signal }) });
    const users = rows.filter((row) => matches(where, { ...facts, subject: row }));
    const without = await shadowing(context, nearer, users);
    const uses = users.filter((row) => !without.has(row[nearer.owner]));
    return uses.length === 0 ? [] : [{ resource, total: uses.length, records: uses.slice(0, 10) }];
  } catch (reason) {
    return unknownUse(resource, reason);
  }
}
