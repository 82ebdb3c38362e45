import { gateText } from '../texts/gateTexts';
import { PasswordField } from '../view/PasswordField';
import { pageText } from '../texts/pageTexts';

export interface PasswordPair {
  fresh: string;
  again: string;
}

interface NewPasswordFieldsProps {
  pair: PasswordPair;
  onChange: (pair: PasswordPair) => void;
  /** Whether empty fields are complained about. */
  isAsked: boolean;
  /** Said at the second field while the two differ. */
  difference: string | undefined;
  /** Whether the first takes the focus as it appears. */
  hasFocus?: boolean;
}

/** A new password, twice. */
export function NewPasswordFields({ pair, onChange, isAsked, difference, hasFocus }: NewPasswordFieldsProps) {
  const { fresh, again } = pair;
  const missing = (value: string) => (isAsked && value === '' ? gateText('required') : undefined);
  return (
    <>
      <PasswordField
        id="new-password"
        label={pageText('new_password')}
        value={fresh}
        autoComplete="new-password"
        autoFocus={hasFocus}
        onChange={(value) => onChange({ fresh: value, again })}
        error={missing(fresh)}
      />
      <PasswordField
        id="confirm-password"
        label={pageText('confirm_password')}
        value={again}
        autoComplete="new-password"
        onChange={(value) => onChange({ fresh, again: value })}
        error={missing(again) ?? difference}
      />
    </>
  );
}
