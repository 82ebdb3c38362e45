import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { FieldInputProps } from '../kit';
import { GenerateButton } from '../password/GenerateButton';
import { RevealButton } from '../password/RevealButton';
import { useReveal } from '../password/useReveal';
import { PlainInput } from '../input/PlainInput';
import { useReplacement } from './useReplacement';

interface SecretReplacementProps extends FieldInputProps {
  stored: string;
  onKeep: () => void;
}

/** Takes the new secret: begins empty, and an input left empty keeps the stored value. */
export function SecretReplacement({ stored, onKeep, ...props }: SecretReplacementProps) {
  const translate = useTranslate();
  const { isShown, toggle, show } = useReveal();
  const { shown, take } = useReplacement(stored);
  return (
    <PlainInput
      {...props}
      type={isShown ? 'text' : 'password'}
      autoComplete="new-password"
      format={shown}
      parse={(text) => take(String(text))}
      endAdornment={
        <>
          <RevealButton isShown={isShown} onClick={toggle} />
          {props.field.options?.generate === true && <GenerateButton {...props} onGenerated={show} />}
          <Button
            type="button"
            onClick={onKeep}
            aria-label={translate('fields.secret.keep_what', { label: props.label })}
          >
            {translate('fields.secret.keep')}
          </Button>
        </>
      }
    />
  );
}
