import type { Field, ListView } from '../types';

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
