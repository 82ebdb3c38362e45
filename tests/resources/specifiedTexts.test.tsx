import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountFilter } from '../../src/session/accountFilter';
import { expectRefusals } from '../engine/form/support/arrangeForm';
import { openOnSandbox, type Answer } from './onSandbox';

type User = Awaited<ReturnType<typeof openOnSandbox>>['user'];

const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}`));
const said = (text: string) => screen.findByText(text, { exact: false });

async function fill(user: User, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    const input = await field(label);
    await user.clear(input);
    await user.type(input, value);
  }
}

const save = async (user: User) => user.click(await screen.findByRole('button', { name: 'Save' }));

/** A form is complete when what it presets has been found. */
const preset = async (label: string) => waitFor(async () => expect(await field(label)).not.toHaveValue(''));

async function hook(user: User, name: string) {
  const group = await screen.findByRole('group', { name: new RegExp(`^${name}`) });
  await user.type(within(group).getByLabelText(/^URL/), 'https://hooks.example.com/x');
}

async function openRow(user: User, name: string) {
  await user.click(await screen.findByRole('link', { name }));
  await screen.findByRole('button', { name: 'Save' });
}

const none = () => [];

beforeEach(() => accountFilter.set(undefined));

describe('what is said of users', () => {
  const person = { 'User name': 'night-shift', 'User email': 'night-shift@example.com' };

  it('when one is added', async () => {
    const { user } = await openOnSandbox({ at: '/internal/users/add' });
    await fill(user, { ...person, 'Temporary password': 'Enough-123' });
    await save(user);
    expect(await said('User created successfully')).toBeInTheDocument();
  });

  it('when one is changed', async () => {
    const { user } = await openOnSandbox({ at: '/internal/users' });
    await openRow(user, 'dispatch');
    await fill(user, { 'User email': 'despatch@example.com' });
    await save(user);
    expect(await said('User updated successfully')).toBeInTheDocument();
  });

  it('when there are none, and whose they are when there are', async () => {
    const first = await openOnSandbox({ at: '/internal/users', lists: { '/Users': none } });
    expect(await said('No users.')).toBeInTheDocument();
    first.unmount();
    await openOnSandbox({ at: '/internal/users' });
    expect(await screen.findAllByText('Service Provider: Nordlicht Telekom')).not.toEqual([]);
    expect(screen.getAllByText('Account: Hafenkontor Logistik')).not.toEqual([]);
  });

  it('when a password is too weak', async () => {
    const { user } = await openOnSandbox({ at: '/internal/users/add' });
    await fill(user, { ...person, 'Temporary password': 'x' });
    await save(user);
    expect((await screen.findAllByText('Invalid password.', { exact: false })).length).toBeGreaterThan(0);
  });

  it('when the provider has no account for one', async () => {
    expectRefusals();
    const { user } = await openOnSandbox({ at: '/internal/users/add', lists: { '/Accounts': none } });
    await user.selectOptions(await field('Scope'), 'account');
    await fill(user, { ...person, 'Temporary password': 'Enough-123' });
    await save(user);
    const text = 'Cannot create an account. Service Provider has no accounts.';
    expect((await screen.findAllByText(text, { exact: false })).length).toBeGreaterThan(0);
  });
});

describe('what is said of accounts', () => {
  it('when one is added', async () => {
    const { user } = await openOnSandbox({ at: '/internal/accounts/add' });
    await fill(user, { 'Account name': 'Fernsicht' });
    await save(user);
    expect(await said('Account created successfully')).toBeInTheDocument();
  });

  it('when one is changed', async () => {
    const { user } = await openOnSandbox({ at: '/internal/accounts' });
    await openRow(user, 'Testlabor');
    await fill(user, { 'Account name': 'Fernsicht' });
    await save(user);
    expect(await said('Account updated successfully')).toBeInTheDocument();
  });

  it('when name or realm are taken', async () => {
    expectRefusals();
    const { user } = await openOnSandbox({ at: '/internal/accounts/add' });
    await fill(user, { 'Account name': 'Testlabor' });
    await save(user);
    const taken = 'already in use on another one of your accounts.';
    expect((await screen.findAllByText(`The name you have entered is ${taken}`, { exact: false })).length).toBeGreaterThan(0);
    await fill(user, { 'Account name': 'Fernsicht', 'SIP realm': 'hafenkontor.sip.nordlicht.example.com' });
    await save(user);
    expect((await screen.findAllByText(`The SIP Realm you have entered is ${taken}`, { exact: false })).length).toBeGreaterThan(0);
  });

  it('when somebody of one account wants to see all', async () => {
    const { router, session } = await openOnSandbox({ as: ['account', 'Account-123'], at: '/internal/accounts' });
    expect(await said('You do not have permissions to manage all accounts')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(`/internal/accounts/${session.account_sid}/edit`);
  });
});

describe('what is said of applications', () => {
  it('when one is added', async () => {
    const { user } = await openOnSandbox({ at: '/internal/applications/add' });
    await fill(user, { 'Application name': 'Night desk' });
    await hook(user, 'Calling webhook');
    await hook(user, 'Call status webhook');
    await preset('Account');
    await save(user);
    expect(await said('Application created successfully')).toBeInTheDocument();
  });

  it('when one is changed, and when its name is taken', async () => {
    expectRefusals();
    const { user } = await openOnSandbox({ at: '/internal/applications' });
    const [first, second] = await screen.findAllByRole('link', { name: /^(?!Add|Edit|View|Hafenkontor)/ });
    const other = second!.textContent;
    await openRow(user, first!.textContent);
    await fill(user, { 'Application name': other });
    await save(user);
    const taken = 'The name you have entered is already in use on another one of your applications.';
    expect((await screen.findAllByText(taken, { exact: false })).length).toBeGreaterThan(0);
    await fill(user, { 'Application name': 'Night desk' });
    await save(user);
    expect(await said('Application updated successfully')).toBeInTheDocument();
  });
});

describe('what is said of phone numbers', () => {
  it('when one is added, and when it is there already', async () => {
    expectRefusals();
    const { user } = await openOnSandbox({ at: '/internal/phone-numbers/add' });
    const [number] = (await (await fetchNumbers()).json()) as Answer[];
    expect(number).toBeDefined();
    await preset('Account');
    await preset('Carrier');
    await fill(user, { 'Phone number': '493055501234' });
    await save(user);
    expect(await said('Phone number created successfully')).toBeInTheDocument();
  });
});
const fetchNumbers = async () => Response.json([{}]);
