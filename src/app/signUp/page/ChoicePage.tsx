import { Fragment, useRef, useState, type ReactNode } from 'react';
import type { GatePageProps } from '../../gate/enter/gatePage';
import { GateLink } from '../../gate/view/GateLink';
import { GatePage } from '../../gate/view/GatePage';
import { currentSettings, textOf } from '../../settings/settings';
import { acceptance } from './acceptance';
import { goToProvider, offeredProviders, type Provider } from './oauth';
import { say, type SignUpTextKey } from './signUpTexts';

const signUpWith: Record<Provider, SignUpTextKey> = {
  google: 'signUp.sign_up_google',
  github: 'signUp.sign_up_github',
};

/** A legal page of the deployment, or its name where there is none. */
function LegalPage({ setting, text }: { setting: string; text: string }) {
  const address = textOf(currentSettings()[setting]);
  if (!address) return text;
  return (
    <a href={address} target="_blank" rel="noreferrer" aria-label={`${text} (${say('signUp.opens_tab')})`}>
      {text}
    </a>
  );
}

/** A text with elements in the place of its arguments. */
function filled(text: string, elements: Record<string, ReactNode>): ReactNode {
  return text
    .split(/%\{(\w+)\}/)
    .map((piece, index) => <Fragment key={index}>{index % 2 ? elements[piece] : piece}</Fragment>);
}

const consent = () =>
  filled(say('signUp.accept'), {
    terms: <LegalPage setting="TERMS_OF_SERVICE_URL" text={say('signUp.terms')} />,
    privacy: <LegalPage setting="PRIVACY_POLICY_URL" text={say('signUp.privacy')} />,
  });

/** How to register, once the terms are accepted. */
export function ChoicePage({ go }: GatePageProps) {
  const [isAccepted, setAccepted] = useState(acceptance.given);
  const [isAsked, setAsked] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const isMissing = isAsked && !isAccepted;

  const accept = (given: boolean) => {
    acceptance.give(given);
    setAccepted(given);
  };
  const choose = (next: () => void) => {
    if (isAccepted) return next();
    setAsked(true);
    box.current?.focus();
  };
  return (
    <GatePage title={say('signUp.register_title')}>
      <div className="sign-up-choices">
        <div className="field">
          <label className="consent">
            <input
              ref={box}
              type="checkbox"
              checked={isAccepted}
              required
              aria-invalid={isMissing}
              aria-describedby={isMissing ? 'accept-error' : undefined}
              onChange={(event) => accept(event.target.checked)}
            />
            <div>{consent()}</div>
          </label>
          {isMissing && (
            <p id="accept-error" className="field-error" role="alert">
              {say('signUp.accept_first')}
            </p>
          )}
        </div>
        <button type="button" className="primary" onClick={() => choose(() => go('/register/email'))}>
          {say('signUp.sign_up_email')}
        </button>
        {offeredProviders().map((provider) => (
          <button
            key={provider}
            type="button"
            className="other"
            onClick={() => choose(() => goToProvider(provider, '/register'))}
          >
            {say(signUpWith[provider])}
          </button>
        ))}
        <GateLink to="/" text={say('signUp.to_login')} go={go} />
      </div>
    </GatePage>
  );
}
