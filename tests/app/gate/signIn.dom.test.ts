import { describe, expect, it, vi } from 'vitest';
import { enter } from '../../../src/app/gate/enter/enter';
import { takeShownFlash } from '../../../src/app/gate/enter/shownFlash';
import { signInHere } from '../../../src/app/gate/enter/signInHere';
import { changePassword, loadSettingsHere } from '../../../src/app/gate/password/changePassword';
import { passwordComplaints } from '../../../src/kinds/passwords/passwordComplaints';
import { returnPath } from '../../../src/session/ending/returnPath';
import { tokenStore } from '../../../src/session/token/tokenStore';
import { buildToken } from '../support/buildToken';

const answerWith = (status: number, body: unknown) =>
  vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(new Response(JSON.stringify(body), { status })));

describe('signing in', () => {
  it('keeps the token, the address that was asked for and preferences, and nothing of an earlier user', async () => {
    localStorage.setItem('activeServiceProvider', 'theirs');
    localStorage.setItem('prefs.theme', '"dark"');
    returnPath.keep('/internal/carriers');
    const token = buildToken({ user_sid: 'u1' });
    answerWith(200, { token, user_sid: 'u1', force_change: true });
    await expect(signInHere('ada', 'secret')).resolves.toEqual({ isSignedIn: true, next: '/create-password' });
    expect(tokenStore.text()).toBe(token);
    expect(localStorage.getItem('activeServiceProvider')).toBeNull();
    expect(localStorage.getItem('prefs.theme')).toBe('"dark"');
    expect(returnPath.take('u1')).toBe('/internal/carriers');
  });

  it.each([
    [403, {}, 'Login credentials are incorrect'],
    [404, {}, 'Login credentials are incorrect'],
    [401, {}, 'Login credentials are incorrect'],
    [500, {}, 'The server cannot be reached'],
    [400, { msg: 'odd' }, 'Something went wrong, please try again'],
    [200, { no: 'token' }, 'Something went wrong, please try again'],
    [
      403,
      { error: 'Maximum login attempts reached. Please try again later.' },
      'Maximum login attempts reached. Please try again later.',
    ],
  ])('fails with %i %j as: %s', async (status, body, reason) => {
    answerWith(status, body);
    await expect(signInHere('ada', 'secret')).resolves.toEqual({ isSignedIn: false, reason });
    expect(tokenStore.text()).toBeUndefined();
  });

  it('says so when the API cannot be reached', async () => {
    vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('failed'));
    await expect(signInHere('ada', 'x')).resolves.toEqual({
      isSignedIn: false,
      reason: 'The server cannot be reached',
    });
  });
});

describe('arriving at an address', () => {
  it('keeps one that needs a session for after sign-in and says why', () => {
    window.history.replaceState(null, '', '/internal/accounts?page=2');
    expect(enter('/internal/accounts?page=2')).toBe('login');
    expect(window.location.pathname).toBe('/');
    expect(takeShownFlash()).toEqual({ kind: 'error', text: 'You must log in to view that page' });
    expect(takeShownFlash()).toBeUndefined();
    expect(returnPath.take()).toBe('/internal/accounts?page=2');
  });

  it('tells that the session has expired where there was one', () => {
    tokenStore.write(buildToken({ exp: 1 }));
    expect(enter('/internal/accounts')).toBe('login');
    expect(takeShownFlash()?.text).toBe('Your session has expired. Please log in and try again.');
  });

  it('opens the console with a session', () => {
    tokenStore.write(buildToken());
    expect(enter('/internal/accounts')).toBe('console');
  });
});

describe('changing a temporary password', () => {
  it('repeats the view-only flag, which the API would take away otherwise', async () => {
    tokenStore.write(buildToken({ user_sid: 'u1', is_view_only: true }));
    const fetch = answerWith(200, {});
    await expect(changePassword('old', 'new')).resolves.toBeUndefined();
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toMatch(/\/Users\/u1$/);
    expect(JSON.parse(init?.body as string)).toEqual({ old_password: 'old', new_password: 'new', is_view_only: true });
  });

  it('passes on what the API says against it', async () => {
    tokenStore.write(buildToken());
    answerWith(400, { msg: 'password length must be between 8 and 20' });
    await expect(changePassword('old', 'new')).resolves.toBe('password length must be between 8 and 20');
  });

  it('asks for six characters and nothing else where the policy cannot be read', async () => {
    answerWith(500, {});
    const policy = await loadSettingsHere();
    const complaintsAbout = (password: string) => passwordComplaints(password, policy).map(({ key }) => key);
    expect(complaintsAbout('five.')).toEqual(['rules.password.length']);
    expect(complaintsAbout('sixsix')).toEqual([]);
  });
});
