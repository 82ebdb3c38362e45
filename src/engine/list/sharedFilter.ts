import type { CompiledFilter } from '../../schema/compiled';
import { accountFilter } from '../../session/accountFilter';
import type { FilterValues } from './useListFilters';

/** The one filter whose value all lists share (portal-behaviour 4.5, `accountFilter`). */
const shared = 'account_sid';

/** The filters that a list begins with: the shared one, where the list offers it and it has a value. */
export function sharedDefaults(offered: readonly CompiledFilter[]): Record<string, unknown> {
  const value = accountFilter.get();
  return value && offered.some(({ name }) => name === shared) ? { [shared]: value } : {};
}

/** Remembers for the other lists what the operator has chosen in one that offers the shared filter. */
export function rememberSharedFilter(offered: readonly CompiledFilter[], values: FilterValues): void {
  if (!offered.some(({ name }) => name === shared)) return;
  const value = values[shared];
  accountFilter.set(typeof value === 'string' ? value : '');
}
