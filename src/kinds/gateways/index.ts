import type { FieldTypeEntry } from '../../fields/kit';
import { checkNumber, toNumber } from '../../fields/number/numberValue';
import { plainText } from '../../fields/plainText';
import { TextCell } from '../../fields/text/TextCell';
import { inPart } from '../../loading/inPart';

/** The netmask of the IPv4 address in the input `options.address`, as a number of bits; what range it means is said. */
export const netmaskType: FieldTypeEntry = {
  Input: inPart(() => import('./NetmaskInput').then(({ NetmaskInput }) => NetmaskInput)),
  Cell: TextCell,
  text: plainText,
  isTyped: true,
  empty: 32,
  check: (value, field) => checkNumber(value, { ...field, options: { min: 1, max: 32 } }),
  toWire: toNumber,
};
