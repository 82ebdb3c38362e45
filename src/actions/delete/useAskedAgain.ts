import type { RaRecord } from 'react-admin';
import { askedAgain } from '../../schema/facts/asks';
import type { CompiledResource } from '../../schema/types/compiled';
import type { Ask } from '../../schema/types/formTypes';
import { useConsole } from '../../session/ConsoleContext';

/** What is asked once more before this record is deleted; empty where the first question is enough. */
export function useAskedAgain(resource: CompiledResource, record: RaRecord): Ask[] {
  const { session, features } = useConsole();
  const facts = { subject: record, record, loaded: record, id: String(record.id), session, features };
  return askedAgain(resource, 'delete', facts);
}
