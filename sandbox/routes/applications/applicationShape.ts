import type { Conditions, PagedQuery } from '../../http/paging.ts';
import type { Row } from '../../store/database.ts';
import { unseal } from '../../store/secrets.ts';
import type { Store } from '../../store/store.ts';
import { applications } from '../../store/tables.ts';
import { withHooks } from './hooks.ts';

export const applicationHooks = ['call_hook', 'call_status_hook', 'messaging_hook'];

/** An application as read: hooks with their ids, variables in clear (platform-api 7.1). */
export function applicationShape(store: Store, row: Row) {
  const envVars: unknown = row.env_vars ? JSON.parse(unseal(row.env_vars)) : null;
  return { ...withHooks(store, row, applicationHooks, 'with sid'), env_vars: envVars };
}

/** Pages are ordered by name, the bare list by id (platform-api 7.2). */
export const applicationList = (store: Store, conditions: Conditions): PagedQuery => ({
  from: `FROM ${applications.name} ${conditions.where}`,
  values: conditions.values,
  order: applications.primaryKey,
  pageOrder: `name, ${applications.primaryKey}`,
  firstPage: 'page 0 is page 1',
  shape: (row) => applicationShape(store, row),
});
