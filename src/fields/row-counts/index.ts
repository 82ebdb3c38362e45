import type { FieldTypeEntry } from '../kit';
import { textType } from '../text';
import { countText } from './countText';
import { RowCountsCell } from './RowCountsCell';

/**
 * How many rows have each of the flags that `options.count` of the column names; a row may count for several. Where there are no rows,
 * those of the field `options.others` are counted, under the text `row_counts.<field>`.
 */
export const rowCountsType: FieldTypeEntry = {
  Input: textType.Input,
  Cell: RowCountsCell,
  text: countText,
  empty: null,
};
