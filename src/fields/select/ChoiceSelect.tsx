import { useTranslate } from 'react-admin';
import type { Choice } from '../choices/choice';
import { FieldFrame } from '../input/FieldFrame';
import type { FieldInputProps } from '../kit';
import { useChoiceLabel } from '../choices/useChoiceLabel';
import { useFieldInput } from '../input/useFieldInput';

interface ChoiceSelectProps extends FieldInputProps {
  choices: readonly Choice[];
  isLoading?: boolean;
  /** Whether nothing may be chosen; what is not required may be left out, where this does not say otherwise. */
  hasNone?: boolean;
  /** Told of each choice that is made. */
  onChosen?: (value: unknown) => void;
}

/** The browser's own list. A stored value that is not in it is shown and kept. */
export function ChoiceSelect(props: ChoiceSelectProps) {
  const { resource, field: declared, label, help, required, readOnly, choices, isLoading = false } = props;
  const { onChosen } = props;
  /* A choice with an empty value says what stands for none. */
  const none = choices.find(({ value }) => value === '');
  const { hasNone = none !== undefined || !required } = props;
  const translate = useTranslate();
  const labelOf = useChoiceLabel(resource, declared);
  const valueOf = (text: unknown) =>
    choices.find(({ value }) => String(value) === text)?.value ?? (text === '' ? null : text);
  const {
    id,
    field: { ref, ...field },
    error,
    aria,
  } = useFieldInput(props, { parse: valueOf });
  const current = String(field.value);
  /* What has to be chosen is not to be left at "None". */
  const emptyKey = hasNone || readOnly ? 'fields.select.none' : 'fields.select.choose';
  const isUnknown = current !== '' && !choices.some(({ value }) => String(value) === current);
  return (
    <FieldFrame id={id} label={label} required={required} help={help} error={error}>
      <select
        {...aria}
        aria-readonly={undefined}
        id={id}
        name={field.name}
        ref={ref}
        className="control wide"
        value={current}
        onChange={(event) => {
          field.onChange(event);
          onChosen?.(valueOf(event.target.value));
        }}
        onBlur={() => field.onBlur()}
        disabled={readOnly || isLoading}
      >
        {(hasNone || current === '') && (
          <option value="" disabled={!hasNone} hidden={!hasNone}>
            {isLoading ? translate('fields.loading') : (none?.label ?? props.emptyText ?? translate(emptyKey))}
          </option>
        )}
        {isUnknown && <option value={current}>{labelOf(current)}</option>}
        {choices
          .filter((choice) => choice !== none)
          .map(({ value, label: text }) => (
            <option key={value} value={value}>
              {labelOf(value, text)}
            </option>
          ))}
      </select>
    </FieldFrame>
  );
}
