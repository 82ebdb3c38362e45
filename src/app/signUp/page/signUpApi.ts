import { ApiError } from '../../../../dataProvider/http/apiError';
import { beginSession } from '../../../session/beginSession';
import { browserStorage } from '../../../session/storage/browserStorage';
import { readToken } from '../../../session/token/token';
import { tokenStore } from '../../../session/token/tokenStore';
import { gateHttp } from '../../gate/enter/gateHttp';
import { forcedChange } from '../../gate/password/forcedChange';
import { currentSettings, textOf } from '../../settings/settings';
import { callbackUrl, clientIdOf, type LocationBefore, type Provider } from './oauth';

interface Registered {
  jwt?: string;
  root_domain?: string;
  account_sid?: string;
}

/** Whose address waits for its code; lives in this browser, so that the step survives a reload and a look at the mail. */
const unverified = 'unverified';
const rootDomain = 'rootDomain';

/** Registers, and begins the session that the platform gives for it. */
async function register(body: object): Promise<Registered> {
  const asked = { service_provider_sid: textOf(currentSettings().DEFAULT_SERVICE_PROVIDER_SID), ...body };
  /* Without a token, which would ask for another way to sign in to the account of the token (platform-api 3.6). */
  const answer = await gateHttp().request<Registered | undefined>('/register', {
    method: 'POST',
    body: asked,
    anonymous: true,
  });
  const registered = answer.body ?? {};
  if (!registered.jwt || !readToken(registered.jwt))
    throw new ApiError('errors.generic', { status: answer.status, kind: 'unreadable' });
  beginSession(registered.jwt);
  forcedChange.end();
  browserStorage.write('local', rootDomain, registered.root_domain);
  return registered;
}

/** Six digits that nobody can guess. */
function newCode(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(number % 1_000_000).padStart(6, '0');
}

/** By email: the platform mails the code that it is given (platform-api 3.6). */
export async function registerByEmail(email: string, password: string, inviteCode: string): Promise<void> {
  await register({
    provider: 'local',
    email,
    password,
    email_activation_code: newCode(),
    ...(inviteCode ? { inviteCode } : {}),
  });
  browserStorage.write('local', unverified, JSON.stringify({ user_sid: userSid(), email }));
}

/** By what a provider says. */
export const registerByProvider = (
  provider: Provider,
  { code, state, from }: { code: string; state: string; from: LocationBefore },
): Promise<Registered> =>
  register({
    provider,
    oauth2_code: code,
    oauth2_state: state,
    oauth2_client_id: clientIdOf(provider),
    oauth2_redirect_uri: callbackUrl(provider),
    locationBeforeAuth: from,
  });

const userSid = (): string | undefined => readToken(tokenStore.text())?.user_sid;

/**
 * Who has just registered here and has not confirmed the address. Nobody else may send a code: for the user of an account with
 * others the platform deletes these, whether or not the code is right (platform-api 3.7).
 */
export function waitingForCode(): { user_sid: string; email: string } | undefined {
  try {
    const kept = JSON.parse(browserStorage.read('local', unverified) ?? 'null') as {
      user_sid: string;
      email: string;
    } | null;
    return kept && kept.user_sid === userSid() ? kept : undefined;
  } catch {
    return undefined;
  }
}

export async function confirmCode(code: string, user: string): Promise<void> {
  const path = `/ActivationCode/${encodeURIComponent(code)}`;
  await gateHttp().request(path, { method: 'PUT', body: { user_sid: user, type: 'email' } });
  browserStorage.write('local', unverified, undefined);
}

/** What is known of the account of who is signed in. */
export interface OwnAccount {
  account_sid: string;
  sip_realm: string | undefined;
  /** The domain below which its realm lies. */
  root: string | undefined;
}

interface OwnRecord {
  account?: { account_sid?: string | null; sip_realm?: string | null; root_domain?: string | null };
}

export async function readOwnAccount(): Promise<OwnAccount> {
  const { body } = await gateHttp().request<OwnRecord | undefined>('/Users/me');
  const { account_sid: sid, sip_realm: realm, root_domain: root } = body?.account ?? {};
  return {
    account_sid: sid ?? readToken(tokenStore.text())?.account_sid ?? '',
    sip_realm: realm ?? undefined,
    root: root ?? browserStorage.read('local', rootDomain),
  };
}

export async function isRealmFree(realm: string): Promise<boolean> {
  const query = { type: 'subdomain', value: realm };
  const { body } = await gateHttp().request<{ available?: boolean } | undefined>('/Availability', { query });
  return body?.available === true;
}

/** Takes a realm for the own account. What failed may have been kept all the same (platform-api 6.6). */
export async function chooseRealm({ account_sid: sid }: OwnAccount, realm: string): Promise<void> {
  const path = `/Accounts/${encodeURIComponent(sid)}/SipRealms/${encodeURIComponent(realm)}`;
  try {
    await gateHttp().request(path, { method: 'POST' });
  } catch (reason) {
    const now = await readOwnAccount().catch(() => undefined);
    if (now?.sip_realm !== realm) throw reason;
  }
}
