import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadGateTexts } from '../../../src/app/gate/texts/gateTexts';
import { LoginPage } from '../../../src/app/gate/view/LoginPage';
import type { SignIn } from '../../../src/app/gate/enter/signInOutcome';

interface Setting {
  signIn?: SignIn;
  flash?: { kind: 'error' | 'success'; text: string };
  isLeaving?: boolean;
}

function openLogin({ isLeaving = false, ...setting }: Setting = {}) {
  const signIn = vi.fn<SignIn>(setting.signIn ?? (() => new Promise(() => undefined)));
  const go = vi.fn();
  const onTyping = vi.fn();
  render(
    <LoginPage signIn={signIn} takeFlash={() => setting.flash} onTyping={onTyping} go={go} isLeaving={isLeaving} />,
  );
  return { user: userEvent.setup(), signIn, go, onTyping };
}

const username = () => screen.getByRole('textbox', { name: 'Username' });
const password = () => screen.getByLabelText(/^Password/);
const button = () => screen.getByRole('button', { name: 'Log in' });

/** The DOM of the tests knows no caps lock. */
function pressWith(isCapsLock: boolean) {
  const press = createEvent.keyDown(password(), { key: 'a' });
  Object.defineProperty(press, 'getModifierState', { value: (key: string) => isCapsLock && key === 'CapsLock' });
  fireEvent(password(), press);
}

async function logIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(username(), 'ada');
  await user.type(password(), 'secret{Enter}');
}

afterEach(() => loadGateTexts('en'));

describe('the sign-in page', () => {
  it('begins in the name field under its heading', () => {
    openLogin();
    expect(screen.getByRole('heading', { level: 1, name: 'Log in' })).toBeInTheDocument();
    expect(username()).toHaveFocus();
    expect(document.title).toContain('Log in');
  });

  it('signs in with what was typed, by Enter', async () => {
    const { user, signIn, go } = openLogin({
      signIn: () => Promise.resolve({ isSignedIn: true, next: '/internal/accounts' }),
    });
    await logIn(user);
    expect(signIn).toHaveBeenCalledExactlyOnceWith('ada', 'secret');
    await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/internal/accounts'));
  });

  it('says why it failed and lets the password be typed again', async () => {
    const reason = 'Login credentials are incorrect';
    const { user } = openLogin({ signIn: () => Promise.resolve({ isSignedIn: false, reason }) });
    await logIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(reason);
    expect(password()).toHaveFocus();
    expect(button()).toHaveAttribute('aria-disabled', 'false');
  });

  it('asks for what is missing and sends nothing', async () => {
    const { user, signIn } = openLogin();
    await user.type(username(), 'ada{Enter}');
    expect(password()).toBeInvalid();
    expect(password()).toHaveAccessibleDescription('This field is required');
    expect(password()).toHaveFocus();
    expect(signIn).not.toHaveBeenCalled();
  });

  it('sends one request however often the button is pressed', async () => {
    const { user, signIn } = openLogin();
    await logIn(user);
    await user.click(screen.getByRole('button', { name: 'Logging in…' }));
    expect(signIn).toHaveBeenCalledOnce();
  });

  it('is busy, and sends nothing more, while the page that comes next is on its way', async () => {
    const { user, signIn } = openLogin({ isLeaving: true });
    expect(screen.getByRole('button', { name: 'Logging in…' })).toHaveAttribute('aria-disabled', 'true');
    await logIn(user);
    expect(signIn).not.toHaveBeenCalled();
  });

  it('shows and hides the password', async () => {
    const { user } = openLogin();
    expect(password()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('warns while caps lock is on', () => {
    openLogin();
    pressWith(true);
    expect(screen.getByText('CAPSLOCK is enabled!')).toBeInTheDocument();
    pressWith(false);
    expect(screen.queryByText('CAPSLOCK is enabled!')).not.toBeInTheDocument();
  });

  it.each([
    ['error', 'alert'],
    ['success', 'status'],
  ] as const)('announces a message of kind %s that another page left', (kind, role) => {
    openLogin({ flash: { kind, text: 'From before' } });
    expect(screen.getByRole(role)).toHaveTextContent('From before');
  });

  it('has what follows fetched once the operator types', async () => {
    const { user, onTyping } = openLogin();
    expect(onTyping).not.toHaveBeenCalled();
    await user.type(username(), 'a');
    expect(onTyping).toHaveBeenCalled();
  });

  it('speaks the language that was chosen', async () => {
    localStorage.setItem('prefs.locale', '"de"');
    await loadGateTexts();
    openLogin();
    expect(screen.getByRole('heading', { name: 'Anmelden' })).toBeInTheDocument();
  });
});
