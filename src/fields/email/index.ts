import type { FieldTypeEntry } from '../kit';
import { plainText, cleanLine } from '../plainText';
import { TextCell } from '../text/TextCell';
import { inPart } from '../../loading/inPart';

const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** An address of the form `name@host.tld`, sent without blanks around it. */
export const emailType: FieldTypeEntry = {
  Input: inPart(() => import('./EmailInput').then(({ EmailInput }) => EmailInput)),
  Cell: TextCell,
  text: plainText,
  isTyped: true,
  empty: null,
  toWire: cleanLine,
  check: (value) => (address.test(plainText(cleanLine(value))) ? undefined : { key: 'fields.email.invalid' }),
};
