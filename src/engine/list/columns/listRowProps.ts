import type { RaRecord } from 'react-admin';
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

export interface ListRowProps extends ListRowsProps {
  record: RaRecord;
}
