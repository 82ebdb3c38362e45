import type { ComponentType } from 'react';
import { runtimeConfig } from '../../settings/runtimeConfig';
import { ForcedChange } from '../password/ForcedChange';
import { ForgotPasswordPage } from '../password/ForgotPasswordPage';
import { ResetPasswordPage } from '../password/ResetPasswordPage';
import { loadPageTexts } from '../texts/pageTexts';
import type { GatePlace } from './enter';
import { besideBuild } from '../../../loading/besideBuild';
import { consolePart } from './consolePart';
import type { GatePageProps } from './gatePage';
import { isHosted, signUpPart } from './publicPages';
import { tokenStore } from '../../../session/token/tokenStore';
import { NotFoundPage } from '../trouble/NotFoundPage';

/** The page for an address that nothing serves, as it was opened: with or without a session. */
function NotFoundHere({ go }: GatePageProps) {
  return <NotFoundPage isSignedIn={tokenStore.read().state === 'valid'} onLeave={() => go('/')} />;
}

export { signInHere } from './signInHere';

/**
 * Narrows what scripts of this page may do to what its settings need: connect to its own origin, the API's and, where cards are
 * taken, that of card payment, whose script and frames run nowhere else. A policy that is added later can only forbid more.
 */
function narrow(apiBaseUrl: string): void {
  const origin = new URL(apiBaseUrl, window.location.origin).origin;
  const connections = new Set(["'self'", ...(origin === window.location.origin ? [] : [origin])]);
  if (isHosted()) connections.add('https://api.stripe.com');
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `connect-src ${[...connections].join(' ')}${isHosted() ? '' : "; script-src 'self'; frame-src 'self'"}`;
  document.head.append(policy);
}

/* Before the first request: what is asked for comes from this part or from one behind it. */
if (import.meta.env.PROD) narrow(runtimeConfig().apiBaseUrl);

type Page = ComponentType<GatePageProps>;
let opening: Promise<Page> | undefined;

/* There is one console in a page: a second one would listen to the same addresses. */
function openConsole(): Promise<Page> {
  if (opening) return opening;
  const beside = besideBuild();
  opening = consolePart.load().then(async (module) => module.openConsole(runtimeConfig(), { beside: await beside }));
  opening.catch(() => (opening = undefined));
  return opening;
}

/** @throws PartMissingError */
async function loadSignUp(): Promise<Page> {
  const { SignUp } = await signUpPart.load();
  return function SignUpHere(props: GatePageProps) {
    return <SignUp {...props} other={NotFoundHere} />;
  };
}

const pages: Record<Exclude<GatePlace, 'login' | 'console' | 'sign-up'>, Page> = {
  'create-password': ForcedChange,
  'forgot-password': ForgotPasswordPage,
  'reset-password': ResetPasswordPage,
  'not-found': NotFoundHere,
};

/**
 * Whatever is not the sign-in page, in the operator's language.
 * @throws PartMissingError when the console cannot be loaded
 */
export async function loadPage(place: Exclude<GatePlace, 'login'>): Promise<Page> {
  if (place === 'console') return openConsole();
  await loadPageTexts();
  return place === 'sign-up' ? loadSignUp() : pages[place];
}
