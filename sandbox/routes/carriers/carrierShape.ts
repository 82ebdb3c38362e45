import type { Ctx } from '../../http/caller.ts';
import { Conditions, pagedList } from '../../http/paging.ts';
import type { Platform } from '../../platform.ts';
import type { Row } from '../../store/database.ts';
import { accounts, voipCarriers } from '../../store/tables.ts';

/** A carrier as read; a damaged registration state fails the read, a list included (platform-api 9.1, 9.3). */
export const carrierShape = (row: Row) => ({
  ...row,
  register_status: JSON.parse(String(row.register_status ?? '{}')) as unknown,
});

/** Carriers by caller and, below a provider's address, by that provider; page 0 fails here (platform-api 9.2). */
export function carrierList(c: Ctx, { store, database }: Platform, providerSid?: string): Response {
  const { scope, accountSid, serviceProviderSid } = c.get('caller');
  const account = scope === 'account' ? accountSid : c.req.query('account_sid');
  const provider = providerSid ?? (scope === 'service_provider' ? serviceProviderSid : undefined);
  const conditions = new Conditions();
  if (provider) conditions.add('service_provider_sid = ?', provider);
  if (account) {
    const ownProvider = store.find(accounts, account)?.service_provider_sid ?? null;
    conditions.add('(account_sid = ? OR (account_sid IS NULL AND service_provider_sid = ?))', account, ownProvider);
  }
  conditions.like('name', c.req.query('name'));
  return pagedList(c, database, '*', {
    from: `FROM ${voipCarriers.name} ${conditions.where}`,
    values: conditions.values,
    order: voipCarriers.primaryKey,
    firstPage: 'page 0 fails',
    shape: carrierShape,
  });
}
