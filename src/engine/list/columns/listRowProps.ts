import type { Identifier, RaRecord } from 'react-admin';
import { useListState } from '../../../actions/useListState';
import type { CompiledColumn, CompiledResource } from '../../../schema/types/compiled';
import type { May } from '../view/useAccess';
import type { Selectable } from '../view/useSelectable';

/** What rows are drawn from, whether in a table or as items of a small screen. */
export interface ListRowsProps {
  resource: CompiledResource;
  columns: readonly CompiledColumn[];
  may: May;
  selectable: Selectable;
  /** Called once a record has been deleted, when its row and the button that was pressed are about to go. */
  onDeleted: () => void;
}

/** All of it stays the same while nothing about the row changes: a row is drawn anew only then. */
export interface ListRowProps extends Omit<ListRowsProps, 'selectable'> {
  record: RaRecord;
  /** Undefined where there are no boxes to tick. */
  isSelectable: boolean | undefined;
  isSelected: boolean;
  onToggle: (id: Identifier) => void;
}

/** What each row of a list is drawn from. */
export function useRowProps({ selectable, ...props }: ListRowsProps): (record: RaRecord) => ListRowProps {
  const { selectedIds, onToggleItem } = useListState();
  const selected = new Set(selectedIds);
  return (record) => ({
    ...props,
    record,
    isSelectable: selectable.isOffered ? selectable.isSelectable(record) : undefined,
    isSelected: selected.has(record.id),
    onToggle: onToggleItem,
  });
}
