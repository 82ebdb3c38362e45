import { useEffect } from 'react';
import { ApiError, noticeOf } from '../../../../dataProvider/http/apiError';
import { flash } from '../../../session/ending/flash';
import type { GatePageProps } from '../../gate/enter/gatePage';
import { gateHttp } from '../../gate/enter/gateHttp';
import { knownNotice } from '../../gate/enter/knownNotice';
import { nextPlace } from '../../gate/enter/nextPlace';
import { Waiting } from '../../gate/view/Waiting';
import { isProvider, providerNames, takeDeparture, type LocationBefore, type Provider } from './oauth';
import { registerByProvider } from './signUpApi';
import { say } from './signUpTexts';

/** Where a way back from a provider ends: an address of this page, or a message for the sign-in page. */
type Outcome = { to: string } | { refusal: string };

const refusalOf = (reason: unknown, provider: Provider): string => {
  if (reason instanceof ApiError && /not allowed from the sign-in page/i.test(reason.message))
    return say('signUp.provider_no_account');
  const words = knownNotice(noticeOf(reason).key);
  return say('signUp.provider_failed', { provider: providerNames[provider], reason: words });
};

async function exchange(
  provider: Provider,
  back: { code: string; state: string; from: LocationBefore },
): Promise<Outcome> {
  try {
    await registerByProvider(provider, back);
    if (back.from === '/register') return { to: '/register/choose-a-subdomain' };
    return { to: await nextPlace(gateHttp()) };
  } catch (reason) {
    return { refusal: refusalOf(reason, provider) };
  }
}

/**
 * The state is judged before anything is sent (specification 1, section 5): a code that did not begin in this tab may be that of
 * somebody else's account.
 */
async function comeBack(name: string, query: URLSearchParams): Promise<Outcome> {
  const { state, from } = takeDeparture();
  if (!isProvider(name)) return { refusal: say('signUp.provider_unknown', { provider: name }) };
  const [code, given] = [query.get('code'), query.get('state')];
  if (!state || state !== given) return { refusal: say('signUp.state_invalid') };
  if (query.get('error')) return { refusal: say('signUp.provider_denied', { provider: providerNames[name] }) };
  if (!code) return { refusal: say('signUp.state_invalid') };
  return exchange(name, { code, state, from });
}

const nameHere = () => {
  const text = window.location.pathname.split('/')[2] ?? '';
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/* One way back is gone once, however often React asks. */
let coming: Promise<Outcome> | undefined;

/** Comes back from a provider's page; the code leaves the address at once. */
export function CallbackPage({ go }: GatePageProps) {
  useEffect(() => {
    if (!coming) {
      coming = comeBack(nameHere(), new URLSearchParams(window.location.search));
      window.history.replaceState(null, '', window.location.pathname);
    }
    let isWanted = true;
    void coming.then((outcome) => {
      if (!isWanted) return;
      coming = undefined;
      if ('refusal' in outcome) flash.put({ key: outcome.refusal, kind: 'error' });
      go('to' in outcome ? outcome.to : '/');
    });
    return () => {
      isWanted = false;
    };
    /* `go` is another one with each drawing; what it does is the same. */
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return <Waiting />;
}
