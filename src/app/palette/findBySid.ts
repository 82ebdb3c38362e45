import type { RaRecord } from 'react-admin';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { inParallel } from '../../../dataProvider/http/inParallel';
import type { CompiledResource } from '../../schema/types/compiled';
import type { ConsoleFacts } from '../../session/ConsoleContext';
import { isOpenable, searchableFor } from './openable';
import { mostRequests } from './useRecordSearch';

export interface FoundBySid {
  resource: CompiledResource;
  record: RaRecord;
}

/**
 * Asks the resources for a record of the identifier until one has it. Those that have none refuse in as many ways as the platform
 * knows, so a refusal says nothing.
 */
export async function findBySid(
  facts: ConsoleFacts,
  dataProvider: ConsoleDataProvider,
  sid: string,
): Promise<FoundBySid | undefined> {
  const controller = new AbortController();
  const { signal } = controller;
  let found: FoundBySid | undefined;
  const work = async (resource: CompiledResource) => {
    if (found) return;
    const { data: record } = await dataProvider.getOne<RaRecord>(resource.name, { id: sid, signal });
    if (found || !isOpenable(resource, facts, record)) return;
    found = { resource, record };
    controller.abort();
  };
  await inParallel(searchableFor(facts), work, mostRequests);
  return found;
}
