import type { FieldInputProps } from '../kit';
import { PlainInput } from '../input/PlainInput';
import { GenerateButton } from './GenerateButton';
import { RevealButton } from './RevealButton';
import { useReveal } from './useReveal';

/**
 * A new password, or another one by `options.autoComplete`, with a button that shows what was typed, and by `options.generate` one that
 * makes one up. What is locked was not typed: it is a mask.
 */
export function PasswordInput(props: FieldInputProps) {
  const { autoComplete, generate } = props.field.options ?? {};
  const { isShown, toggle, show } = useReveal();
  return (
    <PlainInput
      {...props}
      type={isShown ? 'text' : 'password'}
      autoComplete={typeof autoComplete === 'string' ? autoComplete : 'new-password'}
      endAdornment={
        props.readOnly ? undefined : (
          <>
            <RevealButton isShown={isShown} onClick={toggle} />
            {generate === true && <GenerateButton {...props} onGenerated={show} />}
          </>
        )
      }
    />
  );
}
