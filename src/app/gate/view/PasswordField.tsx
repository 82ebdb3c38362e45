import { useState, type KeyboardEvent } from 'react';
import { EyeIcon } from './EyeIcon';
import { Field, type FieldProps } from './Field';
import { gateText } from '../texts/gateTexts';

/** A password with a button that shows it and a warning while caps lock is on. */
export function PasswordField(props: FieldProps) {
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      note={hasCapsLock ? gateText('caps_lock') : undefined}
      button={
        <button
          type="button"
          className="eye"
          aria-label={gateText(isShown ? 'hide_password' : 'show_password')}
          aria-controls={props.id}
          onClick={() => setShown(!isShown)}
        >
          <EyeIcon isCrossed={isShown} />
        </button>
      }
    />
  );
}
