import type { RaRecord } from 'react-admin';
import { runBulk } from '../../../actions/bulk/runner';
import type { ConsoleDataProvider } from '../../../actions/consoleCalls';
import type { NumberEntry } from './numberMatch';

/** A page, and how many entries are read for one text at the most: what only a longer text would narrow is not read whole. */
const perPage = 100;
const mostEntries = 1_000;

/** An entry that is no number has one of these in its text, or no number would fit it. */
const patternSigns = ['*', '[', '(', '.', '?', '+', '{', '|', '^', '$', 'd'];

export interface Entries {
  entries: NumberEntry[];
  /** Otherwise there are more than were read. */
  isWhole: boolean;
}

/** Entries whose text has another text in it, as the API finds them: a number itself is among them, where it is one. */
export async function entriesWith(
  text: string,
  resource: string,
  dataProvider: ConsoleDataProvider,
  signal: AbortSignal,
): Promise<Entries> {
  const entries: RaRecord[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total = 0 } = await dataProvider.getList<RaRecord>(resource, {
      filter: { q: text },
      pagination: { page, perPage },
      sort: { field: 'number', order: 'ASC' },
      signal,
    });
    entries.push(...data);
    const isWhole = entries.length >= total || data.length === 0;
    if (isWhole || entries.length >= mostEntries) return { entries: entries as unknown as NumberEntry[], isWhole };
  }
}

/** The same for several texts, a few calls at once; each entry once. */
async function containingAny(
  texts: string[],
  resource: string,
  dataProvider: ConsoleDataProvider,
  signal: AbortSignal,
) {
  const found: Entries[] = [];
  let reason: unknown;
  const read = async (text: string) => {
    try {
      found.push(await entriesWith(text, resource, dataProvider, signal));
    } catch (failure) {
      reason ??= failure;
    }
  };
  await runBulk(texts, read, { signal });
  if (reason !== undefined) throw reason as Error;
  const byId = new Map(found.flatMap(({ entries }) => entries).map((entry) => [entry.id, entry]));
  return { entries: [...byId.values()], isWhole: found.every(({ isWhole }) => isWhole) };
}

/** Entries that stand for several numbers. */
export const patternEntries = (resource: string, dataProvider: ConsoleDataProvider, signal: AbortSignal) =>
  containingAny(patternSigns, resource, dataProvider, signal);
