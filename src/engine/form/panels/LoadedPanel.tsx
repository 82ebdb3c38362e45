import type { RaRecord } from 'react-admin';
import { useResourceTexts } from '../../../actions/texts';
import { DeferredCell } from '../../list/table/DeferredCell';
import type { PanelProps } from './panels';

/** What a column of the list asks for each record by itself (`load`), of the record of the form: `options.field` names the column. */
export function LoadedPanel({ resource, record, options }: PanelProps) {
  const texts = useResourceTexts(resource.name);
  const column = resource.list?.columns.find((each) => each.field === options.field && each.load !== undefined);
  const field = column && resource.fields[column.field];
  if (!column?.load || !field || record === undefined) return null;
  return (
    <div className="field">
      <span className="field-label">{texts.field(field.name)}</span>
      <DeferredCell resource={resource} record={record as RaRecord} column={column} field={field} load={column.load} />
    </div>
  );
}
