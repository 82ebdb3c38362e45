import type { CompiledResource } from './compiled';
import { matches, type Facts } from './predicate';

/**
 * Message keys of what is asked once more before a record is saved or deleted.
 * @param facts of the record as it would be saved or as it is to be deleted
 */
export const askedAgain = ({ form }: CompiledResource, on: 'save' | 'delete', facts: Facts): string[] =>
  (form?.asks ?? []).filter((ask) => ask.on === on && matches(ask.when, facts)).map(({ message }) => message);
