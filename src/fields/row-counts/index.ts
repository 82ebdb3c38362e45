import type { FieldTypeEntry } from '../kit';
import { textType } from '../text';
import { countText } from './countText';
import { RowCountsCell } from './RowCountsCell';

/**
 * How many rows have each of the flags that `options.count` of the column names; a row may count for several. Where there are no rows,
 * those at the path `options.path` are counted, under the text `options.called`.
 */
export const rowCountsType: FieldTypeEntry = {
  Input: textType.Input,
  Cell: RowCountsCell,
  text: countText,
  empty: null,
};
