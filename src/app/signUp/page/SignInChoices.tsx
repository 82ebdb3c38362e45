import type { GatePageProps } from '../../gate/enter/gatePage';
import { GateLink } from '../../gate/view/GateLink';
import { goToProvider, offeredProviders, type Provider } from './oauth';
import { say, type SignUpTextKey } from './signUpTexts';
import './signUp.css';

const signInWith: Record<Provider, SignUpTextKey> = {
  google: 'signUp.sign_in_google',
  github: 'signUp.sign_in_github',
};

/** What a hosted system adds to the sign-in page. */
export const SignInChoices = ({ go }: GatePageProps) => (
  <div className="sign-up-choices">
    {offeredProviders().map((provider) => (
      <button key={provider} type="button" className="other" onClick={() => goToProvider(provider, '/sign-in')}>
        {say(signInWith[provider])}
      </button>
    ))}
    <GateLink to="/register" text={say('signUp.register')} go={go} />
  </div>
);
