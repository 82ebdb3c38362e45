import { useStore } from 'react-admin';
import { useLocation } from 'react-router';
import type { CompiledResource } from '../../../schema/types/compiled';
import type { FilterValues } from './filterValues';

const parsed = (text: string): FilterValues => {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' ? (value as FilterValues) : {};
  } catch {
    return {};
  }
};

/** The filters that the list is going to show: the address's, else the ones it was left with, else its first ones. */
export function useShownFilters(resource: CompiledResource, initial: Record<string, unknown>): FilterValues {
  const { search } = useLocation();
  const [kept] = useStore<{ filter?: FilterValues } | false>(`${resource.name}.listParams`, false);
  const asked = new URLSearchParams(search).get('filter');
  if (asked !== null) return parsed(asked);
  return kept ? (kept.filter ?? initial) : initial;
}
