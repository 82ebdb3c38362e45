import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tokenStore } from '../../../src/session/token/tokenStore';
import { buildSession } from '../../support/builders';
import { fakePlatform, type PlatformRoute } from '../../support/fakePlatform';
import { buildToken } from '../../support/tokens';
import { renderFrame } from '../support/renderFrame';

const start = Date.UTC(2026, 2, 2, 9);
const minutes = (count: number) => count * 60_000;

afterEach(() => vi.useRealTimers());

/** The frame of a session that ends so many minutes from now. */
async function openFrame(left: number, name = 'olga') {
  vi.useFakeTimers({ now: start, shouldAdvanceTime: true });
  tokenStore.write(buildToken());
  await renderFrame({ session: buildSession({ name, expires: (start + minutes(left)) / 1000 }) });
  await screen.findByRole('heading', { name: /^Page at/ });
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

/** The API answers a sign-in. */
function apiAnswers(route: PlatformRoute, own: PlatformRoute = () => ({ name: 'olga' })) {
  const platform = fakePlatform({ 'POST /login': route, 'GET /Users/:sid': own });
  vi.spyOn(window, 'fetch').mockImplementation((url, init) => platform.fetch(url, init));
  return platform;
}

const signedInAs = ({ requests }: ReturnType<typeof fakePlatform>) =>
  requests.filter(({ path }) => path === '/login').map(({ body }) => body);

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const warning = () => screen.queryByText(/^Your session/);

async function stay(user: ReturnType<typeof userEvent.setup>, password: string) {
  await user.click(await screen.findByRole('button', { name: 'Stay signed in' }));
  await user.type(await screen.findByLabelText(/^Password/), `${password}{Enter}`);
}

describe('the end of a session', () => {
  it('is not spoken of before its last five minutes', async () => {
    await openFrame(30);
    await pass(minutes(24));
    expect(warning()).not.toBeInTheDocument();
    await pass(minutes(1) + 5_000);
    expect(await screen.findByText('Your session ends in 5 minutes.')).toBeInTheDocument();
  });

  it('is counted down to', async () => {
    await openFrame(4);
    expect(await screen.findByText('Your session ends in 4 minutes.')).toBeInTheDocument();
    await pass(minutes(3));
    expect(warning()).toHaveTextContent('Your session ends in 1 minute.');
    await pass(minutes(1) + 5_000);
    expect(warning()).toHaveTextContent('Your session has ended.');
  });

  it('cannot be put off by who has no name to sign in with', async () => {
    await openFrame(4, '');
    expect(await screen.findByText(/Save your work: you will be asked to sign in again\./)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Stay signed in' })).not.toBeInTheDocument();
  });
});

describe('staying signed in', () => {
  it('takes the password and keeps the new token', async () => {
    const user = await openFrame(4);
    const token = buildToken({ iat: 2 });
    const platform = apiAnswers(() => ({ token, user_sid: 'user-1' }));
    await stay(user, 'secret');
    await waitFor(() => expect(tokenStore.text()).toBe(token));
    expect(signedInAs(platform)).toEqual([{ username: 'olga', password: 'secret' }]);
    expect(await screen.findByText('You stay signed in.')).toBeInTheDocument();
  });

  it.each<[string, PlatformRoute, string]>([
    ['that the user has now', () => ({ name: 'olga-2' }), 'olga-2'],
    ['of the token where the user cannot be read', () => new Response('gone', { status: 500 }), 'olga'],
  ])('is by the name %s', async (_, own, username) => {
    const user = await openFrame(4);
    const platform = apiAnswers(() => ({ token: buildToken({ iat: 2 }), user_sid: 'user-1' }), own);
    await stay(user, 'secret');
    expect(await screen.findByText('You stay signed in.')).toBeInTheDocument();
    expect(signedInAs(platform)).toEqual([{ username, password: 'secret' }]);
  });

  it.each<[string, PlatformRoute, string]>([
    ['a wrong password', () => new Response('Forbidden', { status: 403 }), 'Login credentials are incorrect'],
    [
      'a locked name',
      () => Response.json({ error: 'Maximum login attempts reached. Please try again later.' }, { status: 403 }),
      'Maximum login attempts reached. Please try again later.',
    ],
    ['a lost connection', () => Promise.reject(new TypeError('lost')), 'The server cannot be reached'],
    [
      'another user of that name',
      () => ({ token: buildToken({ user_sid: 'other' }), user_sid: 'other' }),
      'Login credentials are incorrect',
    ],
  ])('fails for %s, and the old session goes on', async (_, route, complaint) => {
    const user = await openFrame(4);
    apiAnswers(route);
    const before = tokenStore.text();
    await stay(user, 'wrong');
    expect(await screen.findByText(complaint)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Password/)).toHaveAccessibleDescription(complaint);
    expect(tokenStore.text()).toBe(before);
  });

  it('needs the password', async () => {
    const user = await openFrame(4);
    const platform = apiAnswers(() => ({}));
    await stay(user, '');
    expect(await screen.findByText('Enter your password.')).toBeInTheDocument();
    expect(platform.requests).toEqual([]);
  });
});
