import { lazy } from 'react';
import type { FieldTypeEntry } from '../kit';
import { plainText } from '../plainText';
import { NumberCell } from './NumberCell';
import { checkNumber, toNumber } from './numberValue';

/** A number; whole unless `options.decimals`, between `options.min` and `options.max` where given. */
export const numberType: FieldTypeEntry = {
  Input: lazy(() => import('./NumberInput').then(({ NumberInput }) => ({ default: NumberInput }))),
  Cell: NumberCell,
  text: plainText,
  empty: null,
  check: checkNumber,
  toWire: toNumber,
};
