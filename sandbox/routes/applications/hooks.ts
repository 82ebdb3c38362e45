import type { Body } from '../../http/caller.ts';
import { refuse } from '../../http/refusals.ts';
import type { Row, Value } from '../../store/database.ts';
import type { Store } from '../../store/store.ts';
import { textOf } from '../../store/text.ts';
import { accounts, applications, serviceProviders, webhooks } from '../../store/tables.ts';

/** Where hook rows are used; a shared row must outlive one of its users (platform-api 7.3). */
const uses = [
  [serviceProviders, 'registration_hook_sid'],
  [accounts, 'registration_hook_sid'],
  [accounts, 'queue_event_hook_sid'],
  [applications, 'call_hook_sid'],
  [applications, 'call_status_hook_sid'],
  [applications, 'messaging_hook_sid'],
] as const;

/** Replaces the hooks' ids by the hooks; providers and accounts never show a hook's own id (platform-api 5.1, 6.1, 7.1). */
export function withHooks(store: Store, row: Row, names: readonly string[], own: 'with sid' | 'without sid') {
  const columns = new Map<string, unknown>(Object.entries(row));
  for (const name of names) {
    columns.delete(`${name}_sid`);
    columns.set(name, hookOf(store, row[`${name}_sid`], own));
  }
  return Object.fromEntries(columns);
}

function hookOf(store: Store, sid: Value | undefined, own: 'with sid' | 'without sid'): Row | null {
  const hook = store.find(webhooks, sid);
  if (!hook) return null;
  const { webhook_sid: hookSid, ...rest } = hook;
  return own === 'with sid' ? { webhook_sid: hookSid as string, ...rest } : rest;
}

/** On POST a truthy hook becomes a row; `null` stays and fails as a column that does not exist (platform-api 5.2, 7.3). */
export function createHooks(store: Store, body: Body, names: readonly string[]): Body {
  const columns = { ...body };
  for (const name of names.filter((candidate) => columns[candidate])) {
    const hook = columns[name];
    if (typeof hook === 'string') throw new TypeError(`Cannot use 'in' operator to search for 'url' in ${hook}`);
    columns[`${name}_sid`] = store.insert(webhooks, { ...(hook as Body) });
    delete columns[name];
  }
  return columns;
}

/** Writes a hook with properties: in place when it names its row, otherwise as a new row that gets linked. */
export function writeHook(store: Store, columns: Body, name: string): void {
  const { webhook_sid: hookSid, ...hook } = columns[name] as Body;
  if (hookSid === undefined) columns[`${name}_sid`] = store.insert(webhooks, hook);
  else store.update(webhooks, textOf(hookSid), hook);
}

/** An account's hook on PUT: no URL clears, a hook with a URL becomes a new row and may not name one (platform-api 6.2). */
export function replaceAccountHooks(store: Store, columns: Body, names: readonly string[]): void {
  for (const name of names.filter((candidate) => candidate in columns)) {
    const hook = columns[name] as Body | null;
    if (hook?.url && 'webhook_sid' in hook) throw refuse.message(400, 'primary key webhook_sid is immutable');
    columns[`${name}_sid`] = hook?.url ? store.insert(webhooks, hook) : null;
    delete columns[name];
  }
}

/** Removes hook rows nothing uses any more. */
export function removeUnusedHooks(store: Store, sids: (Value | undefined)[]): void {
  for (const sid of sids) {
    if (typeof sid !== 'string') continue;
    const isUsed = uses.some(([table, column]) => store.where(table, { [column]: sid }).length > 0);
    if (!isUsed) store.remove(webhooks, sid);
  }
}
