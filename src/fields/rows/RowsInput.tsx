import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { useFieldArray, useFormState } from 'react-hook-form';
import { useConsole } from '../../session/ConsoleContext';
import { PlusMark } from '../elements/marks';
import { PlainButton } from '../elements/PlainButton';
import { FieldSet } from '../input/FieldSet';
import { inputId, useFormEnvironment } from '../input/formEnvironment';
import type { FieldInputProps } from '../kit';
import { fieldTypes } from '../registry';
import { valueAt } from '../valueAt';
import { newRow, type Following } from './newRow';
import { rowFields } from './rowFields';
import { RowsTable } from './RowsTable';

const errorOf = (errors: object, source: string): string | undefined => {
  const error = valueAt(errors, source) as { message?: string; root?: { message?: string } } | undefined;
  return error?.root?.message ?? error?.message;
};

/** A table of child rows. Removing one only takes it out of the form; Save deletes it. */
export function RowsInput({ resource, field, source, label, help, required, readOnly, facts }: FieldInputProps) {
  const translate = useTranslate();
  const { registry } = useConsole();
  const { idPrefix, check, form } = useFormEnvironment();
  const rows = useMemo(() => rowFields(resource, field, registry), [resource, field, registry]);
  const { fields: keys, append, remove, move } = useFieldArray({ name: source, keyName: 'rowKey' });
  const { errors } = useFormState({ name: source });
  const changed = (change: () => void) => () => {
    change();
    check(source, 'change');
  };
  const add = () => {
    const last = (form.getValues(source) as Record<string, unknown>[] | undefined)?.at(-1);
    const following = field.options?.following as Following | undefined;
    append(newRow(rows.fields, facts, (type) => fieldTypes.get(type), last, following));
  };
  return (
    <FieldSet
      id={inputId(idPrefix, source)}
      label={label}
      help={readOnly ? undefined : help}
      required={required}
      error={errorOf(errors, source)}
    >
      {keys.length > 0 && (
        <RowsTable
          rows={rows}
          label={label}
          source={source}
          keys={keys.map(({ rowKey }) => rowKey)}
          readOnly={readOnly}
          onRemove={(index) => changed(() => remove(index))()}
          onMove={(from, to) => changed(() => move(from, to))()}
        />
      )}
      {readOnly && keys.length === 0 && <p className="note muted">{translate('fields.select.none')}</p>}
      {!readOnly && (
        <div>
          <PlainButton className="flush" onClick={changed(add)}>
            <PlusMark size={1.2} />
            {translate(`resources.${resource.name}.add_row.${field.name}`, { _: translate('fields.rows.add') })}
          </PlainButton>
        </div>
      )}
    </FieldSet>
  );
}
