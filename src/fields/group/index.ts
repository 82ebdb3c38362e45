import type { FieldTypeEntry } from '../kit';
import { plainText } from '../plainText';
import { TextCell } from '../text/TextCell';
import { inPart } from '../../loading/inPart';

/** An object on the wire: the fields that `of` declares, under one name. */
export const groupType: FieldTypeEntry = {
  Input: inPart(() => import('./GroupInput').then(({ GroupInput }) => GroupInput)),
  width: 'full',
  Cell: TextCell,
  text: plainText,
  empty: {},
};
