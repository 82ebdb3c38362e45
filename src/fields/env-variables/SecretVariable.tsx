import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'ra-core';
import { plainText } from '../plainText';
import { RevealButton } from '../password/RevealButton';
import { useReveal } from '../password/useReveal';
import { variableAria, type VariableInputProps } from './variableInputProps';

/** A secret value: the stored one is never put into the element, what is typed replaces it as a whole. */
export function SecretVariable(props: VariableInputProps) {
  const { name, variable, value, stored, complaint, readOnly, onChange, onBlur } = props;
  const translate = useTranslate();
  const { isShown, toggle } = useReveal();
  const isStored = plainText(stored) !== '' && value === stored;
  return (
    <OutlinedInput
      type={isShown ? 'text' : 'password'}
      value={isStored ? '' : plainText(value)}
      placeholder={isStored ? translate('fields.webhook.password_kept') : undefined}
      onChange={({ target }) => onChange(target.value === '' ? stored : target.value)}
      onBlur={onBlur}
      readOnly={readOnly}
      size="small"
      fullWidth
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
      slotProps={{ input: variableAria(props) }}
    />
  );
}
