import { useEffect, useRef, useState } from 'react';
import { ApiError, noticeOf } from '../../../../dataProvider/http/apiError';
import { passwordComplaints, policyUnread } from '../../../kinds/passwords/passwordComplaints';
import type { GatePageProps } from '../../gate/enter/gatePage';
import { knownNotice } from '../../gate/enter/knownNotice';
import { gateText } from '../../gate/texts/gateTexts';
import { Field } from '../../gate/view/Field';
import { GateLink } from '../../gate/view/GateLink';
import { GateMessage } from '../../gate/view/GateMessage';
import { GatePage } from '../../gate/view/GatePage';
import { PasswordField } from '../../gate/view/PasswordField';
import { SubmitButton } from '../../gate/view/SubmitButton';
import { useSubmission } from '../../gate/view/useSubmission';
import { acceptance } from './acceptance';
import { registerByEmail } from './signUpApi';
import { say } from './signUpTexts';

/** What the platform takes for an address, but for quoted names and hosts without one. */
const isEmail = (text: string) =>
  /^[^\s@<>()[\]\\.,;:"]+(\.[^\s@<>()[\]\\.,;:"]+)*@([a-z\d-]+\.)+[a-z]{2,}$/i.test(text);

/** The platform's own least length; it reads no policy here (platform-api 3.6), and tells none before sign-in. */
const least = policyUnread;

const emailTrouble = (email: string): string | undefined => {
  if (email === '') return gateText('required');
  return isEmail(email) ? undefined : say('signUp.email_invalid');
};

const passwordTrouble = (password: string): string | undefined => {
  if (password === '') return gateText('required');
  const [complaint] = passwordComplaints(password, least);
  return complaint && say('signUp.password_length', { min: least.min_password_length ?? 0 });
};

/** The API's words for what only it knows, in words that say what to do. */
const refusalOf = (reason: unknown): string =>
  reason instanceof ApiError && /already exists for this email/i.test(reason.message)
    ? say('signUp.email_taken')
    : knownNotice(noticeOf(reason).key);

/** Registers by email and password; an invite code is asked for where the platform wants one. */
export function EmailPage({ go }: GatePageProps) {
  const [typedEmail, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [inviteCode, setInviteCode] = useState('');
  const [isInvited, setInvited] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const inviteInput = useRef<HTMLInputElement>(null);
  const email = typedEmail.trim();
  const isAllowed = acceptance.given();
  useEffect(() => {
    if (!isAllowed) go('/register');
  });

  const troubles = {
    email: emailTrouble(email),
    password: passwordTrouble(password),
    invite: isInvited && inviteCode.trim() === '' ? gateText('required') : undefined,
  };
  const { submit, isAsked, isBusy, failure } = useSubmission(
    () => {
      const { email: ofEmail, password: ofPassword, invite: ofInvite } = troubles;
      const first = ofEmail ? emailInput : ofPassword ? passwordInput : ofInvite ? inviteInput : undefined;
      first?.current?.focus();
      return !first;
    },
    async () => {
      try {
        await registerByEmail(email, password, inviteCode.trim());
        go('/register/email/verify-your-email');
        return undefined;
      } catch (reason) {
        if (/invite/i.test(noticeOf(reason).key)) setInvited(true);
        return refusalOf(reason);
      }
    },
  );
  if (!isAllowed) return null;
  return (
    <GatePage title={say('signUp.register_title')}>
      <form noValidate onSubmit={submit} aria-busy={isBusy}>
        <Field
          id="email"
          ref={emailInput}
          type="email"
          label={say('signUp.email')}
          value={typedEmail}
          autoComplete="email"
          autoFocus
          onChange={setEmail}
          error={isAsked ? troubles.email : undefined}
        />
        <PasswordField
          id="password"
          ref={passwordInput}
          label={say('signUp.password')}
          value={password}
          autoComplete="new-password"
          onChange={setPassword}
          error={isAsked ? troubles.password : undefined}
        />
        {isInvited && (
          <Field
            id="invite-code"
            ref={inviteInput}
            label={say('signUp.invite_code')}
            value={inviteCode}
            autoComplete="off"
            autoFocus
            onChange={setInviteCode}
            error={isAsked ? troubles.invite : undefined}
          />
        )}
        {failure && <GateMessage kind="error">{failure}</GateMessage>}
        <SubmitButton isBusy={isBusy} text={say('signUp.continue')} busyText={say('signUp.sending')} />
        <GateLink to="/register" text={say('signUp.go_back')} go={go} />
      </form>
    </GatePage>
  );
}
