import { useTranslate } from 'react-admin';
import { plainText } from '../../fields/plainText';
import { variableAria, type VariableInputProps } from './variableInputProps';

interface SelectVariableProps extends VariableInputProps {
  choices: readonly unknown[];
}

/** One of the declared values; a stored one that is not among them is shown and kept. */
export function SelectVariable(props: SelectVariableProps) {
  const { choices, variable, value, readOnly, onChange, onBlur } = props;
  const translate = useTranslate();
  const current = plainText(value);
  const isUnknown = current !== '' && !choices.some((choice) => plainText(choice) === current);
  return (
    <select
      {...variableAria(props)}
      className="control wide"
      value={current}
      disabled={readOnly}
      onChange={({ target }) => onChange(choices.find((choice) => plainText(choice) === target.value) ?? null)}
      onBlur={onBlur}
    >
      {!variable.required && <option value="">{translate('fields.select.none')}</option>}
      {variable.required && current === '' && (
        <option value="" disabled hidden>
          {translate('fields.select.choose')}
        </option>
      )}
      {isUnknown && <option value={current}>{current}</option>}
      {choices.map((choice) => (
        <option key={plainText(choice)} value={plainText(choice)}>
          {plainText(choice)}
        </option>
      ))}
    </select>
  );
}
