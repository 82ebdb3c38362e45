import { useTranslate } from 'react-admin';
import { FieldFrame } from '../input/FieldFrame';
import type { FieldInputProps } from '../kit';
import { useChoiceLabel } from '../choices/useChoiceLabel';
import { useFieldInput } from '../input/useFieldInput';
import { toBoolean } from './toBoolean';

/** Yes, no, or nothing chosen. */
export function BooleanFilter(props: FieldInputProps) {
  const { resource, field: declared, label } = props;
  const translate = useTranslate();
  const labelOf = useChoiceLabel(resource, declared);
  const {
    id,
    field: { ref, ...field },
  } = useFieldInput(props, { parse: (text) => (text === '' ? null : toBoolean(text)) });
  return (
    <FieldFrame id={id} label={label} required={false} help={undefined} error={undefined}>
      <select
        id={id}
        name={field.name}
        ref={ref}
        className="control wide"
        value={String(field.value)}
        onChange={field.onChange}
        onBlur={() => field.onBlur()}
      >
        <option value="">{translate('fields.select.any')}</option>
        <option value="true">{labelOf(true, translate('fields.boolean.yes'))}</option>
        <option value="false">{labelOf(false, translate('fields.boolean.no'))}</option>
      </select>
    </FieldFrame>
  );
}
