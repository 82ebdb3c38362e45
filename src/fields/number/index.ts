import type { FieldTypeEntry } from '../kit';
import { plainText } from '../plainText';
import { NumberCell } from './NumberCell';
import { checkNumber, toNumber } from './numberValue';
import { inPart } from '../../loading/inPart';

/** A number; whole unless `options.decimals`, between `options.min` and `options.max` where given. */
export const numberType: FieldTypeEntry = {
  Input: inPart(() => import('./NumberInput').then(({ NumberInput }) => NumberInput)),
  Cell: NumberCell,
  text: plainText,
  isTyped: true,
  empty: null,
  check: checkNumber,
  toWire: toNumber,
};
