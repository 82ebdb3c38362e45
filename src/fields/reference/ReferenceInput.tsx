import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { matches, readPath } from '../../schema/facts/predicate';
import { useConsole } from '../../session/ConsoleContext';
import { FieldFrame } from '../input/FieldFrame';
import { useFormEnvironment } from '../input/formEnvironment';
import type { FieldInputProps } from '../kit';
import { fieldLabel } from '../useFieldTexts';
import { plainText } from '../plainText';
import { useFieldInput } from '../input/useFieldInput';
import { ReferenceBox } from './ReferenceBox';
import { filledFilter, mixedField, useCandidates } from './useCandidates';
import { useDelayed } from './useDelayed';
import { useOptionText } from './recordText';
import { useSelectedOption } from './useSelectedOption';
import { useFittingChoice } from './useFittingChoice';
import { ReferencePreview } from './ReferencePreview';

/* Empty and not yet answered are two things to a question. */
const asIs = { format: (value: unknown) => value, parse: (value: unknown) => value };

/* For other type-ahead boxes: in one file with this one. */
export { ReferenceBox };

/** Chooses a record of another resource: whole lists are searched here, paged ones by the server. */
export function ReferenceInput(props: FieldInputProps) {
  const { field: declared, source, label, required, readOnly, facts } = props;
  const reference = declared.reference ?? { resource: '' };
  const target = useConsole().registry.get(reference.resource);
  const { mode, form } = useFormEnvironment();
  const { defaultValues = {} } = form.formState;
  /* It is asked for only since something else was changed: it begins as in a new record. */
  const hasAppeared =
    mode === 'edit' && !matches(declared.visible, { ...facts, subject: defaultValues, record: defaultValues });
  const translate = useTranslate();
  const [search, setSearch] = useState('');
  const { id, field, error, aria } = useFieldInput(props, asIs);
  const filter = filledFilter(reference, facts);
  const key = JSON.stringify([filter ?? null, declared.watches.map((path) => readPath(path, facts) ?? null)]);
  const [loadedKey] = useState(key);
  /* What is stored has its own name: the others are asked for when somebody chooses, or when it may no longer fit. */
  const [isWanted, setWanted] = useState(mode === 'create' || hasAppeared || props.opens === true);
  if (!isWanted && key !== loadedKey) setWanted(true);
  const {
    candidates,
    isReady,
    isWhole,
    error: failure,
  } = useCandidates({
    target,
    reference,
    facts,
    filter,
    search: useDelayed(search, 300),
    isWanted,
  });
  const textOf = useOptionText(declared, target, facts);
  const options = candidates.map((record) => ({ id: String(record.id), text: textOf(record) }));
  const value = plainText(field.value);
  const { option: selected, isSelectable } = useSelectedOption({
    value,
    options,
    target,
    reference,
    facts,
    filter,
    isWhole,
    textOf,
  });

  const isNew = mode === 'create' || hasAppeared;
  const { lost, choose } = useFittingChoice({
    ...{ source, field: declared, required, resource: props.resource, isNew, hasAppeared, key },
    ...{ options, isReady, isWhole, selected, isSelectable },
  });

  const labelOf = (name: string) => {
    const other = props.resource.fields[name];
    return other ? fieldLabel(translate, props.resource, other) : name;
  };
  const mixed = filter === undefined ? mixedField(reference, facts) : undefined;
  const waits =
    mixed === undefined
      ? translate('fields.reference.waits')
      : translate('fields.reference.differs', { field: labelOf(mixed) });
  const hint = failure ? translate('fields.reference.failed') : filter === undefined ? waits : undefined;
  const emptyText =
    props.emptyText ??
    translate(`resources.${props.resource.name}.none.${declared.name}`, { _: translate('fields.select.none') });
  /* None is an answer that is chosen. */
  const none = declared.options?.none === true ? { id: '', text: emptyText } : undefined;
  return (
    <FieldFrame
      id={id}
      label={label}
      required={required}
      help={[props.help, hint].filter(Boolean).join(' ') || undefined}
      error={error}
    >
      <div onFocus={() => setWanted(true)}>
        <ReferenceBox
          id={id}
          options={none ? [none, ...options] : options}
          selected={none && field.value === none.id ? none : selected}
          onSelect={(option) => {
            choose();
            field.onChange(option?.id ?? null);
          }}
          onBlur={() => field.onBlur()}
          onSearch={setSearch}
          isLoading={!isReady}
          required={required}
          readOnly={readOnly}
          inputRef={field.ref}
          hasError={error !== undefined}
          aria={aria}
          opens={props.opens ?? false}
          placeholder={required ? undefined : emptyText}
        />
      </div>
      {declared.watches.length > 0 && (
        <div role="status" className={lost && 'field-note'}>
          {lost && translate('fields.reference.lost', { name: lost })}
        </div>
      )}
      {target && reference.preview && value !== '' && (
        <ReferencePreview target={target} fields={reference.preview} id={value} />
      )}
    </FieldFrame>
  );
}
