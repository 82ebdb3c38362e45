import { matches, type Facts } from './predicate';
import type { Field } from './types';

/**
 * The value of a choice that is not on the wire: the name of the first predicate that holds.
 * @returns undefined where none holds, and for fields that derive nothing; of a flag always true or false.
 */
export function derivedValue(
  { derive, type }: Partial<Pick<Field, 'derive' | 'type'>>,
  facts: Facts,
): string | boolean | undefined {
  const name = Object.entries(derive ?? {}).find(([, predicate]) => matches(predicate, facts))?.[0];
  return derive && type === 'boolean' ? name === 'true' : name;
}
