import type { FieldTypeEntry } from '../kit';
import { textType } from '../text';
import { tidyList } from './tidyList';
import { inPart } from '../../loading/inPart';

/** A text that lists entries, separated by commas; blanks and line breaks between them are not kept. */
export const commaListType: FieldTypeEntry = {
  ...textType,
  Input: inPart(() => import('./CommaListInput').then(({ CommaListInput }) => CommaListInput)),
  width: 'full',
  toWire: tidyList,
};
