import { lazy } from 'react';
import type { FieldTypeEntry } from '../kit';
import { PhoneCell } from './PhoneCell';
import { plainText } from '../plainText';
import { tidyPhone } from './tidyPhone';

/** A telephone number. What it must look like is said by the field's rules. */
export const phoneType: FieldTypeEntry = {
  Input: lazy(() => import('./PhoneInput').then(({ PhoneInput }) => ({ default: PhoneInput }))),
  Cell: PhoneCell,
  text: plainText,
  empty: null,
  toWire: tidyPhone,
};
