import type { FieldTypeEntry } from '../../fields/kit';
import { PhoneCell } from './PhoneCell';
import { plainText } from '../../fields/plainText';
import { tidyPhone } from './tidyPhone';
import { inPart } from '../../loading/inPart';

/** A telephone number. What it must look like is said by the field's rules. */
export const phoneType: FieldTypeEntry = {
  Input: inPart(() => import('./PhoneInput').then(({ PhoneInput }) => PhoneInput)),
  Cell: PhoneCell,
  text: plainText,
  isTyped: true,
  empty: null,
  toWire: tidyPhone,
};
