import type { WireRecord } from '../records/wireRecord';

/** How long a whole list is believed. */
const lifetime = 60_000;

interface Entry {
  resource: string;
  rows: readonly WireRecord[];
  until: number;
}

/** Whole lists of small resources and single records of others, cut to what views need; for one minute where not said. */
export interface WholeLists {
  /** @param load gives the rows as they are kept; two callers at once may both load, their requests are shared below. */
  get(
    resource: string,
    key: string,
    load: () => Promise<WireRecord[]>,
    milliseconds?: number,
  ): Promise<readonly WireRecord[]>;
  /** What is known already. */
  known(key: string): readonly WireRecord[] | undefined;
  /** Whether it is known, or going to be. */
  isExpected(key: string): boolean;
  /** How many answers of a resource are believed now. */
  count(resource: string): number;
  /** Forgets the lists of a resource, or all. */
  clear(resource?: string): void;
}

export function createWholeLists(now: () => number = Date.now): WholeLists {
  const entries = new Map<string, Entry>();
  const underWay = new Map<string, number>();
  const note = (key: string, by: number) => underWay.set(key, (underWay.get(key) ?? 0) + by);
  let generation = 0;
  const isBelieved = ({ until }: Entry) => until > now();
  const believed = (key: string) => {
    const entry = entries.get(key);
    return entry && isBelieved(entry) ? entry.rows : undefined;
  };
  return {
    async get(resource, key, load, milliseconds = lifetime) {
      const known = believed(key);
      if (known) return known;
      const asked = generation;
      note(key, 1);
      const rows = await load().finally(() => note(key, -1));
      /* A list that was under way during a write may lack what was written. */
      if (asked === generation) entries.set(key, { resource, rows, until: now() + milliseconds });
      return rows;
    },
    known: believed,
    isExpected: (key) => believed(key) !== undefined || (underWay.get(key) ?? 0) > 0,
    count: (resource) =>
      [...entries.values()].filter((entry) => entry.resource === resource && isBelieved(entry)).length,
    clear(resource) {
      generation += 1;
      for (const [key, entry] of entries) if (!resource || entry.resource === resource) entries.delete(key);
    },
  };
}
