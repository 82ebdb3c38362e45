import type { CompiledField } from '../schema/types/compiled';
import type { InputWidth } from './kit';
import { fieldTypes } from './registry';

/** Longest text that counts as a short one, such as a prefix. */
const shortText = 16;

/** How wide the input of a field is: by its type, and a text that can only be short by that. */
export function inputWidth({ type, rules }: CompiledField): InputWidth {
  const longest = rules.find(({ rule }) => rule === 'maxLength')?.value;
  if (type === 'text' && typeof longest === 'number' && longest <= shortText) return 'short';
  return fieldTypes.get(type)?.width ?? 'medium';
}
