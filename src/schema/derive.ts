import { matches, type Facts } from './predicate';
import type { Field } from './types';

/**
 * The value of a choice that is not on the wire: the name of the first predicate that holds.
 * @returns undefined where none holds, and for fields that derive nothing.
 */
export const derivedValue = (field: Pick<Field, 'derive'>, facts: Facts): string | undefined =>
  Object.entries(field.derive ?? {}).find(([, predicate]) => matches(predicate, facts))?.[0];
