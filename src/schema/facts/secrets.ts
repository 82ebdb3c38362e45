import type { Field } from '../types';
import { fieldsIn } from './rowsOf';

type Part = Pick<Partial<Field>, 'type' | 'options' | 'cases'>;

/** Never exported, kept in lists or drafts, or shown: a field that is a secret, or becomes one in a case. */
export const isSecret = ({ type, options, cases = [] }: Part): boolean =>
  type === 'secret' || type === 'password' || options?.secret === true || cases.some(isSecret);

/** Whether a field, or one inside it, is a secret. */
export const declaresSecret = (field: Partial<Field>): boolean =>
  isSecret(field) || Object.values(fieldsIn(field) ?? {}).some(declaresSecret);
