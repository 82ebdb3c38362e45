import { lazy } from 'react';
import type { FieldTypeEntry } from '../kit';
import { textType } from '../text';
import { tidyList } from './tidyList';

/** A text that lists entries, separated by commas; blanks and line breaks between them are not kept. */
export const commaListType: FieldTypeEntry = {
  ...textType,
  Input: lazy(() => import('./CommaListInput').then(({ CommaListInput }) => ({ default: CommaListInput }))),
  toWire: tidyList,
};
