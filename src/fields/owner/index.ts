import type { FieldTypeEntry } from '../kit';
import { plainText } from '../plainText';
import { textType } from '../text';
import { OwnerCell } from './OwnerCell';

/** Whose a record is, told from its owner columns and the names beside them; shown, never edited. */
export const ownerType: FieldTypeEntry = { Input: textType.Input, Cell: OwnerCell, text: plainText, empty: null };
