import { useTranslate } from 'react-admin';
import { memo } from 'react';
import { FieldInput } from '../input/FieldInput';
import { MoreOfRow } from './MoreOfRow';
import { RowButtons } from './RowButtons';
import type { RowFields } from './rowFields';
import { useFormState } from 'react-hook-form';
import { useComplaintText } from '../input/useComplaintText';
import { valueAt } from '../valueAt';

const asHeading = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Why the server refused a row as a whole. */
function RowError({ source }: { source: string }) {
  const complaintText = useComplaintText();
  const { errors } = useFormState({ name: source });
  const message = (valueAt(errors, `${source}.root`) as { message?: string } | undefined)?.message;
  if (message === undefined) return null;
  return <p className="field-note error">{complaintText(message)}</p>;
}

export interface RowLineProps {
  rows: RowFields;
  source: string;
  index: number;
  count: number;
  readOnly: boolean;
  onRemove: (index: number) => void;
  onMove: (from: number, to: number) => void;
}

/** One child row: an input for each of its fields. Drawn anew only when its place in the table changes. */
export const RowLine = memo(
  function RowLine({ rows, source, index, count, readOnly, onRemove, onMove }: RowLineProps) {
    const translate = useTranslate();
    const name = translate('fields.rows.row', { number: index + 1 });
    const isLast = rows.more.length === 0;
    return (
      <>
        <tr
          aria-label={name}
          data-title={rows.name ? `${translate(rows.name, { smart_count: 1 })} ${index + 1}` : asHeading(name)}
          data-goes-on={!isLast}
        >
          {rows.columns.map((field, position) => (
            <td key={field.name} className={`cell-${field.type}`}>
              <FieldInput
                resource={rows.resource}
                field={field}
                source={`${source}.${field.name}`}
                place={{ kind: 'row', source }}
              />
              {position === 0 && <RowError source={source} />}
            </td>
          ))}
          {!readOnly && (
            <td rowSpan={isLast ? 1 : 2} className="buttons">
              <RowButtons index={index} count={count} isOrdered={rows.isOrdered} onRemove={onRemove} onMove={onMove} />
            </td>
          )}
        </tr>
        {!isLast && <MoreOfRow {...{ rows, source, name }} />}
      </>
    );
  },
  (before, after) =>
    before.rows === after.rows &&
    before.source === after.source &&
    before.count === after.count &&
    before.readOnly === after.readOnly,
);
