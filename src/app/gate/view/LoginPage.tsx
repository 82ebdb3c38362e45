import { useRef, useState } from 'react';
import { Field } from './Field';
import { GateLink } from './GateLink';
import { GateMessage } from './GateMessage';
import { GatePage } from './GatePage';
import { gateText } from '../texts/gateTexts';
import type { GatePageProps } from '../enter/gatePage';
import { PasswordField } from './PasswordField';
import { publicLinks, signUpPart } from '../enter/publicPages';
import type { ShownFlash } from '../enter/shownFlash';
import type { SignIn } from '../enter/signInOutcome';
import { SubmitButton } from './SubmitButton';
import { useSubmission } from './useSubmission';

interface LoginPageProps extends GatePageProps {
  signIn: SignIn;
  /** What an earlier page left to say; asked once. */
  takeFlash: () => ShownFlash | undefined;
  /** Called when the operator begins to type: time to load what comes after sign-in. */
  onTyping: () => void;
  /** The page that comes next is on its way. */
  isLeaving: boolean;
}

/** Sign-in by name and password (specification 1, sections 2 and 8). */
export function LoginPage({ signIn, takeFlash, onTyping, go, isLeaving }: LoginPageProps) {
  const [flash] = useState(takeFlash);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const nameInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const links = publicLinks();
  const Choices = signUpPart.now()?.SignInChoices;

  const {
    submit,
    isAsked,
    isBusy: isSending,
    failure,
  } = useSubmission(
    () => {
      if (isLeaving) return false;
      const firstEmpty = username === '' ? nameInput : password === '' ? passwordInput : undefined;
      firstEmpty?.current?.focus();
      return !firstEmpty;
    },
    async () => {
      const outcome = await signIn(username, password);
      if (outcome.isSignedIn) {
        go(outcome.next);
        return undefined;
      }
      passwordInput.current?.focus();
      passwordInput.current?.select();
      if (!outcome.mustReload) return outcome.reason;
      return (
        <>
          {outcome.reason}{' '}
          <button type="button" onClick={() => window.location.reload()}>
            {gateText('reload')}
          </button>
        </>
      );
    },
  );
  const isBusy = isSending || isLeaving;
  const missing = (value: string) => (isAsked && value === '' ? gateText('required') : undefined);

  return (
    <GatePage title={gateText('log_in')}>
      {flash && !failure && <GateMessage kind={flash.kind}>{flash.text}</GateMessage>}
      <form noValidate onSubmit={submit} onInput={onTyping} aria-busy={isBusy}>
        <Field
          id="username"
          ref={nameInput}
          label={gateText('username')}
          value={username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          onChange={setUsername}
          error={missing(username)}
        />
        <PasswordField
          id="password"
          ref={passwordInput}
          label={gateText('password')}
          value={password}
          autoComplete="current-password"
          onChange={setPassword}
          error={missing(password)}
        />
        {failure && <GateMessage kind="error">{failure}</GateMessage>}
        <SubmitButton isBusy={isBusy} text={gateText('log_in')} busyText={gateText('logging_in')} />
        {links.length > 0 && (
          <div className="links">
            {links.map(({ to, text }) => (
              <GateLink key={to} to={to} text={gateText(text)} go={go} />
            ))}
          </div>
        )}
      </form>
      {Choices && <Choices go={go} />}
    </GatePage>
  );
}
