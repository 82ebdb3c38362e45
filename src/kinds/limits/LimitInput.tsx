import { useTranslate } from 'react-admin';
import { FieldFrame } from '../../fields/input/FieldFrame';
import { plainText } from '../../fields/plainText';
import { parseTyped, toNumber } from '../../fields/number/numberValue';

interface LimitInputProps {
  id: string;
  label: string;
  placeholder: string | undefined;
  quantity: unknown;
  error: string | undefined;
  readOnly: boolean;
  onChange: (quantity: unknown) => void;
  onBlur: () => void;
}

/** The quantity of one category; says what an empty one and a zero mean. */
export function LimitInput({ id, label, placeholder, quantity, error, readOnly, onChange, onBlur }: LimitInputProps) {
  const translate = useTranslate();
  const meaning = quantity === null ? 'none' : toNumber(quantity) === 0 ? 'unlimited' : undefined;
  return (
    <FieldFrame
      id={id}
      label={label}
      required={false}
      help={meaning && translate(`fields.limits.${meaning}`)}
      error={error}
    >
      <input
        id={id}
        className="control wide"
        value={plainText(quantity)}
        onChange={({ target }) => onChange(parseTyped(target.value))}
        onBlur={() => {
          if (toNumber(quantity) !== quantity) onChange(toNumber(quantity));
          onBlur();
        }}
        readOnly={readOnly}
        placeholder={readOnly ? undefined : placeholder}
        autoComplete="off"
        inputMode="numeric"
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-help ${id}-error`}
      />
    </FieldFrame>
  );
}
