import type { RaRecord } from 'react-admin';
import { matches, type Predicate } from '../../src/schema/facts/predicate';
import { choosePath } from '../../src/schema/facts/template';
import type { CompiledResource, Registry } from '../../src/schema/types/compiled';
import type { BlockerContext } from './namedBlocker';
import type { Usage } from './usageTypes';
import { inParallel } from '../http/inParallel';
import { unknownUse } from './unknownUse';

/** What `options` of the blocker `nested-use` say. */
interface NestedUse {
  /** Whose records use the record: the rows of their rows refer to it. */
  resource: string;
  /** Who is not shown every such record, and the message that says so. */
  unseen?: { when: Predicate; message: string };
}

type Row = Readonly<Record<string, unknown>>;

const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : []);

/** The rows of a resource that have rows which refer to another one, by their declarations. @throws where it has none */
function wayTo(target: string, users: CompiledResource, registry: Registry) {
  for (const { resource, foreignKey = '' } of Object.values(users.related)) {
    const rows = registry.get(resource);
    const filter = rows?.api.filters[foreignKey];
    for (const [entries, { resource: inner }] of Object.entries(rows?.related ?? {})) {
      const fields = Object.values(registry.get(inner)?.fields ?? {});
      const field = fields.find(({ reference }) => reference?.resource === target)?.name;
      if (rows && typeof filter === 'object' && field) return { rows, query: filter.query, entries, field };
    }
  }
  throw new Error(`No rows of rows of '${users.name}' refer to '${target}'.`);
}

/** Records whose rows have entries that name the record: two lists deep, so that no filter finds them. */
export async function nestedUse(context: BlockerContext): Promise<Usage[]> {
  const { record, dataProvider, signal, session, features, registry } = context;
  const { resource, unseen } = context.options as unknown as NestedUse;
  const facts = { subject: record, record, session, features };
  const pathOf = ({ api: { base } }: CompiledResource) => choosePath([base], facts) ?? base;
  const isHidden = unseen !== undefined && matches(unseen.when, facts);
  const hidden: Usage[] = isHidden ? [{ resource, total: 0, records: [], failed: unseen.message, isUnseen: true }] : [];
  try {
    const users = registry.get(resource)!;
    const { rows, query, entries, field } = wayTo(context.resource.name, users, registry);
    const names = (row: Row) => rowsOf(row[entries]).some((entry) => entry[field] === record.id);
    const id = users.idField;
    const owners = await dataProvider.call<RaRecord[]>(pathOf(users), { signal });
    const outcomes = await inParallel(owners, (owner) =>
      dataProvider.call<Row[]>(pathOf(rows), { query: { [query]: String(owner[id]) }, signal }),
    );
    const broken = outcomes.find((outcome) => 'reason' in outcome);
    if (broken && 'reason' in broken) throw broken.reason;
    const using = owners.filter((_, index) => {
      const outcome = outcomes[index];
      return outcome !== undefined && 'value' in outcome && rowsOf(outcome.value).some(names);
    });
    const records = using.slice(0, 10).map((owner) => ({ ...owner, id: owner[id] as string }));
    return using.length === 0 ? hidden : [{ resource, total: using.length, records }, ...hidden];
  } catch (reason) {
    return unknownUse(resource, reason);
  }
}
