import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { toNumber } from '../../fields/number/numberValue';
import { plainText } from '../../fields/plainText';
import { VariableFile } from './VariableFile';
import { isLong, takesFile, variableAria, type VariableInputProps } from './variableInputProps';

/**
 * Free text, on one line or several, or a number. What is typed of a number stands as it is typed: `1.` has to be written before
 * `1.5` can be, and a text that is none is kept for the form to complain about.
 */
export function TextVariable(props: VariableInputProps) {
  const { id, name, variable, value, complaint, readOnly, onChange, onBlur } = props;
  const [typed, setTyped] = useState('');
  const isNumber = variable.type === 'number';
  const take = (text: string) => {
    setTyped(text);
    onChange(isNumber ? toNumber(text) : text);
  };
  return (
    <>
      <OutlinedInput
        value={isNumber && toNumber(typed) === value ? typed : plainText(value)}
        placeholder={plainText(variable.default) || undefined}
        onChange={({ target }) => take(target.value)}
        onBlur={onBlur}
        readOnly={readOnly}
        size="small"
        fullWidth
        multiline={isLong(variable)}
        minRows={isLong(variable) ? 6 : undefined}
        maxRows={isLong(variable) ? 24 : undefined}
        error={complaint !== undefined}
        slotProps={{ input: { ...variableAria(props), inputMode: isNumber ? 'decimal' : undefined } }}
      />
      {takesFile(variable) && !readOnly && <VariableFile {...{ id, name }} onText={take} />}
    </>
  );
}
