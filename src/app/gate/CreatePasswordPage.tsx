import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { ChangePassword, LoadPasswordSettings } from './changePassword';
import { forcedChange } from './forcedChange';
import { GateMessage } from './GateMessage';
import { GatePage } from './GatePage';
import { gateText } from './gateTexts';
import { PasswordField } from './PasswordField';
import { passwordRules, type PasswordSettings } from './passwordPolicy';
import { PolicyMessage } from './PolicyMessage';

interface CreatePasswordPageProps {
  loadSettings: LoadPasswordSettings;
  changePassword: ChangePassword;
  onDone: () => void;
}

/** A new password in place of a temporary one (specification 1, section 5; portal behaviour 7). */
export function CreatePasswordPage({ loadSettings, changePassword, onDone }: CreatePasswordPageProps) {
  const [isOldKnown] = useState(() => forcedChange.password() !== undefined);
  const [old, setOld] = useState(() => forcedChange.password() ?? '');
  const [fresh, setFresh] = useState('');
  const [again, setAgain] = useState('');
  const [settings, setSettings] = useState<PasswordSettings>({});
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    void loadSettings().then(setSettings);
  }, [loadSettings]);

  const unmet = passwordRules(fresh, settings).filter((rule) => !rule.isMet);
  const missing = (value: string) => (isAsked && value === '' ? gateText('required') : undefined);
  const isComplete = old !== '' && fresh !== '' && again !== '';
  const isDifferent = isAsked && isComplete && fresh !== again;
  const isWeak = isAsked && isComplete && !isDifferent && unmet.length > 0;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setAsked(true);
    setFailure(undefined);
    if (!isComplete || fresh !== again || unmet.length > 0) return;
    setBusy(true);
    const refusal = await changePassword(old, fresh);
    setBusy(false);
    if (refusal !== undefined) return setFailure(refusal);
    forcedChange.end();
    onDone();
  };

  return (
    <GatePage title={gateText('create_password_title')}>
      <p>{gateText('create_password_text')}</p>
      <form ref={form} noValidate onSubmit={submit} aria-busy={isBusy}>
        {!isOldKnown && (
          <PasswordField
            id="old-password"
            label={gateText('temporary_password')}
            value={old}
            autoComplete="current-password"
            onChange={setOld}
            error={missing(old)}
          />
        )}
        <PasswordField
          id="new-password"
          label={gateText('new_password')}
          value={fresh}
          autoComplete="new-password"
          onChange={setFresh}
          error={missing(fresh)}
        />
        <PasswordField
          id="confirm-password"
          label={gateText('confirm_password')}
          value={again}
          autoComplete="new-password"
          onChange={setAgain}
          error={missing(again) ?? (isDifferent ? gateText('passwords_differ') : undefined)}
        />
        {isWeak && <PolicyMessage rules={unmet} />}
        {failure && <GateMessage kind="error">{failure}</GateMessage>}
        <button type="submit" className="primary" aria-disabled={isBusy}>
          {isBusy && <span className="spinner" aria-hidden="true" />}
          {gateText(isBusy ? 'saving' : 'create_password')}
        </button>
      </form>
    </GatePage>
  );
}
