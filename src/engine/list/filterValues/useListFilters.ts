/* In: the declared filters, the address, and the account that all lists share. Out: what a list is filtered by, and how to change it. */
import { useContext, useMemo } from 'react';
import { useListState } from '../../../actions/useListState';
import type { CompiledFilter, CompiledResource } from '../../../schema/types/compiled';
import { useConsole } from '../../../session/ConsoleContext';
import { rank, type Session } from '../../../session/session';
import { isEmptyFilter, type FilterValues } from './filterValues';
import { useChangeList, WaitingFilters } from './useChangeList';
import { rememberSharedFilter } from './sharedFilter';

export interface ListFilters {
  /** The filters that the session may see, without the text filter. */
  offered: CompiledFilter[];
  values: FilterValues;
  /** Names of filters that are set. Filters that the list cannot do without do not count. */
  active: string[];
  /** Sets or, with an empty value, removes a filter; the list returns to its first page. */
  set: (name: string, value: unknown) => void;
  clear: () => void;
}

export const isPreset = ({ field }: CompiledFilter): boolean => field.reference?.preset === 'first';

/** The filters of a resource's list that a session may see: an account user has no use for a choice of accounts. */
export const offeredFilters = (resource: CompiledResource, { scope }: Session): CompiledFilter[] =>
  (resource.list?.filters ?? []).filter(({ field }) => rank(scope) >= rank(field.scope ?? 'account'));

export function useOfferedFilters(resource: CompiledResource): CompiledFilter[] {
  const { session } = useConsole();
  return useMemo(() => offeredFilters(resource, session), [resource, session]);
}

/** Reads and changes the filters of the list around. */
export function useListFilters(resource: CompiledResource): ListFilters {
  const { filterValues } = useListState();
  const changeList = useChangeList();
  const waiting = useContext(WaitingFilters);
  const offered = useOfferedFilters(resource);
  const values: FilterValues = filterValues;
  const needed = offered.filter(isPreset).map(({ name }) => name);
  const apply = (changed: Record<string, unknown>, replaces = false) => {
    rememberSharedFilter(offered, values, changed);
    changeList({ filter: changed, page: 1 }, replaces);
  };
  return {
    offered,
    values,
    active: Object.keys(values).filter((name) => !isEmptyFilter(values[name]) && !needed.includes(name)),
    set: (name, value) => {
      const others = Object.fromEntries(Object.entries(values).filter(([other]) => other !== name));
      /* Back leads to where there was no such filter, not from letter to letter. */
      apply(isEmptyFilter(value) ? others : { ...others, [name]: value }, !isEmptyFilter(values[name]));
    },
    clear: () => {
      waiting.clear();
      apply(Object.fromEntries(needed.map((name) => [name, values[name]])));
    },
  };
}
