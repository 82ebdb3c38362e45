import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Where a portal shows what the bench looks for: CSS selectors, candidates to be tried together. Any portal with the specification's
 * addresses (`/internal/accounts`, `/internal/carriers/:id/edit`) can be described so; `{list}` stands for the list's name.
 */
export interface Selectors {
  user: string;
  password: string;
  submit: string;
  /** A record's link in its list, and in nothing that stands around the list. */
  row: string;
  /** The link in the navigation that leads to a list. */
  way: string;
  /** In the form of a carrier: its name, and the address of each of its gateways. */
  name: string;
  gateway: string;
}

type Candidates = Partial<Record<keyof Selectors, string[]>>;

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Candidates;
const known = read(join(import.meta.dirname, 'selectors.json')) as Required<Candidates>;

/** @param file a JSON file of the same form, whose keys take the place of ours: for a portal that is built differently */
export function selectorsOf(file?: string): Selectors {
  const candidates = { ...known, ...(file ? read(file) : {}) };
  return Object.fromEntries(
    Object.entries(candidates).map(([what, all]) => [what, all.join(', ')]),
  ) as unknown as Selectors;
}

export const inList = (selector: string, list: string): string => selector.replaceAll('{list}', list);
