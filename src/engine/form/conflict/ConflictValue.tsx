import Box from '@mui/material/Box';
import { useReference, useTranslate } from 'react-admin';
import { Cell } from '../../../fields/Cell';
import { recordText } from '../../../fields/reference/recordText';
import { fieldTypes, holdsRows } from '../../../fields/registry';
import { rowFields } from '../../../fields/rows/rowFields';
import { fieldLabel } from '../../../fields/useFieldTexts';
import type { CompiledField, CompiledResource } from '../../../schema/types/compiled';
import { useConsole } from '../../../session/ConsoleContext';
import { sameValue } from './sameValue';

interface ConflictValueProps {
  /** Whose messages the field has. */
  resource: CompiledResource;
  field: CompiledField;
  value: unknown;
  /** The value that it stands against: of rows, only what differs from it is shown. */
  other: unknown;
}

type Values = Readonly<Record<string, unknown>>;

const isEmpty = (value: unknown, { type }: CompiledField): boolean =>
  sameValue(value, null) || (typeof value === 'object' && sameValue(value, fieldTypes.get(type)?.empty));

/** The parts that say something where there is nothing to compare with. */
const filledOf = (fields: CompiledField[], values: Values) =>
  fields.filter((field) => values[field.name] !== false && !isEmpty(values[field.name], field));

const rowsOf = (value: unknown): Values[] => (Array.isArray(value) ? (value as Values[]) : []);

function ReferenceName({ field, id }: { field: CompiledField; id: string }) {
  const { registry } = useConsole();
  const name = field.reference?.resource ?? '';
  const target = registry.get(name);
  const { referenceRecord } = useReference({
    reference: name,
    id,
    options: { enabled: target !== undefined, retry: false },
  });
  return <span>{target && referenceRecord ? recordText(target, referenceRecord) : id}</span>;
}

/** Several values, each with its label. */
function Parts({ resource, fields, values }: { resource: CompiledResource; fields: CompiledField[]; values: Values }) {
  const translate = useTranslate();
  return fields.map((field, index) => (
    <span key={field.name}>
      {index > 0 && ', '}
      {fieldLabel(translate, resource, field)}:{' '}
      <ConflictValue {...{ resource, field }} value={values[field.name]} other={null} />
    </span>
  ));
}

/** How many rows there are, and below that those that the other side does not have like this. */
function Rows({ resource, field, value, other }: ConflictValueProps) {
  const translate = useTranslate();
  const { registry } = useConsole();
  const { resource: child, fields } = rowFields(resource, field, registry);
  const others = rowsOf(other);
  const partnerOf = (row: Values) =>
    others.find(({ [child.idField]: sid }) => sid !== undefined && sid === row[child.idField]);
  const differs = (row: Values, against: Values) => fields.filter(({ name }) => !sameValue(row[name], against[name]));
  return (
    <>
      {translate('fields.rows.count', { smart_count: rowsOf(value).length })}
      {rowsOf(value).map((row, index) => {
        const partner = partnerOf(row);
        const changed = partner ? differs(row, partner) : filledOf(fields, row);
        if (changed.length === 0) return null;
        const told = fields.filter((part, position) => position === 0 || changed.includes(part));
        return (
          <Box key={index} component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            <Parts resource={child} fields={told} values={row} />
          </Box>
        );
      })}
    </>
  );
}

/** A value as it is read, in any kind of field; never a secret. */
export function ConflictValue({ resource, field, value, other }: ConflictValueProps) {
  const translate = useTranslate();
  if (field.secret) return '••••••';
  if (isEmpty(value, field)) return translate('form.conflict.empty');
  if (holdsRows(field.type)) return <Rows {...{ resource, field, value, other }} />;
  if (field.of)
    return (
      <Parts {...{ resource }} fields={filledOf(Object.values(field.of), value as Values)} values={value as Values} />
    );
  if (field.reference) return <ReferenceName field={field} id={String(value)} />;
  return <Cell {...{ resource, field, value }} record={{}} options={{}} />;
}
