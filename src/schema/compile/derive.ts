import { matches, type Facts } from '../facts/predicate';
import type { Field } from '../types';

/** A choice between yes and no, whatever type shows it. */
function isFlag(derive: NonNullable<Field['derive']>): boolean {
  const names = Object.keys(derive);
  return names.length > 0 && names.every((name) => name === 'true' || name === 'false');
}

/**
 * The value of a choice that is not on the wire: the name of the first predicate that holds.
 * @returns undefined where none holds, and for fields that derive nothing; of a flag always true or false.
 */
export function derivedValue({ derive }: Partial<Pick<Field, 'derive'>>, facts: Facts): string | boolean | undefined {
  if (!derive) return undefined;
  const name = Object.entries(derive).find(([, predicate]) => matches(predicate, facts))?.[0];
  return isFlag(derive) ? name === 'true' : name;
}
