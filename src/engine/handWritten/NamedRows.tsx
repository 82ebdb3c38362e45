/* In: the records of react-admin's own table. Out: its rows, each with a box to tick that says which record it selects. */
import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import {
  DataTableBody,
  DataTableConfigContext,
  DataTableRow,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableSelectedIdsContext,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
  useTranslate,
  type DataTableBodyProps,
  type DataTableRowProps,
} from 'react-admin';
import { useMemo } from 'react';

/** Selects the record of its row, and says which that is. */
function NamedCheckbox() {
  const translate = useTranslate();
  const record = useRecordContext();
  const title = useGetRecordRepresentation(useResourceContext())(record);
  const { handleToggleItem, isRowSelectable } = useDataTableCallbacksContext();
  const isSelected = useDataTableSelectedIdsContext()?.includes(record?.id ?? '') === true;
  if (!record || !handleToggleItem) return null;
  const isSelectable = !isRowSelectable || isRowSelectable(record);
  return (
    <TableCell padding="checkbox" onClick={(event) => event.stopPropagation()}>
      <Checkbox
        checked={isSelectable && isSelected}
        disabled={!isSelectable}
        onClick={(event) => handleToggleItem(record.id, event)}
        slotProps={{ input: { 'aria-label': translate('list.select_row', { title }) } }}
      />
    </TableCell>
  );
}

/** react-admin's row with our checkbox in the place of its own. */
function NamedRow({ children, ...props }: DataTableRowProps) {
  const config = useDataTableConfigContext();
  const withoutBox = useMemo(() => ({ ...config, hasBulkActions: false }), [config]);
  return (
    <DataTableConfigContext.Provider value={withoutBox}>
      <DataTableRow {...props}>
        {config.hasBulkActions && <NamedCheckbox />}
        {children}
      </DataTableRow>
    </DataTableConfigContext.Provider>
  );
}

/**
 * The body of react-admin's `DataTable` with checkboxes that say which record they select: its own leave the element that is ticked
 * without a name.
 * @example <DataTable body={NamedRows}>…</DataTable>
 */
export const NamedRows = (props: DataTableBodyProps) => <DataTableBody {...props} row={NamedRow} />;
