import { lazy } from 'react';
import type { FieldTypeEntry } from '../kit';
import { HiddenCell } from '../password/HiddenCell';

/** A long text that comes as a file; of it only the beginning is shown. Declared with `options.secret` where it is one. */
export const textFileType: FieldTypeEntry = {
  Input: lazy(() => import('./TextFileInput').then(({ TextFileInput }) => ({ default: TextFileInput }))),
  Cell: HiddenCell,
  text: () => '',
  empty: null,
};
