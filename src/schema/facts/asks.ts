import type { CompiledResource } from '../types/compiled';
import type { Ask } from '../types/formTypes';
import { matches, type Facts } from './predicate';

/**
 * What is asked once more before a record is saved or deleted.
 * @param facts of the record as it would be saved or as it is to be deleted
 */
export const askedAgain = ({ form }: CompiledResource, on: Ask['on'], facts: Facts): Ask[] =>
  (form?.asks ?? []).filter((ask) => ask.on === on && matches(ask.when, facts));
