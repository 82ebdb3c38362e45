import { useTranslate, type RaRecord } from 'ra-core';
import { askedAgain } from '../schema/asks';
import type { CompiledResource } from '../schema/compiled';
import { useConsole } from '../session/ConsoleContext';

/** What is asked once more before this record is deleted, translated; empty where the first question is enough. */
export function useAskedAgain(resource: CompiledResource, record: RaRecord): string[] {
  const { session, features } = useConsole();
  const translate = useTranslate();
  const facts = { subject: record, record, loaded: record, id: String(record.id), session, features };
  return askedAgain(resource, 'delete', facts).map((message) => translate(message, { _: message }));
}
