import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CrashBoundary } from '../../../src/app/CrashBoundary';
import { enter } from '../../../src/app/gate/enter/enter';
import { loadShownPage } from '../../../src/app/gate/enter/useShownPage';
import { forcedChange } from '../../../src/app/gate/password/forcedChange';
import { Gate } from '../../../src/app/gate/view/Gate';
import { Trouble } from '../../../src/app/gate/trouble/Trouble';
import { flash, flashKeys } from '../../../src/session/ending/flash';
import type { Claims } from '../../../src/session/token/token';
import { tokenStore } from '../../../src/session/token/tokenStore';
import { buildToken } from '../support/buildToken';

vi.mock('../../../src/app/start/openConsole', () => ({
  openConsole: () => Promise.resolve(() => <h1>Console at {window.location.pathname + window.location.search}</h1>),
}));

/** Opens an address as a page load would. */
async function open(path: string) {
  window.history.replaceState(null, '', path);
  render(<Gate first={await loadShownPage(enter(path))} />);
  return userEvent.setup();
}

/** The API signs everybody in with these claims. */
function apiSignsIn(claims: Partial<Claims>, isChangeForced = false) {
  const answers: Record<string, unknown> = {
    login: { token: buildToken(claims), user_sid: claims.user_sid, force_change: isChangeForced },
    PasswordSettings: { min_password_length: 8 },
  };
  return vi.spyOn(window, 'fetch').mockImplementation((url) => {
    const name = new URL(url as string).pathname.split('/').at(-1) ?? '';
    return Promise.resolve(new Response(JSON.stringify(answers[name] ?? {})));
  });
}

async function logIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByRole('textbox', { name: 'Username' }), 'ada');
  await user.type(screen.getByLabelText(/^Password/), 'secret{Enter}');
}

const consoleAt = (path: string) => screen.findByRole('heading', { name: `Console at ${path}` });

beforeEach(() => forcedChange.end());
afterEach(() => window.history.replaceState(null, '', '/'));

describe('sign-in leads', () => {
  it.each([
    ['an admin', { scope: 'admin' }, '/internal/accounts'],
    ['a provider user', { scope: 'service_provider', service_provider_sid: 'sp' }, '/internal/accounts'],
    ['an account user', { scope: 'account', account_sid: 'acc' }, '/internal/accounts/acc/edit'],
  ] as const)('%s to where they begin', async (_who, claims, path) => {
    apiSignsIn(claims);
    await logIn(await open('/'));
    expect(await consoleAt(path)).toBeInTheDocument();
  });

  it('to the address that was asked for', async () => {
    apiSignsIn({});
    const user = await open('/internal/carriers?page=2');
    expect(screen.getByRole('alert')).toHaveTextContent('You must log in to view that page');
    expect(window.location.pathname).toBe('/');
    await logIn(user);
    expect(await consoleAt('/internal/carriers?page=2')).toBeInTheDocument();
  });

  it('through a new password where one is asked for', async () => {
    const fetch = apiSignsIn({ user_sid: 'u1' }, true);
    const user = await open('/sign-in');
    await logIn(user);
    expect(await screen.findByRole('heading', { name: 'Create password' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/create-password');
    await user.type(screen.getByLabelText(/^New password/), 'longenough1');
    await user.type(screen.getByLabelText(/^Confirm new password/), 'longenough1{Enter}');
    expect(await consoleAt('/internal/accounts')).toBeInTheDocument();
    const change = fetch.mock.calls.find(([url]) => (url as string).endsWith('/Users/u1'));
    expect(JSON.parse(change?.[1]?.body as string)).toMatchObject({
      old_password: 'secret',
      new_password: 'longenough1',
    });
  });

  it('to the new password again, whatever else is opened before it is set, and then to what was asked for', async () => {
    tokenStore.write(buildToken({ user_sid: 'u1' }));
    forcedChange.begin('secret');
    apiSignsIn({ user_sid: 'u1' });
    const user = await open('/internal/carriers?page=2');
    expect(await screen.findByRole('heading', { name: 'Create password' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/create-password');
    await user.type(screen.getByLabelText(/^New password/), 'longenough1');
    await user.type(screen.getByLabelText(/^Confirm new password/), 'longenough1{Enter}');
    expect(await consoleAt('/internal/carriers?page=2')).toBeInTheDocument();
    expect(forcedChange.isDue()).toBe(false);
  });

  it('to sign-in whoever leaves a due new password, with nothing left of the session', async () => {
    tokenStore.write(buildToken({ user_sid: 'u1' }));
    forcedChange.begin('secret');
    const fetch = apiSignsIn({ user_sid: 'u1' });
    const user = await open('/');
    await user.click(await screen.findByRole('link', { name: 'Back to log in' }));
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeInTheDocument();
    expect(fetch.mock.calls.map(([url]) => url)).toContainEqual(expect.stringMatching(/\/logout$/));
    expect(tokenStore.text()).toBeUndefined();
    expect(forcedChange.isDue()).toBe(false);
  });
});

describe('the pages before the console', () => {
  it('give way to it for who is signed in already', async () => {
    tokenStore.write(buildToken());
    await open('/internal/accounts');
    expect(await consoleAt('/internal/accounts')).toBeInTheDocument();
  });

  it('tell once that one has signed out', async () => {
    flash.put({ key: flashKeys.loggedOut, kind: 'success' });
    await open('/');
    expect(screen.getByRole('status')).toHaveTextContent("You've successfully logged out.");
    expect(flash.take()).toBeUndefined();
  });

  it('lead from an address that does not exist to sign-in', async () => {
    const user = await open('/nowhere');
    expect(await screen.findByText("That page doesn't exist.")).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/');
  });

  it('offer the console, not sign-in, there to who is signed in', async () => {
    tokenStore.write(buildToken());
    await open('/nowhere');
    expect(await screen.findByRole('button', { name: 'Back to the console' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Log in' })).not.toBeInTheDocument();
  });

  it('follow the back button', async () => {
    const user = await open('/nowhere');
    await user.click(await screen.findByRole('button', { name: 'Log in' }));
    window.history.replaceState(null, '', '/nowhere');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(await screen.findByText("That page doesn't exist.")).toBeInTheDocument();
  });
});

describe('a crash of everything', () => {
  it('is told with its details folded away and a way to reload', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw new Error('inner workings');
    };
    render(
      <CrashBoundary fallback={(error) => <Trouble error={error} />}>
        <Broken />
      </CrashBoundary>,
    );
    expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
    expect(screen.getByText(/inner workings/).closest('details')).not.toHaveAttribute('open');
  });
});
