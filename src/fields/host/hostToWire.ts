import type { CompiledField } from '../../schema/types/compiled';
import { hostText } from '../../rules/hosts/hostName';

/** A host as it is sent: cleaned, without the dot of the root, and as the field's options want it. */
export function hostToWire(value: unknown, { options = {} }: Pick<CompiledField, 'options'>): unknown {
  if (typeof value !== 'string') return value ?? null;
  const text = hostText(value);
  const packed = options.blanks === 'remove' ? text.replace(/\s/g, '') : text;
  return (options.lowerCase === true ? packed.toLowerCase() : packed) || null;
}
