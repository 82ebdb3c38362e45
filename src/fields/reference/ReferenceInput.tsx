import { useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { readPath } from '../../schema/facts/predicate';
import { useConsole } from '../../session/ConsoleContext';
import { FieldFrame } from '../input/FieldFrame';
import { useFormEnvironment } from '../input/formEnvironment';
import type { FieldInputProps } from '../kit';
import { plainText } from '../plainText';
import { useFieldInput } from '../input/useFieldInput';
import { recordText } from './recordText';
import { ReferenceBox } from './ReferenceBox';
import { filledFilter, useCandidates } from './useCandidates';
import { useDelayed } from './useDelayed';
import { useSelectedOption } from './useSelectedOption';
import { useStaleSelection } from './useStaleSelection';
import { ReferencePreview } from './ReferencePreview';

/* For other type-ahead boxes: in one file with this one. */
export { ReferenceBox };

/** Chooses a record of another resource: whole lists are searched here, paged ones by the server. */
export function ReferenceInput(props: FieldInputProps) {
  const { field: declared, source, label, required, readOnly, facts } = props;
  const reference = declared.reference ?? { resource: '' };
  const target = useConsole().registry.get(reference.resource);
  const { mode } = useFormEnvironment();
  const translate = useTranslate();
  const { resetField, getValues } = useFormContext();
  const [search, setSearch] = useState('');
  const { id, field, error, aria } = useFieldInput(props);
  const filter = filledFilter(reference, facts);
  const key = JSON.stringify([filter ?? null, declared.watches.map((path) => readPath(path, facts) ?? null)]);
  const [loadedKey] = useState(key);
  /* What is stored has its own name: the others are asked for when somebody chooses, or when it may no longer fit. */
  const [isWanted, setWanted] = useState(mode === 'create' || props.opens === true);
  if (!isWanted && key !== loadedKey) setWanted(true);
  const {
    candidates,
    isSearched,
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
  const options = candidates.map((record) => ({
    id: String(record.id),
    text: target ? recordText(target, record) : String(record.id),
  }));
  const value = plainText(field.value);
  const { option: selected, isSelectable } = useSelectedOption({
    value,
    options,
    target,
    reference,
    facts,
    filter,
    isWhole,
  });

  useStaleSelection({
    key,
    isReady,
    isSelectable,
    onStale: () => field.onChange(null),
  });
  const isPreset = mode === 'create' && required && reference.preset === 'first' && value === '';
  const first = isPreset ? options[0]?.id : undefined;
  useEffect(() => {
    if (first !== undefined && !getValues(source)) resetField(source, { defaultValue: first });
  }, [first, getValues, resetField, source]);

  const hint = failure ? 'fields.reference.failed' : filter === undefined ? 'fields.reference.waits' : undefined;
  return (
    <FieldFrame
      id={id}
      label={label}
      required={required}
      help={[props.help, hint && translate(hint)].filter(Boolean).join(' ') || undefined}
      error={error}
    >
      <div onFocus={() => setWanted(true)}>
        <ReferenceBox
          id={id}
          options={options}
          selected={selected}
          onSelect={(option) => field.onChange(option?.id ?? null)}
          onBlur={() => field.onBlur()}
          onSearch={setSearch}
          isFiltered={isSearched}
          isLoading={!isReady}
          required={required}
          readOnly={readOnly}
          inputRef={field.ref}
          hasError={error !== undefined}
          aria={aria}
          opens={props.opens ?? false}
          placeholder={
            required
              ? undefined
              : (props.emptyText ??
                translate(`resources.${props.resource.name}.none.${declared.name}`, {
                  _: translate('fields.select.none'),
                }))
          }
        />
      </div>
      {target && reference.preview && value !== '' && (
        <ReferencePreview target={target} fields={reference.preview} id={value} />
      )}
    </FieldFrame>
  );
}
