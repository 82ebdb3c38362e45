import type { Field } from '../types';
import type { Facts } from './predicate';
import { fillTemplate, templateVariables } from './template';

/** What the session gives for a field (`value: '{session.x}'`): it counts wherever a value of the form does. */
export function sessionValue({ value }: Pick<Field, 'value'>, facts: Facts): string | undefined {
  if (value === undefined || !templateVariables(value).every((path) => path.startsWith('session.'))) return undefined;
  return fillTemplate(value, facts);
}
