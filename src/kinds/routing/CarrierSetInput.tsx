import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { CrossMark, PlusMark } from '../../fields/elements/marks';
import { PlainButton } from '../../fields/elements/PlainButton';
import { FieldInput } from '../../fields/input/FieldInput';
import { FieldSet } from '../../fields/input/FieldSet';
import { inputId, useFormEnvironment } from '../../fields/input/formEnvironment';
import { TableCellProvider, useIsTableCell } from '../../fields/input/tableCell';
import { useComplaintText } from '../../fields/input/useComplaintText';
import type { FieldInputProps } from '../../fields/kit';
import { rowFields } from '../../fields/rows/rowFields';
import { valueAt } from '../../fields/valueAt';
import { readPath } from '../../schema/facts/predicate';
import { useConsole } from '../../session/ConsoleContext';
import { furtherEntry, withoutEntry, type Entry } from './carrierSet';
import './routing.css';

const none: Entry[] = [];
const idField = 'lcr_carrier_set_entry_sid';

/** Carriers of a route: one by itself, and when each is tried where there are several. */
export function CarrierSetInput({ resource, field, source, label, help, required, readOnly }: FieldInputProps) {
  const translate = useTranslate();
  const complaintText = useComplaintText();
  const isTableCell = useIsTableCell();
  const { registry } = useConsole();
  const { idPrefix, form, facts, check } = useFormEnvironment();
  const { errors } = useFormState({ name: source });
  const rows = useMemo(() => rowFields(resource, field, registry), [resource, field, registry]);
  const value: unknown = useWatch({ name: source });
  const entries = Array.isArray(value) ? (value as Entry[]) : none;
  const hasSeveral = entries.length > 1;
  const error = valueAt(errors, source) as { message?: string; root?: { message?: string } } | undefined;
  const message = error?.root?.message ?? error?.message;
  const { keeps } = field.options ?? {};
  const set = (next: readonly Entry[]) => {
    form.setValue(source, next, { shouldDirty: true });
    check(source, 'change');
  };
  const take = (index: number) => {
    const kept = typeof keeps === 'string' && readPath(keeps, { subject: facts.loaded ?? {} });
    set(withoutEntry(entries, index, idField, kept));
  };
  const shown = hasSeveral ? rows.fields : rows.fields.slice(0, 1);
  const carriers = (
    <>
      {entries.map((_, index) => {
        const at = `${source}.${index}`;
        const name = translate('fields.routes.carrier', { number: index + 1, total: entries.length });
        return (
          <div key={index} className="carrier-entry" {...(hasSeveral && { role: 'group', 'aria-label': name })}>
            <TableCellProvider value={!hasSeveral}>
              {shown.map((each) => (
                <div key={each.name} className={`cell-${each.type}`}>
                  <FieldInput
                    resource={rows.resource}
                    field={each}
                    source={`${at}.${each.name}`}
                    place={{ kind: 'row', source: at }}
                  />
                </div>
              ))}
            </TableCellProvider>
            {hasSeveral && !readOnly && (
              <PlainButton
                isIcon
                onClick={() => take(index)}
                aria-label={translate('fields.routes.remove_carrier', { number: index + 1 })}
              >
                <CrossMark />
              </PlainButton>
            )}
          </div>
        );
      })}
      {hasSeveral && <p className="field-note">{translate('fields.routes.order')}</p>}
      {!readOnly && (
        <div>
          <PlainButton className="flush" onClick={() => set([...entries, furtherEntry(entries)])}>
            <PlusMark size={1.2} />
            {translate(entries.length === 0 ? 'fields.routes.add_first' : 'fields.routes.add_carrier')}
          </PlainButton>
        </div>
      )}
    </>
  );
  const id = inputId(idPrefix, source);
  if (!isTableCell)
    return (
      <FieldSet id={id} label={label} help={help} required={required} error={message}>
        {carriers}
      </FieldSet>
    );
  return (
    <div id={id} tabIndex={-1} role="group" aria-label={label} aria-describedby={`${id}-error`} className="carrier-set">
      {carriers}
      {message !== undefined && (
        <p id={`${id}-error`} className="field-note error">
          {complaintText(message)}
        </p>
      )}
    </div>
  );
}
