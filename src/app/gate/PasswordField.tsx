import { useState, type KeyboardEvent, type RefObject } from 'react';
import { EyeIcon } from './EyeIcon';
import { gateText } from './gateTexts';

interface PasswordFieldProps {
  id: string;
  label: string;
  value: string;
  autoComplete: 'current-password' | 'new-password';
  onChange: (value: string) => void;
  error?: string;
  /** Id of an element that tells more about the field. */
  describedBy?: string;
  inputRef?: RefObject<HTMLInputElement | null>;
}

/** A password with a button that shows it and a warning while caps lock is on. */
export function PasswordField({
  id,
  label,
  value,
  autoComplete,
  onChange,
  error,
  describedBy,
  inputRef,
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const notes = [error && `${id}-error`, capsLock && `${id}-caps`, describedBy].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} <span aria-hidden="true">*</span>
      </label>
      <div className="with-button">
        <input
          id={id}
          ref={inputRef}
          type={isShown ? 'text' : 'password'}
          value={value}
          autoComplete={autoComplete}
          required
          aria-invalid={Boolean(error)}
          aria-describedby={notes || undefined}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          onBlur={() => setCapsLock(false)}
        />
        <button
          type="button"
          className="eye"
          aria-label={gateText(isShown ? 'hide_password' : 'show_password')}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          <EyeIcon isCrossed={isShown} />
        </button>
      </div>
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
      {capsLock && (
        <p id={`${id}-caps`} className="caps-lock" role="status">
          {gateText('caps_lock')}
        </p>
      )}
    </div>
  );
}
