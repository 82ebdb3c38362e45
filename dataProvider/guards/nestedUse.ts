import type { RaRecord } from 'react-admin';
import { matches, type Predicate } from '../../src/schema/facts/predicate';
import type { BlockerContext } from './namedBlocker';
import type { Usage } from './usageTypes';
import { inParallel } from '../http/inParallel';
import { unknownUse } from './unknownUse';

/** What `options` of the blocker `nested-use` say. */
interface NestedUse {
  /** Whose records use the record: for their name and page. */
  resource: string;
  /** The list of those records, and their key on the wire. */
  list: string;
  id: string;
  /** Rows of each of them; the key is the query parameter of the same name. */
  rows: string;
  /** The field of a row that holds its entries, and the field of an entry that names the record. */
  entries: string;
  field: string;
  /** Who is not shown every such record, and the message that says so. */
  unseen?: { when: Predicate; message: string };
}

type Row = Readonly<Record<string, unknown>>;

const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : []);

/** Records whose rows have entries that name the record: two lists deep, so that no filter finds them. */
export async function nestedUse(context: BlockerContext): Promise<Usage[]> {
  const { record, dataProvider, signal, session, features } = context;
  const { resource, list, id, rows, entries, field, unseen } = context.options as unknown as NestedUse;
  const names = (row: Row) => rowsOf(row[entries]).some((entry) => entry[field] === record.id);
  const isHidden = unseen !== undefined && matches(unseen.when, { subject: record, record, session, features });
  const hidden: Usage[] = isHidden ? [{ resource, total: 0, records: [], failed: unseen.message, isUnseen: true }] : [];
  try {
    const owners = await dataProvider.call<RaRecord[]>(list, { signal });
    const outcomes = await inParallel(owners, (owner) =>
      dataProvider.call<Row[]>(rows, { query: { [id]: String(owner[id]) }, signal }),
    );
    const broken = outcomes.find((outcome) => 'reason' in outcome);
    if (broken && 'reason' in broken) throw broken.reason;
    const users = owners.filter((_, index) => {
      const outcome = outcomes[index];
      return outcome !== undefined && 'value' in outcome && rowsOf(outcome.value).some(names);
    });
    const records = users.slice(0, 10).map((owner) => ({ ...owner, id: owner[id] as string }));
    return users.length === 0 ? hidden : [{ resource, total: users.length, records }, ...hidden];
  } catch (reason) {
    return unknownUse(resource, reason);
  }
}
