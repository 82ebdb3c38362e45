/** One carrier of a route, as the form has it. */
export type Entry = Readonly<Record<string, unknown>>;

const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0);

/** A further carrier: tried after all the others. */
export const furtherEntry = (entries: readonly Entry[]): Entry => ({
  voip_carrier_sid: null,
  priority: entries.length === 0 ? 0 : Math.max(...entries.map(({ priority }) => numberOf(priority))) + 1,
  workload: 1,
});

/** What says which row of the platform's an entry is. */
const identityOf = (entry: Entry, idField: string): Entry => ({ id: entry.id, [idField]: entry[idField] });

/**
 * The entries without one of them. The platform keeps the row that a table names as its default (platform-api 11.2): where that one
 * is taken out, the first of the others takes its place and its identifier.
 */
export function withoutEntry(entries: readonly Entry[], index: number, idField: string, kept: unknown): Entry[] {
  const gone = entries[index];
  const others = entries.filter((_, position) => position !== index);
  if (!gone || typeof kept !== 'string' || gone[idField] !== kept) return others;
  const heir = others.find((entry) => entry[idField] === undefined || entry[idField] === null) ?? others[0];
  return others.map((entry) => (entry === heir ? { ...entry, ...identityOf(gone, idField) } : entry));
}
