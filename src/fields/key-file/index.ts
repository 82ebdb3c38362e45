import type { FieldTypeEntry } from '../kit';
import { HiddenCell } from '../password/HiddenCell';
import { inPart } from '../../loading/inPart';

/**
 * A key that comes as a JSON file, such as that of a service account; `options.requires` names what it must hold. Always
 * declared with `options.secret`: it is shown by its owner only, and replaced as a whole.
 */
export const keyFileType: FieldTypeEntry = {
  Input: inPart(() => import('./KeyFileInput').then(({ KeyFileInput }) => KeyFileInput)),
  Cell: HiddenCell,
  text: () => '',
  empty: null,
};
