import { useSyncExternalStore } from 'react';
import { accountFilter } from './accountFilter';

/** The value of the filter that all lists share. */
export const useAccountFilter = (): string | undefined =>
  useSyncExternalStore(accountFilter.subscribe, accountFilter.get);
