import { browserStorage } from '../../../session/storage/browserStorage';
import { currentSettings, textOf } from '../../settings/settings';

/** A service that vouches for people (specification 1, section 1). */
export type Provider = 'google' | 'github';

export const providerNames: Record<Provider, string> = { google: 'Google', github: 'Github' };

export const isProvider = (text: string): text is Provider => Object.hasOwn(providerNames, text);

/** Where somebody was who went to a provider: the platform opens no account from the sign-in page (platform-api 3.6). */
export type LocationBefore = '/register' | '/sign-in';

const settings = () => currentSettings();

export const clientIdOf = (provider: Provider): string | undefined =>
  textOf(settings()[provider === 'google' ? 'GOOGLE_CLIENT_ID' : 'GITHUB_CLIENT_ID']);

/** The providers of this deployment. */
export const offeredProviders = (): Provider[] => (['google', 'github'] as const).filter((each) => clientIdOf(each));

/** Where a provider leads back to. */
export function callbackUrl(provider: Provider): string {
  const base = textOf(settings().BASE_URL) ?? '/';
  const origin = new URL(base, window.location.origin).href.replace(/\/+$/, '');
  return `${origin}/oauth-callback/${provider}`;
}

const keys = { state: 'oauthState', location: 'oauthLocation' };

/** 256 bits that nobody can guess; works without a secure context, unlike UUIDs. */
function newState(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The provider's page, with a state that only this tab knows. */
export function authorizeUrl(provider: Provider, state: string): string {
  const given = settings();
  const client = clientIdOf(provider) ?? '';
  if (provider === 'github') {
    const url = new URL(
      textOf(given.GITHUB_AUTHORIZE_URL) ?? 'https://github.com/login/oauth/authorize',
      window.location.origin,
    );
    /* Github leads back to the address that was registered there. */
    const query = { client_id: client, state, scope: 'user:email', allow_signup: 'false' };
    url.search = new URLSearchParams(query).toString();
    return url.href;
  }
  const url = new URL(
    textOf(given.GOOGLE_AUTHORIZE_URL) ?? 'https://accounts.google.com/o/oauth2/v2/auth',
    window.location.origin,
  );
  url.search = new URLSearchParams({
    client_id: client,
    state,
    scope: 'email profile',
    access_type: 'offline',
    include_granted_scopes: 'true',
    response_type: 'code',
    redirect_uri: callbackUrl(provider),
  }).toString();
  return url.href;
}

/** Leaves for the provider's page. */
export function goToProvider(provider: Provider, from: LocationBefore): void {
  const state = newState();
  browserStorage.write('session', keys.state, state);
  browserStorage.write('session', keys.location, from);
  window.location.assign(authorizeUrl(provider, state));
}

/** What this tab left with; it counts once. */
export function takeDeparture(): { state: string | undefined; from: LocationBefore } {
  const state = browserStorage.read('session', keys.state);
  const from = browserStorage.read('session', keys.location) === '/register' ? '/register' : '/sign-in';
  Object.values(keys).forEach((key) => browserStorage.write('session', key, undefined));
  return { state, from };
}
