import type { WireRecord } from '../records/wireRecord';

/** How long a whole list is believed. */
const lifetime = 60_000;

interface Entry {
  resource: string;
  rows: readonly WireRecord[];
  until: number;
}

/** Whole lists of small resources, cut to what views need, for one minute. */
export interface WholeLists {
  /** @param load gives the rows as they are kept; two callers at once may both load, their requests are shared below. */
  get(resource: string, key: string, load: () => Promise<WireRecord[]>): Promise<readonly WireRecord[]>;
  /** Forgets the lists of a resource, or all. */
  clear(resource?: string): void;
}

export function createWholeLists(now: () => number = Date.now): WholeLists {
  const entries = new Map<string, Entry>();
  let generation = 0;
  return {
    async get(resource, key, load) {
      const known = entries.get(key);
      if (known && known.until > now()) return known.rows;
      const asked = generation;
      const rows = await load();
      /* A list that was under way during a write may lack what was written. */
      if (asked === generation) entries.set(key, { resource, rows, until: now() + lifetime });
      return rows;
    },
    clear(resource) {
      generation += 1;
      for (const [key, entry] of entries) if (!resource || entry.resource === resource) entries.delete(key);
    },
  };
}
