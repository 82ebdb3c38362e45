import type { Field, ListView, Path, Used } from '../types';

/** A column of a list, however it is written. */
export interface ListColumn extends Partial<Pick<Used, 'use'>>, Pick<Field, 'options'> {
  field: string;
  load?: Path;
  /** It has to be chosen. */
  hidden: boolean;
  at: string;
}

/** Columns of a list, those that have to be chosen last. */
export const columnsOf = (list: Pick<ListView, 'columns' | 'hidden'> | undefined): ListColumn[] =>
  (['columns', 'hidden'] as const).flatMap((part) =>
    (list?.[part] ?? []).map((column, index) => ({
      ...(typeof column === 'string' ? { field: column } : column),
      hidden: part === 'hidden',
      at: `list.${part}[${index}]`,
    })),
  );

type Filters = NonNullable<ListView['filters']>;

/** Filters one by one, with the field of those that have one of their own. */
export const filtersOf = (filters: Filters = []): { name: string; field?: Field; at: string }[] =>
  filters.flatMap((filter, index) => {
    const at = `list.filters[${index}]`;
    if (typeof filter === 'string') return [{ name: filter, at }];
    return Object.entries(filter).map(([name, field]) => ({ name, field, at: `${at}.${name}` }));
  });

/** Filters with a field of their own. */
export const ownFilters = (list: Pick<ListView, 'filters'> | undefined): { name: string; field: Field; at: string }[] =>
  filtersOf(list?.filters).flatMap(({ field, ...filter }) => (field ? [{ ...filter, field }] : []));
