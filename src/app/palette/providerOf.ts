import type { RaRecord } from 'react-admin';
import type { ConsoleDataProvider } from '../../../dataProvider';
import type { CompiledResource, Registry } from '../../schema/types/compiled';

const textAt = (record: RaRecord, field: string | undefined): string | undefined => {
  const value: unknown = field === undefined ? undefined : record[field];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** The service provider that a record belongs to, itself or through its account; undefined where it belongs to none. */
export async function providerOf(
  registry: Registry,
  dataProvider: ConsoleDataProvider,
  resource: CompiledResource,
  record: RaRecord,
): Promise<string | undefined> {
  const { account, service_provider } = resource.access.owner;
  const own = textAt(record, service_provider);
  const sid = textAt(record, account);
  const owners = registry.get(resource.fields[account ?? '']?.reference?.resource ?? '');
  if (own !== undefined || sid === undefined || !owners || owners === resource) return own;
  const { data } = await dataProvider.getOne<RaRecord>(owners.name, { id: sid });
  return providerOf(registry, dataProvider, owners, data);
}
