import type { FieldTypeEntry } from '../kit';
import { HiddenCell } from '../password/HiddenCell';
import { inPart } from '../../loading/inPart';

/** A long text that comes as a file; of it only the beginning is shown. Declared with `options.secret` where it is one. */
export const textFileType: FieldTypeEntry = {
  Input: inPart(() => import('./TextFileInput').then(({ TextFileInput }) => TextFileInput)),
  Cell: HiddenCell,
  text: () => '',
  empty: null,
};
