import type { FieldTypeEntry } from '../kit';
import { plainText, cleanLine } from '../plainText';
import { checkUrl, ownAddressNotes } from './checkUrl';
import { UrlCell } from './UrlCell';
import { inPart } from '../../loading/inPart';

/** A web address; `options.schemes` lists what may stand before the colon. */
export const urlType: FieldTypeEntry = {
  Input: inPart(() => import('./UrlInput').then(({ UrlInput }) => UrlInput)),
  width: 'long',
  Cell: UrlCell,
  text: plainText,
  isTyped: true,
  empty: null,
  check: (value, field) => checkUrl(value, field.options?.schemes as readonly string[] | undefined),
  notes: ownAddressNotes,
  toWire: cleanLine,
};
