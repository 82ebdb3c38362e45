import type { CompiledColumn } from '../../../schema/types/compiled';

/** What an operator has chosen: the order of the columns and which are hidden. */
export interface ColumnChoice {
  order: string[];
  hidden: string[];
}

/** A field may stand in two columns that draw it differently. */
export const columnKey = ({ field, use }: CompiledColumn): string => (use ? `${field}:${use}` : field);

/** The choice that the declaration makes. */
const declaredChoice = (columns: readonly CompiledColumn[]): ColumnChoice => ({
  order: columns.map(columnKey),
  hidden: columns.filter(({ hidden }) => hidden).map(columnKey),
});

export interface ArrangedColumn {
  key: string;
  column: CompiledColumn;
  isVisible: boolean;
}

/** Columns in the chosen order; ones that the choice does not know come last, as the declaration has them. */
export function arrangeColumns(columns: readonly CompiledColumn[], choice: ColumnChoice | undefined): ArrangedColumn[] {
  const { order, hidden } = choice ?? declaredChoice(columns);
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return columns
    .map((column) => ({ key: columnKey(column), column }))
    .map(({ key, column }) => ({
      key,
      column,
      isVisible: order.includes(key) ? !hidden.includes(key) : !column.hidden,
    }))
    .toSorted((a, b) => place(a.key) - place(b.key));
}

/** The choice after a column has been moved by one place. */
export function moveColumn(arranged: readonly ArrangedColumn[], key: string, by: 1 | -1): ColumnChoice {
  const order = arranged.map((column) => column.key);
  const from = order.indexOf(key);
  const to = from + by;
  if (from >= 0 && to >= 0 && to < order.length) order.splice(to, 0, ...order.splice(from, 1));
  return { order, hidden: arranged.filter(({ isVisible }) => !isVisible).map((column) => column.key) };
}

/** The choice after a column has been shown or hidden. */
export function toggleColumn(arranged: readonly ArrangedColumn[], key: string): ColumnChoice {
  const hidden = arranged.filter((column) => (column.key === key ? column.isVisible : !column.isVisible));
  return { order: arranged.map((column) => column.key), hidden: hidden.map((column) => column.key) };
}
