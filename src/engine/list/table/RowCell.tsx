import type { RaRecord } from 'react-admin';
import { recordTitle } from '../../../actions/recordTitle';
import { Cell } from '../../../fields/Cell';
import { PageLink } from '../../../fields/elements/PageLink';
import type { CompiledColumn, CompiledResource } from '../../../schema/types/compiled';
import { inPart } from '../../../loading/inPart';

const DeferredCell = inPart(() => import('./DeferredCell').then(({ DeferredCell }) => DeferredCell));

export interface RowCellProps {
  resource: CompiledResource;
  record: RaRecord;
  column: CompiledColumn;
  /** Where the cell leads, for the column that names the record. */
  address: string | undefined;
}

/** The value of one column; the record's name is a link to its page. */
export function RowCell({ resource, record, column, address }: RowCellProps) {
  const field = resource.fields[column.field];
  if (!field) return null;
  if (column.load) {
    return <DeferredCell {...{ resource, record, column, field }} load={column.load} />;
  }
  const value: unknown = record[column.field];
  const cell = (
    <Cell resource={resource} field={field} record={record} value={value} options={column.options} as={column.use} />
  );
  if (address === undefined) return cell;
  const isEmpty = value === undefined || value === null || value === '';
  return <PageLink to={address}>{isEmpty ? recordTitle(resource, record) : cell}</PageLink>;
}
