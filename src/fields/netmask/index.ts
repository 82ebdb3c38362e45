import { lazy } from 'react';
import type { FieldTypeEntry } from '../kit';
import { checkNumber, toNumber } from '../number/numberValue';
import { plainText } from '../plainText';
import { TextCell } from '../text/TextCell';

/** The netmask of the IPv4 address in the input `options.address`, as a number of bits; what range it means is said. */
export const netmaskType: FieldTypeEntry = {
  Input: lazy(() => import('./NetmaskInput').then(({ NetmaskInput }) => ({ default: NetmaskInput }))),
  Cell: TextCell,
  text: plainText,
  empty: 32,
  check: (value, field) => checkNumber(value, { ...field, options: { min: 1, max: 32 } }),
  toWire: toNumber,
};
