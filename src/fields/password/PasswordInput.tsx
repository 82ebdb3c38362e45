import type { FieldInputProps } from '../kit';
import { PlainInput } from '../PlainInput';
import { RevealButton } from './RevealButton';
import { useReveal } from './useReveal';

/** A new password, with a button that shows what was typed. */
export function PasswordInput(props: FieldInputProps) {
  const { isShown, toggle } = useReveal();
  return (
    <PlainInput
      {...props}
      type={isShown ? 'text' : 'password'}
      autoComplete="new-password"
      endAdornment={<RevealButton isShown={isShown} onClick={toggle} />}
    />
  );
}
