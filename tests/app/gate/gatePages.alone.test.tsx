import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enter } from '../../../src/app/gate/enter/enter';
import { loadShownPage } from '../../../src/app/gate/enter/useShownPage';
import { Gate } from '../../../src/app/gate/view/Gate';
import { Trouble } from '../../../src/app/gate/trouble/Trouble';
import { settingProblems } from '../../../src/app/settings/settingProblems';
import { flash, flashKeys } from '../../../src/session/ending/flash';
import { tokenStore } from '../../../src/session/token/tokenStore';
import { fakePlatform, refusal, type PlatformRoute } from '../../support/fakePlatform';
import { buildToken } from '../support/buildToken';

vi.mock('../../../src/app/start/openConsole', () => ({
  openConsole: () => Promise.resolve(() => <h1>Console at {window.location.pathname}</h1>),
}));

/** Opens an address as a page load would, over an API that answers as the routes say. */
async function open(path: string, routes: Record<string, PlatformRoute> = {}) {
  const platform = fakePlatform(routes);
  vi.spyOn(window, 'fetch').mockImplementation((url, init) => platform.fetch(url, init));
  window.history.replaceState(null, '', path);
  render(<Gate first={await loadShownPage(enter(path))} />);
  return { user: userEvent.setup(), platform };
}

beforeEach(() => {
  window.JAMBONZ = { ENABLE_FORGOT_PASSWORD: 'true' };
});
afterEach(() => {
  delete window.JAMBONZ;
  window.history.replaceState(null, '', '/');
});

describe('a forgotten password', () => {
  const sent = { 'POST /forgot-password': () => undefined };

  it('has its link on the sign-in page only where it is switched on', async () => {
    window.JAMBONZ = {};
    await open('/');
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Forgot Password' })).not.toBeInTheDocument();
  });

  it('has no page where it is switched off', async () => {
    window.JAMBONZ = {};
    await open('/forgot-password');
    expect(await screen.findByText("That page doesn't exist.")).toBeInTheDocument();
  });

  it('brings a link to the address that is given, and says where to look for it', async () => {
    const { user, platform } = await open('/', sent);
    await user.click(screen.getByRole('link', { name: 'Forgot Password' }));
    await user.type(await screen.findByLabelText(/^Email/), 'ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Send me a reset password link' }));
    expect(await screen.findByRole('status')).toHaveTextContent(
      /^A password reset email has been sent to your email\./,
    );
    expect(screen.getByRole('heading', { name: 'Log in' })).toBeInTheDocument();
    expect(platform.requests.map(({ body }) => body)).toEqual([{ email: 'ada@example.com' }]);
  });

  it('needs an address', async () => {
    const { user, platform } = await open('/forgot-password', sent);
    await user.click(await screen.findByRole('button', { name: 'Send me a reset password link' }));
    expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription('This field is required');
    expect(platform.requests).toEqual([]);
  });

  it('says what the API has against the address, which stays', async () => {
    const { user } = await open('/forgot-password', {
      'POST /forgot-password': () => Response.json({ error: 'failed to reset your password' }, { status: 400 }),
    });
    await user.type(await screen.findByLabelText(/^Email/), 'nobody@example.com{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('failed to reset your password');
    expect(screen.getByLabelText(/^Email/)).toHaveValue('nobody@example.com');
  });
});

describe('a reset link', () => {
  const strict = { min_password_length: 8, require_digit: 1, require_special_character: 0 };
  const jwt = buildToken({ user_sid: 'u1' });
  const opened = (more: Record<string, PlatformRoute> = {}) => ({
    'POST /signin': () => ({ jwt }),
    'GET /PasswordSettings': () => strict,
    'POST /change-password': () => undefined,
    ...more,
  });
  const address = '/reset-password/code-1';

  async function save(user: ReturnType<typeof userEvent.setup>, fresh: string, again = fresh) {
    await user.type(await screen.findByLabelText(/^New password/), fresh);
    await user.type(screen.getByLabelText(/^Confirm new password/), again);
    await user.click(screen.getByRole('button', { name: 'Save' }));
  }
  const changes = ({ lines }: ReturnType<typeof fakePlatform>) => lines('POST /change-password');

  it('sets the new password with its own session, which is kept nowhere', async () => {
    const { user, platform } = await open(address, opened());
    await save(user, 'longenough1');
    expect(await screen.findByRole('status')).toHaveTextContent('New password was successfully set.');
    const [, settings, change] = platform.requests;
    expect(settings?.headers.get('authorization')).toBe(`Bearer ${jwt}`);
    expect(change?.body).toEqual({ old_password: 'code-1', new_password: 'longenough1' });
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(jwt);
    expect(window.location.pathname).toBe('/');
  });

  it('leads to sign-in even where somebody is signed in', async () => {
    tokenStore.write(buildToken());
    const { user } = await open(address, opened());
    await save(user, 'longenough1');
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeInTheDocument();
  });

  it.each([
    [403, 'Forbidden'],
    [404, 'Not Found'],
  ])('that is not valid is said to be so (%i), and another can be asked for', async (status, text) => {
    const { user } = await open(address, { 'POST /signin': () => new Response(text, { status }) });
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is not valid, or no longer valid.');
    await user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
    expect(await screen.findByRole('heading', { name: 'Forgot Password' })).toBeInTheDocument();
  });

  it('that was mangled on its way is refused as others are', async () => {
    const { platform } = await open('/reset-password/50%', { 'POST /signin': () => new Response('', { status: 403 }) });
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is not valid, or no longer valid.');
    expect(platform.requests.map(({ body }) => body)).toEqual([{ link: '50%' }]);
  });

  it.each([
    [
      'differs from its repetition',
      ['longenough1', 'longenough2'],
      'The confirmation password does not match the new password. Please ensure both passwords are identical.',
    ],
    ['has under six characters', ['abc12', 'abc12'], 'The password must be at least 7 characters long.'],
    ['falls short of the policy', ['abcdefg', 'abcdefg'], 'Be at least 8 characters long'],
    ['lacks what the policy asks for', ['abcdefgh', 'abcdefgh'], 'Contain at least one number'],
  ])('takes no password that %s', async (_, [fresh = '', again], complaint) => {
    const { user, platform } = await open(address, opened());
    await save(user, fresh, again);
    expect(await screen.findByText(complaint)).toBeInTheDocument();
    expect(changes(platform)).toEqual([]);
  });

  it('warns of a password without a letter, and sends it', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { user, platform } = await open(
      address,
      opened({ 'POST /change-password': () => new Promise<Response>((resolve) => (answer = resolve)) }),
    );
    await save(user, '12345678');
    expect(await screen.findByText('Password must contain a letter.')).toBeInTheDocument();
    await waitFor(() => expect(changes(platform)).toHaveLength(1));
    answer(new Response(null, { status: 204 }));
    expect(await screen.findByText('New password was successfully set.')).toBeInTheDocument();
  });

  it('takes six characters where no policy asks for more', async () => {
    const { user, platform } = await open(address, opened({ 'GET /PasswordSettings': () => refusal(500, 'gone') }));
    await save(user, 'abc123');
    await waitFor(() => expect(changes(platform)).toHaveLength(1));
  });

  it('takes a long password where no policy was ever set: the API limits it nowhere else', async () => {
    const { user, platform } = await open(
      address,
      opened({ 'GET /PasswordSettings': () => ({ min_password_length: 8 }) }),
    );
    await save(user, 'x'.repeat(25));
    await waitFor(() => expect(changes(platform)).toHaveLength(1));
  });

  it('lets the password be sent again after a refusal', async () => {
    let isRefused = true;
    const route = () => (isRefused ? refusal(400, 'user is using oauth authentication') : undefined);
    const { user, platform } = await open(address, opened({ 'POST /change-password': route }));
    await save(user, 'longenough1');
    expect(await screen.findByRole('alert')).toHaveTextContent('user is using oauth authentication');
    isRefused = false;
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('New password was successfully set.')).toBeInTheDocument();
    expect(changes(platform)).toHaveLength(2);
  });
});

describe('a server that could not be reached', () => {
  it('is told on the sign-in page, the session being kept; opened again, the console is back', async () => {
    tokenStore.write(buildToken());
    flash.put({ key: flashKeys.unreachable, kind: 'error' });
    await open('/');
    expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached');
    expect(tokenStore.read().state).toBe('valid');
    expect(enter('/')).toBe('console');
  });
});

describe('wrong settings', () => {
  it('are named, with what they are and what they should be', async () => {
    const problems = settingProblems({ DISABLE_LCR: 'yes', ACCENT: 'red' });
    render(<Trouble problems={problems} />);
    const alert = await screen.findByRole('alert');
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'ACCENT is "red". It must be a colour such as #1a5dab.',
      'DISABLE_LCR is "yes". It must be true or false.',
    ]);
  });
});
