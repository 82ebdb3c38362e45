import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useNotify, useTranslate } from 'ra-core';
import { useRef, type ChangeEvent } from 'react';
import { plainText } from '../plainText';
import { visuallyHidden } from '../visuallyHidden';
import { variableAria, type VariableInputProps } from './variableInputProps';

/** A text that is not a number is kept as it is typed: the form says that it is none. */
const numberOf = (text: string): unknown => (text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text));

/** Free text, on one line or several, from a file where the webhook likes one, or a number. */
export function TextVariable(props: VariableInputProps) {
  const { id, name, variable, value, complaint, readOnly, onChange, onBlur } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const file = useRef<HTMLInputElement>(null);
  const isNumber = variable.type === 'number';
  const takesFile = variable.uiHint === 'filepicker';
  const isLong = takesFile || variable.uiHint === 'textarea';
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    try {
      if (target.files?.[0]) onChange(await target.files[0].text());
    } catch (reason) {
      notify('fields.env.unreadable_file', { type: 'error', messageArgs: { reason: (reason as Error).message } });
    }
    target.value = '';
  };
  return (
    <>
      <OutlinedInput
        value={plainText(value)}
        placeholder={plainText(variable.default) || undefined}
        onChange={({ target }) => onChange(isNumber ? numberOf(target.value) : target.value)}
        onBlur={onBlur}
        readOnly={readOnly}
        size="small"
        fullWidth
        multiline={isLong}
        minRows={isLong ? 6 : undefined}
        maxRows={isLong ? 24 : undefined}
        error={complaint !== undefined}
        slotProps={{ input: { ...variableAria(props), inputMode: isNumber ? 'decimal' : undefined } }}
      />
      {takesFile && !readOnly && (
        <>
          <input
            ref={file}
            id={`${id}-file`}
            type="file"
            aria-label={translate('fields.env.file_of', { name })}
            onChange={(event) => void take(event)}
            style={visuallyHidden}
          />
          <Button type="button" size="small" tabIndex={-1} onClick={() => file.current?.click()}>
            {translate('fields.env.choose_file')}
          </Button>
        </>
      )}
    </>
  );
}
