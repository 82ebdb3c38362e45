import type { RaRecord } from 'ra-core';
import { askedAgain } from '../schema/asks';
import type { CompiledResource } from '../schema/compiled';
import type { Ask } from '../schema/formTypes';
import { useConsole } from '../session/ConsoleContext';

/** What is asked once more before this record is deleted; empty where the first question is enough. */
export function useAskedAgain(resource: CompiledResource, record: RaRecord): Ask[] {
  const { session, features } = useConsole();
  const facts = { subject: record, record, loaded: record, id: String(record.id), session, features };
  return askedAgain(resource, 'delete', facts);
}
