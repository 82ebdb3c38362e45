import { useEffect, useState } from 'react';
import { passwordComplaints, policyUnread } from '../../../kinds/passwords/passwordComplaints';
import type { ChangePassword, LoadSettings } from './changePassword';
import { forcedChange } from './forcedChange';
import { GateLink } from '../view/GateLink';
import { GateMessage } from '../view/GateMessage';
import { GatePage } from '../view/GatePage';
import { gateText } from '../texts/gateTexts';
import { NewPasswordFields } from './NewPasswordFields';
import { pageText } from '../texts/pageTexts';
import { PasswordField } from '../view/PasswordField';
import { PolicyMessage } from './PolicyMessage';
import { SubmitButton } from '../view/SubmitButton';
import { useSubmission } from '../view/useSubmission';

interface CreatePasswordPageProps {
  loadSettings: LoadSettings;
  changePassword: ChangePassword;
  onDone: () => void;
  /** Signs out instead: whoever cannot or will not change the password is not held here. */
  onLeave: () => void;
}

/** A new password in place of a temporary one (specification 1, section 5; portal behaviour 7). */
export function CreatePasswordPage({ loadSettings, changePassword, onDone, onLeave }: CreatePasswordPageProps) {
  const [isOldKnown] = useState(() => forcedChange.password() !== undefined);
  const [old, setOld] = useState(() => forcedChange.password() ?? '');
  const [pair, setPair] = useState({ fresh: '', again: '' });
  const [settings, setSettings] = useState(policyUnread);
  useEffect(() => {
    void loadSettings().then(setSettings);
  }, [loadSettings]);

  const { fresh, again } = pair;
  const unmet = passwordComplaints(fresh, settings);
  const isComplete = old !== '' && fresh !== '' && again !== '';
  const { submit, isAsked, isBusy, failure } = useSubmission(
    () => isComplete && fresh === again && unmet.length === 0,
    async () => {
      const refusal = await changePassword(old, fresh);
      if (refusal !== undefined) return refusal;
      forcedChange.end();
      onDone();
      return undefined;
    },
  );
  const isDifferent = isAsked && isComplete && fresh !== again;
  const isWeak = isAsked && isComplete && !isDifferent && unmet.length > 0;

  return (
    <GatePage title={pageText('create_password_title')}>
      <p>{pageText('create_password_text')}</p>
      <form noValidate onSubmit={submit} aria-busy={isBusy}>
        {!isOldKnown && (
          <PasswordField
            id="old-password"
            label={pageText('temporary_password')}
            value={old}
            autoComplete="current-password"
            autoFocus
            onChange={setOld}
            error={isAsked && old === '' ? gateText('required') : undefined}
          />
        )}
        <NewPasswordFields
          pair={pair}
          onChange={setPair}
          isAsked={isAsked}
          difference={isDifferent ? pageText('passwords_differ') : undefined}
          hasFocus={isOldKnown}
        />
        {isWeak && <PolicyMessage complaints={unmet} />}
        {failure && <GateMessage kind="error">{failure}</GateMessage>}
        <SubmitButton isBusy={isBusy} text={pageText('create_password')} busyText={pageText('saving')} />
        <GateLink to="/" text={pageText('to_login')} go={onLeave} />
      </form>
    </GatePage>
  );
}
