import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'react-admin';
import type { CSSProperties } from 'react';
import { toNumber } from '../../fields/number/numberValue';
import { RevealButton } from '../../fields/password/RevealButton';
import { useReveal } from '../../fields/password/useReveal';
import { plainText } from '../../fields/plainText';
import { useReplacement } from '../../fields/secret/useReplacement';
import { VariableFile } from './VariableFile';
import { isLong, takesFile, variableAria, type VariableInputProps } from './variableInputProps';

const asTyped = (text: string) => text;

/** An element for passwords has one line: a secret of several, such as a key, is hidden by its style. */
const veiled = { WebkitTextSecurity: 'disc' } as CSSProperties;

/** A secret value: the stored one is never put into the element, what is typed replaces it as a whole. */
export function SecretVariable(props: VariableInputProps) {
  const { id, name, variable, value, stored, complaint, readOnly, onChange, onBlur } = props;
  const translate = useTranslate();
  const { isShown, toggle } = useReveal();
  const { shown, take } = useReplacement(stored, variable.type === 'number' ? toNumber : asTyped);
  const isStored = plainText(stored) !== '' && value === stored;
  const hasLines = isLong(variable);
  const put = (text: string) => onChange(take(text));
  return (
    <>
      <OutlinedInput
        type={isShown || hasLines ? 'text' : 'password'}
        value={shown(value)}
        placeholder={isStored ? translate('fields.webhook.password_kept') : undefined}
        onChange={({ target }) => put(target.value)}
        onBlur={onBlur}
        readOnly={readOnly}
        size="small"
        fullWidth
        multiline={hasLines}
        minRows={hasLines ? 2 : undefined}
        maxRows={hasLines ? 24 : undefined}
        autoComplete="new-password"
        error={complaint !== undefined}
        endAdornment={
          !readOnly && (
            <>
              <RevealButton isShown={isShown} onClick={toggle} />
              {isStored && !variable.required && (
                <Button
                  type="button"
                  color="error"
                  onClick={() => onChange(null)}
                  aria-label={translate('fields.env.remove_what', { name })}
                >
                  {translate('fields.env.remove')}
                </Button>
              )}
            </>
          )
        }
        slotProps={{ input: { ...variableAria(props), style: hasLines && !isShown ? veiled : undefined } }}
      />
      {takesFile(variable) && !readOnly && <VariableFile {...{ id, name }} onText={put} />}
    </>
  );
}
