import type { CompiledField, CompiledResource } from '../../src/schema/types/compiled';
import { collatorOf } from '../../src/session/collator';
import type { Codec } from '../codec';
import type { ProviderContext, Values, WireRecord } from '../context';

export interface ListQuery {
  page?: number;
  perPage?: number;
  sort?: { field: string; order: string } | undefined;
  filter: Values;
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

const at = (row: Values, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (value !== null && typeof value === 'object' ? (value as Values)[key] : undefined),
      row,
    );

/** Flags may be asked for as text, number or boolean. */
const plain = (value: unknown): string => {
  if (value === true) return '1';
  if (value === false) return '0';
  return String(value);
};

const isSame = (value: unknown, wanted: unknown): boolean =>
  !isEmpty(value) && [wanted].flat().some((item) => plain(item) === plain(value));

export const wordsOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Fields whose text an operator sees in the list: columns and the title, but no identifiers of other records. */
function seenFields({ fields, list, title }: CompiledResource): CompiledField[] {
  const columns = list?.columns.map(({ field }) => field) ?? [];
  const inTitle = [...title.matchAll(/\{(?:record\.)?(\w+)\}/g)].map(([, name]) => name ?? '');
  return [...new Set([...columns, ...inTitle])]
    .map((name) => fields[name])
    .filter((field): field is CompiledField => field !== undefined && field.type !== 'reference' && !field.secret);
}

/** Whether every word of a text is found somewhere in the fields of a row. */
export function fitsText(seen: readonly CompiledField[], codec: Codec, text: string): (row: Values) => boolean {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const textOf = (row: Values) =>
    seen.map((field) => codec.text?.(field, row[field.name]) ?? wordsOf(row[field.name])).join('\n');
  return (row) => {
    const lower = textOf(row).toLowerCase();
    return words.every((word) => lower.includes(word));
  };
}

/** Rows that fit every filter: `q` by words, any other by the field of its name. Empty values filter nothing. */
export function filterRows<T extends Values>(
  resource: CompiledResource,
  codec: Codec,
  rows: readonly T[],
  filter: Values,
): T[] {
  const tests = Object.entries(filter)
    .filter(([, wanted]) => !isEmpty(wanted))
    .map(([name, wanted]) =>
      name === 'q' && !resource.fields.q
        ? fitsText(seenFields(resource), codec, String(wanted as string))
        : (row: Values) => isSame(at(row, name), wanted),
    );
  return rows.filter((row) => tests.every((fits) => fits(row)));
}

const comparing =
  (collator: Intl.Collator) =>
  (one: unknown, other: unknown): number =>
    typeof one === 'number' && typeof other === 'number' ? one - other : collator.compare(plain(one), plain(other));

/** Sorted as people count and read in their language; rows without a value stand last either way. */
export function sortRows<T extends Values>(rows: readonly T[], sort: ListQuery['sort'], locale: string): T[] {
  if (!sort) return [...rows];
  const compare = comparing(collatorOf(locale));
  const direction = sort.order.toUpperCase() === 'DESC' ? -1 : 1;
  return [...rows].sort((one, other) => {
    const [left, right] = [at(one, sort.field), at(other, sort.field)];
    if (isEmpty(left) || isEmpty(right)) return Number(isEmpty(left)) - Number(isEmpty(right));
    return direction * compare(left, right);
  });
}

/** Filters, sorts and pages a whole list here. */
export function applyClient(
  { codec, locale }: Pick<ProviderContext, 'codec' | 'locale'>,
  resource: CompiledResource,
  rows: readonly WireRecord[],
  { page = 1, perPage, sort, filter }: ListQuery,
): { data: WireRecord[]; total: number } {
  const fitting = sortRows(filterRows(resource, codec, rows, filter), sort, locale());
  const data = perPage === undefined ? fitting : fitting.slice((page - 1) * perPage, page * perPage);
  return { data, total: fitting.length };
}
