import type { CompiledFilter } from '../../../schema/types/compiled';
import { accountFilter } from '../../../session/choices/accountFilter';
import type { FilterValues } from './filterValues';

/** The one filter whose value all lists share (portal-behaviour 4.5, `accountFilter`). */
const shared = 'account_sid';

/** The filters that a list begins with: the shared one, where the list offers it and it has a value. */
export function sharedDefaults(offered: readonly CompiledFilter[]): Record<string, unknown> {
  const value = accountFilter.get();
  return value && offered.some(({ name }) => name === shared) ? { [shared]: value } : {};
}

/**
 * Remembers for the other lists what the operator has chosen in one that offers the shared filter. A list that was opened
 * by a link without the filter changes nothing until the operator does.
 */
export function rememberSharedFilter(
  offered: readonly CompiledFilter[],
  before: FilterValues,
  values: FilterValues,
): void {
  const value = values[shared];
  if (!offered.some(({ name }) => name === shared) || value === before[shared]) return;
  accountFilter.set(typeof value === 'string' ? value : '');
}
