import type { CompiledField, CompiledResource } from '../../src/schema/types/compiled';
import { readPath, type Facts } from '../../src/schema/facts/predicate';
import { valueToWire } from '../codec';
import type { UniqueQuestion } from '../consoleDataProvider';
import type { ProviderContext, Values, WireRecord } from '../context';
import { allRows } from '../lists/lists';
import { sameValue } from '../records/sameValue';

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** The text filter finds by the title's field only. */
const isFoundByText = ({ title, api }: CompiledResource, field: string): boolean =>
  typeof api.filters.q === 'object' && new RegExp(`^\\{(record\\.)?${field}\\}$`).test(title);

const comparable = (
  context: ProviderContext,
  field: CompiledField | undefined,
  value: unknown,
  ignoreCase = false,
): unknown => {
  const wire = field ? valueToWire(context.codec, field, value) : value;
  return ignoreCase && typeof wire === 'string' ? wire.toLowerCase() : wire;
};

const ownId = ({ idField }: CompiledResource, { id, loaded }: Facts) =>
  (id ?? loaded?.id ?? loaded?.[idField]) as string | undefined;

/**
 * Whether another record has the value, compared as it would be sent. The API narrows the search where it can; what it finds is
 * compared exactly, since its filters find parts of words (platform-api 1.8).
 */
export async function isTaken(
  context: ProviderContext,
  resource: CompiledResource,
  { field: name, within = [], ignoreCase, signal }: UniqueQuestion,
  value: unknown,
  given: Facts,
): Promise<boolean> {
  if (isEmpty(value)) return false;
  const facts: Facts = { ...context.standing(), ...given };
  const field = resource.fields[name];
  const wanted = comparable(context, field, value, ignoreCase);
  const narrowed = within.map((key) => [key, readPath(key, facts)] as const);
  const self = ownId(resource, facts);
  const isSame = (row: Values) =>
    sameValue(comparable(context, field, row[name], ignoreCase), wanted) &&
    narrowed.every(([key, part]) => sameValue(row[key], part));
  /* What the record has is not asked about: nobody is refused for what was not changed. */
  if (self !== undefined && facts.loaded && isSame(facts.loaded)) return false;
  const served = narrowed.filter(([key]) => key in resource.api.filters);
  const filter: Values = { ...Object.fromEntries(served), ...(isFoundByText(resource, name) ? { q: wanted } : {}) };
  const rows = await allRows(context, resource, { filter }, { signal });
  return rows.some((row: WireRecord) => String(row.id) !== String(self ?? '') && isSame(row));
}
