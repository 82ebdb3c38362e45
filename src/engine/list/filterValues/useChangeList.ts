import { createContext, useContext } from 'react';
import { useEvent } from 'react-admin';
import { useNavigate } from 'react-router';
import { useListState } from '../../../actions/useListState';
import type { FilterValues } from './filterValues';
import { isEmptyFilter } from './filterValues';

export interface ListChange {
  filter?: FilterValues;
  sort?: { field: string; order: 'ASC' | 'DESC' };
  page?: number;
  perPage?: number;
}

/** Filters of one list that were typed and wait for a pause, by name. */
export const WaitingFilters = createContext(new Map<string, unknown>());

/** @returns the part of an address that says what a list shows, as react-admin reads it. */
export const listSearch = ({ filter, sort, page, perPage }: Required<ListChange>): string =>
  new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: sort.field,
    order: sort.order,
    page: String(page),
    perPage: String(perPage),
  }).toString();

/**
 * Changes what the list shows, in one step of the history. A typed filter that still waits comes along and wins: the list
 * then shows the first page of what it finds. `replaces` leaves no step back to what was shown until now.
 */
export function useChangeList(): (change: ListChange, replaces?: boolean) => void {
  const { filterValues, sort, page, perPage } = useListState();
  const waiting = useContext(WaitingFilters);
  const navigate = useNavigate();
  return useEvent((change: ListChange, replaces = false) => {
    const shown = { filter: filterValues, sort, page, perPage, ...change };
    const typed = [...waiting];
    waiting.clear();
    const filter = Object.fromEntries(
      Object.entries({ ...shown.filter, ...Object.fromEntries(typed) }).filter(([, value]) => !isEmptyFilter(value)),
    );
    const next = { ...shown, filter, page: typed.length > 0 ? 1 : shown.page };
    void navigate({ search: listSearch(next) }, { replace: replaces });
  });
}
