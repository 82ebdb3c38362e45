import { beforeEach, describe, expect, it } from 'vitest';
import { createAuthProvider } from '../../authProvider';
import { createHttp } from '../../dataProvider/http/http';
import { createRegistry } from '../../src/schema/registry';
import { defineResource } from '../../src/schema/types';
import { clearSession } from '../../src/session/ending/endSession';
import { flash } from '../../src/session/ending/flash';
import { knownProviders } from '../../src/session/choices/knownProviders';
import { returnPath } from '../../src/session/ending/returnPath';
import { tokenStore } from '../../src/session/token/tokenStore';
import { apiBase, fakePlatform, type PlatformRoute } from '../support/fakePlatform';
import { buildToken } from '../support/tokens';

const things = defineResource({
  name: 'things',
  api: { base: '/Things', id: 'thing_sid' },
  access: { scope: 'account' },
  fields: { thing_sid: { type: 'sid' }, note: { type: 'text', scope: 'admin' } },
  list: { columns: ['thing_sid'] },
});

/** A resource for providers that have a Teams domain. */
const tenants = defineResource({
  ...things,
  name: 'tenants',
  access: {
    scope: 'account',
    when: { list: { 'session.current_service_provider.ms_teams_fqdn': { set: true } } },
  },
});

const alpha = { service_provider_sid: 'sp-1', name: 'Alpha', ms_teams_fqdn: 'teams.example.com' };

const arrange = (routes: Record<string, PlatformRoute> = {}) => {
  const platform = fakePlatform(routes);
  const http = createHttp({ apiBase, fetch: platform.fetch, token: tokenStore.text });
  const auth = createAuthProvider({
    registry: createRegistry([things, tenants]),
    providerKnown: () => Promise.resolve(knownProviders.set([alpha])),
    http,
    features: {},
    landing: ({ scope }) => `/internal/home-of-${scope}`,
    here: () => '/internal/things/1/edit',
  });
  return { auth, platform };
};

const signedIn = (changes: Record<string, unknown> = {}) => tokenStore.write(buildToken(changes));
const credentials = { username: 'olga', password: 'secret' };

beforeEach(() => {
  clearSession();
  knownProviders.set([]);
});

describe('login', () => {
  const answer = () => ({ token: buildToken(), user_sid: 'user-1', scope: 'admin', force_change: false });

  it('stores the token and leads to the landing place', async () => {
    const { auth } = arrange({ 'POST /login': answer });
    await expect(auth.login(credentials)).resolves.toEqual({ redirectTo: '/internal/home-of-admin' });
    expect(tokenStore.read().state).toBe('valid');
  });

  it('leads back to the address that was asked for', async () => {
    returnPath.keep('/internal/things/1/edit');
    const { auth } = arrange({ 'POST /login': answer });
    await expect(auth.login(credentials)).resolves.toEqual({ redirectTo: '/internal/things/1/edit' });
  });

  it('stores nothing when it is refused', async () => {
    const { auth } = arrange({ 'POST /login': () => new Response('Forbidden', { status: 403 }) });
    await expect(auth.login(credentials)).rejects.toThrow('errors.invalid_credentials');
    expect(tokenStore.text()).toBeUndefined();
  });
});

describe('logout', () => {
  it.each<[string, PlatformRoute]>([
    ['answers', () => undefined],
    ['refuses', () => new Response('', { status: 500 })],
    ['is away', () => Promise.reject(new TypeError('fetch failed'))],
  ])('ends the session when the API %s', async (_, route) => {
    signedIn();
    const { auth, platform } = arrange({ 'POST /logout': route });
    await auth.logout();
    expect(platform.lines()).toEqual(['POST /logout']);
    expect(tokenStore.text()).toBeUndefined();
    expect(flash.take()).toEqual({ key: 'frame.logged_out', kind: 'success' });
  });

  it('says nothing where nobody is signed in: the reason stands already', async () => {
    flash.put({ key: 'errors.session_expired', kind: 'error' });
    const { auth, platform } = arrange();
    await auth.logout();
    expect(platform.requests).toEqual([]);
    expect(flash.take()).toMatchObject({ key: 'errors.session_expired' });
  });
});

describe('checkAuth', () => {
  it('lets a valid token pass', async () => {
    signedIn();
    await expect(arrange().auth.checkAuth()).resolves.toBeUndefined();
  });

  it('ends an expired session and keeps the way back for its user', async () => {
    signedIn({ exp: 1000 });
    await expect(arrange().auth.checkAuth()).rejects.toMatchObject({ redirectTo: '/' });
    expect(flash.take()).toMatchObject({ key: 'errors.session_expired' });
    expect(returnPath.take('user-1')).toBe('/internal/things/1/edit');
  });

  it('does not talk over the reason why the session has ended', async () => {
    flash.put({ key: 'errors.session_expired', kind: 'error' });
    await expect(arrange().auth.checkAuth()).rejects.toMatchObject({ redirectTo: '/' });
    expect(flash.take()).toMatchObject({ key: 'errors.session_expired' });
  });

  it('asks whoever has no token to sign in', async () => {
    await expect(arrange().auth.checkAuth()).rejects.toMatchObject({ redirectTo: '/' });
    expect(flash.take()).toMatchObject({ key: 'errors.must_log_in' });
  });
});

describe('checkError', () => {
  it('ends the session at 401', async () => {
    signedIn();
    await expect(arrange().auth.checkError({ status: 401 })).rejects.toMatchObject({ redirectTo: '/' });
    expect(tokenStore.text()).toBeUndefined();
    expect(flash.take()).toMatchObject({ key: 'errors.session_expired', kind: 'error' });
  });

  it.each([403, 404, 500, 0])('stays at %d', async (status) => {
    signedIn();
    await expect(arrange().auth.checkError({ status })).resolves.toBeUndefined();
    expect(tokenStore.read().state).toBe('valid');
  });
});

describe('who is signed in', () => {
  it('is told by name', async () => {
    signedIn({ name: 'Jürgen' });
    const { auth } = arrange();
    await expect(auth.getIdentity()).resolves.toEqual({ id: 'user-1', fullName: 'Jürgen' });
    await expect(auth.getPermissions()).resolves.toMatchObject({ scope: 'admin' });
  });

  it('is nobody without a token', async () => {
    await expect(arrange().auth.getIdentity()).rejects.toThrow('errors.must_log_in');
  });
});

describe('canAccess', () => {
  const account = { scope: 'account', account_sid: 'account-1', service_provider_sid: 'sp-1' };

  it.each([
    [account, 'things', true],
    [account, 'things.note', false],
    [{}, 'things.note', true],
    [{}, 'unknown', false],
  ])('%o sees %s: %s', async (claims, resource, isAllowed) => {
    signedIn(claims);
    await expect(arrange().auth.canAccess({ resource, action: 'list' })).resolves.toBe(isAllowed);
  });

  it('waits for what is known of the provider where access depends on it', async () => {
    signedIn({ ...account, scope: 'service_provider' });
    const { auth } = arrange();
    await expect(auth.canAccess({ resource: 'things', action: 'list' })).resolves.toBe(true);
    expect(knownProviders.get()).toEqual([]);
    await expect(auth.canAccess({ resource: 'tenants', action: 'list' })).resolves.toBe(true);
  });

  it('is denied to nobody in particular', async () => {
    await expect(arrange().auth.canAccess({ resource: 'things', action: 'list' })).resolves.toBe(false);
  });
});
