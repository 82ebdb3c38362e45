import { useEffect, useRef, useState, type FormEvent } from 'react';
import { GateMessage } from './GateMessage';
import { GatePage } from './GatePage';
import { gateText } from './gateTexts';
import { PasswordField } from './PasswordField';
import type { SignIn } from './signIn';
import { TextField } from './TextField';
import type { ShownFlash } from './shownFlash';

interface LoginPageProps {
  signIn: SignIn;
  /** What an earlier page left to say; asked once. */
  takeFlash: () => ShownFlash | undefined;
  /** Called when the operator begins to type: time to load what comes after sign-in. */
  onTyping: () => void;
  onSignedIn: (isChangeForced: boolean, password: string) => void;
}

/** Sign-in by name and password (specification 1, sections 2 and 8). */
export function LoginPage({ signIn, takeFlash, onTyping, onSignedIn }: LoginPageProps) {
  const [flash] = useState(takeFlash);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const nameInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  useEffect(() => nameInput.current?.focus(), []);
  const missing = (value: string) => (isAsked && value === '' ? gateText('required') : undefined);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setAsked(true);
    setFailure(undefined);
    const firstEmpty = username === '' ? nameInput : password === '' ? passwordInput : undefined;
    if (firstEmpty) return firstEmpty.current?.focus();
    setBusy(true);
    const outcome = await signIn(username, password);
    if (outcome.isSignedIn) return onSignedIn(outcome.isChangeForced, password);
    setBusy(false);
    setFailure(outcome.reason);
    passwordInput.current?.focus();
    passwordInput.current?.select();
  };

  return (
    <GatePage title={gateText('login_title')}>
      {flash && !failure && <GateMessage kind={flash.kind}>{flash.text}</GateMessage>}
      <form noValidate onSubmit={submit} onInput={onTyping} aria-busy={isBusy}>
        <TextField
          id="username"
          label={gateText('username')}
          value={username}
          autoComplete="username"
          inputRef={nameInput}
          onChange={setUsername}
          error={missing(username)}
        />
        <PasswordField
          id="password"
          label={gateText('password')}
          value={password}
          autoComplete="current-password"
          inputRef={passwordInput}
          onChange={setPassword}
          error={missing(password)}
        />
        {failure && <GateMessage kind="error">{failure}</GateMessage>}
        <button type="submit" className="primary" aria-disabled={isBusy}>
          {isBusy && <span className="spinner" aria-hidden="true" />}
          {gateText(isBusy ? 'logging_in' : 'log_in')}
        </button>
      </form>
    </GatePage>
  );
}
