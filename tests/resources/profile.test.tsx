import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectRefusals } from '../engine/form/support/arrangeForm';
import { arrangeSandbox, type Person } from './arrangeSandbox';
import { enter } from '../support/enter';

const at = '/internal/profile';
const stay = { is_view_only: 1 };

async function change(person: Person, [old, next, again]: [string, string, string]) {
  const setting = await arrangeSandbox(person);
  const { user } = setting.open(at);
  await enter(user, await screen.findByLabelText(/^Current password/), old);
  await enter(user, screen.getByLabelText(/^New password/), next);
  await enter(user, screen.getByLabelText(/^Confirm new password/), again);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  return setting;
}

describe('my profile', () => {
  it('lets a view-only user change the own password, and stays view-only', async () => {
    const setting = await change('viewer', ['Viewer-123', 'Viewer-456', 'Viewer-456']);
    expect(await screen.findByText('Your password has been changed')).toBeInTheDocument();
    expect(setting.sent.map(({ line, body }) => [line, body])).toEqual([
      [`PUT /Users/${setting.session.user_sid}`, { old_password: 'Viewer-123', new_password: 'Viewer-456', ...stay }],
    ]);
    expect(await setting.call('POST', '/login', { username: 'viewer', password: 'Viewer-456' })).toHaveProperty(
      'token',
    );
    expect(await setting.call('GET', `/Users/${setting.session.user_sid}`)).toMatchObject({ is_view_only: true });
    expect(screen.getByLabelText(/^New password/)).toHaveValue('');
  });

  it('says at the field that the current password is wrong', async () => {
    expectRefusals();
    await change('account', ['wrong', 'Account-456', 'Account-456']);
    expect(
      await screen.findByRole('button', { name: 'Current password: This is not your current password.' }),
    ).toBeInTheDocument();
    expect(screen.getByLabelText(/^New password/)).toHaveValue('Account-456');
  });

  it('says at the field that the new password is the old one', async () => {
    expectRefusals();
    await change('account', ['Account-123', 'Account-123', 'Account-123']);
    expect(
      await screen.findByRole('button', { name: 'New password: The new password must not be the current one.' }),
    ).toBeInTheDocument();
  });

  it.each([
    [
      'a confirmation that differs',
      ['Account-123', 'Account-456', 'Account-457'],
      'Confirm new password: Passwords do not match',
    ],
    [
      'what the policy refuses',
      ['Account-123', 'short', 'short'],
      /^New password: Invalid password. It must be at least 8/,
    ],
  ] as [string, [string, string, string], string | RegExp][])(
    'sends nothing with %s',
    async (_, passwords, message) => {
      const { sent } = await change('account', passwords);
      expect(await screen.findByRole('button', { name: message })).toBeInTheDocument();
      expect(sent).toEqual([]);
    },
  );

  it('shows who one is without letting one change it', async () => {
    const { open } = await arrangeSandbox('viewer');
    open(at);
    expect(await screen.findByRole('textbox', { name: 'User name' })).toHaveAttribute('readonly');
    expect(screen.getByRole('checkbox', { name: 'View-only User' })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: 'View-only User' })).toBeChecked();
  });
});
