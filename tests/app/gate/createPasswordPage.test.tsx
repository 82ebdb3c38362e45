import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ChangePassword } from '../../../src/app/gate/password/changePassword';
import { CreatePasswordPage } from '../../../src/app/gate/password/CreatePasswordPage';
import { forcedChange } from '../../../src/app/gate/password/forcedChange';
import { enter } from '../../support/enter';

const strict = { min_password_length: 8, require_digit: 1, require_special_character: 1 };

function openPage(answer: string | undefined = undefined, settings: object = strict) {
  const changePassword = vi.fn<ChangePassword>(() => Promise.resolve(answer));
  const onDone = vi.fn();
  const loadSettings = () => Promise.resolve(settings);
  const outcomes = { onDone, onLeave: vi.fn() };
  render(<CreatePasswordPage loadSettings={loadSettings} changePassword={changePassword} {...outcomes} />);
  return { user: userEvent.setup(), changePassword, onDone };
}

const fresh = () => screen.getByLabelText(/^New password/);
const again = () => screen.getByLabelText(/^Confirm new password/);

async function fill(user: ReturnType<typeof userEvent.setup>, first: string, second = first) {
  await enter(user, fresh(), first);
  await enter(user, again(), second);
  await user.keyboard('{Enter}');
}

afterEach(() => forcedChange.end());

describe('the forced new password', () => {
  it('is sent with the temporary one that was just used', async () => {
    forcedChange.begin('temporary');
    const { user, changePassword, onDone } = openPage();
    await fill(user, 'longenough1!');
    expect(changePassword).toHaveBeenCalledExactlyOnceWith('temporary', 'longenough1!');
    await vi.waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(forcedChange.password()).toBeUndefined();
  });

  it('asks for the temporary one after a reload', async () => {
    const { user, changePassword } = openPage();
    await enter(user, screen.getByLabelText(/^Temporary password/), 'temporary');
    await fill(user, 'longenough1!');
    expect(changePassword).toHaveBeenCalledWith('temporary', 'longenough1!');
  });

  it('refuses two that differ', async () => {
    forcedChange.begin('temporary');
    const { user, changePassword } = openPage();
    await fill(user, 'longenough1!', 'longenough2!');
    expect(again()).toHaveAccessibleDescription(/Passwords do not match/);
    expect(changePassword).not.toHaveBeenCalled();
  });

  it('lists what the policy asks for and the password lacks', async () => {
    forcedChange.begin('temporary');
    const { user, changePassword } = openPage();
    await fill(user, 'short');
    const complaint = await screen.findByRole('alert');
    expect(complaint).toHaveTextContent('Password must:');
    expect(
      within(complaint)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Be at least 8 characters long',
      'Contain at least one number',
      'Contain at least one special character',
    ]);
    expect(changePassword).not.toHaveBeenCalled();
  });

  it('is not longer than a platform without a policy takes', async () => {
    forcedChange.begin('temporary');
    const { user, changePassword } = openPage(undefined, { min_password_length: 8 });
    await fill(user, 'x'.repeat(21));
    expect(await screen.findByRole('alert')).toHaveTextContent('Be at most 20 characters long');
    expect(changePassword).not.toHaveBeenCalled();
  });

  it('shows what the API answers and stays', async () => {
    forcedChange.begin('temporary');
    const { user, onDone } = openPage('new password cannot be your old password');
    await fill(user, 'longenough1!');
    expect(await screen.findByRole('alert')).toHaveTextContent('new password cannot be your old password');
    expect(onDone).not.toHaveBeenCalled();
  });
});
