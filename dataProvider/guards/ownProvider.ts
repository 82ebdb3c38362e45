import type { CompiledResource } from '../../src/schema/types/compiled';
import type { ProviderContext, WireRecord } from '../context';
import { readRecord } from '../records/readRecords';

const textAt = (record: WireRecord, field: string | undefined): string | undefined => {
  const value = field === undefined ? undefined : record[field];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/**
 * The service provider that a record belongs to, itself or through its account.
 * @returns undefined where it belongs to none
 * @throws what its account could not be read for
 */
export async function ownProvider(
  context: ProviderContext,
  resource: CompiledResource,
  record: WireRecord,
): Promise<string | undefined> {
  const { account, service_provider } = resource.access.owner;
  const own = textAt(record, service_provider);
  const sid = textAt(record, account);
  const owners = context.registry.get(resource.fields[account ?? '']?.reference?.resource ?? '');
  if (own !== undefined || sid === undefined || !owners || owners === resource) return own;
  return ownProvider(context, owners, await readRecord(context, owners, sid));
}

/**
 * The same context for a record of any provider: what lies below a provider is asked for below the record's own, whichever is on
 * screen. Only an admin sees more than one.
 * @throws what the provider could not be found out for
 */
export async function besideRecord(
  context: ProviderContext,
  resource: CompiledResource,
  record: WireRecord,
): Promise<ProviderContext> {
  const { session } = context.standing();
  if (session.scope !== 'admin' || Object.keys(resource.access.owner).length === 0) return context;
  const own = await ownProvider(context, resource, record);
  if (own === session.current_service_provider_sid) return context;
  const theirs = { ...session };
  delete theirs.current_service_provider;
  if (own === undefined) delete theirs.current_service_provider_sid;
  else theirs.current_service_provider_sid = own;
  return { ...context, standing: () => ({ ...context.standing(), session: theirs }) };
}
