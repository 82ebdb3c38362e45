import type { FieldInputProps } from '../kit';
import { PlainInput } from '../input/PlainInput';
import { RevealButton } from './RevealButton';
import { useReveal } from './useReveal';

/** A new password, or another one by `options.autoComplete`, with a button that shows what was typed. What is locked was not: it is a mask. */
export function PasswordInput(props: FieldInputProps) {
  const { autoComplete } = props.field.options ?? {};
  const { isShown, toggle } = useReveal();
  return (
    <PlainInput
      {...props}
      type={isShown ? 'text' : 'password'}
      autoComplete={typeof autoComplete === 'string' ? autoComplete : 'new-password'}
      endAdornment={props.readOnly ? undefined : <RevealButton isShown={isShown} onClick={toggle} />}
    />
  );
}
