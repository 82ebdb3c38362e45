import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { memo } from 'react';
import type { CompiledField } from '../../schema/types/compiled';
import { FieldInput } from '../input/FieldInput';
import { MoreOfRow } from './MoreOfRow';
import { RowButtons } from './RowButtons';
import type { RowFields } from './rowFields';
import FormHelperText from '@mui/material/FormHelperText';
import { useFormState } from 'react-hook-form';
import { useComplaintText } from '../input/useComplaintText';
import { valueAt } from '../valueAt';

/** Why the server refused a row as a whole. */
function RowError({ source }: { source: string }) {
  const complaintText = useComplaintText();
  const { errors } = useFormState({ name: source });
  const message = (valueAt(errors, `${source}.root`) as { message?: string } | undefined)?.message;
  if (message === undefined) return null;
  return <FormHelperText error>{complaintText(message)}</FormHelperText>;
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

/** What is typed needs room; a tick does not. */
const widths: Record<string, number> = { boolean: 64, number: 100, netmask: 130, select: 120 };
const usualWidth = 180;

/** What has a fixed width leaves the rest to the others; below one another all are as wide as there is room. */
const widthOf = ({ type }: CompiledField) => ({
  '@media (min-width: 600px)': { minWidth: widths[type] ?? usualWidth, ...(type in widths && { width: widths[type] }) },
});

/** One child row: an input for each of its fields. Drawn anew only when its place in the table changes. */
export const RowLine = memo(
  function RowLine({ rows, source, index, count, readOnly, onRemove, onMove }: RowLineProps) {
    const translate = useTranslate();
    const name = translate('fields.rows.row', { number: index + 1 });
    const isLast = rows.more.length === 0;
    return (
      <>
        <tr aria-label={name} data-goes-on={!isLast}>
          {rows.columns.map((field, position) => (
            <Box component="td" key={field.name} sx={widthOf(field)}>
              <FieldInput
                resource={rows.resource}
                field={field}
                source={`${source}.${field.name}`}
                place={{ kind: 'row', source }}
              />
              {position === 0 && <RowError source={source} />}
            </Box>
          ))}
          {!readOnly && (
            <td rowSpan={isLast ? 1 : 2} style={{ paddingInline: 0, textAlign: 'end', whiteSpace: 'nowrap' }}>
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
