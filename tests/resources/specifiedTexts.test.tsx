import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountFilter } from '../../src/session/choices/accountFilter';
import { expectRefusals } from '../engine/form/support/arrangeForm';
import { enter, fillIn } from '../support/enter';
import { hold } from '../support/hold';
import { openOnSandbox, type Json } from '../support/sandboxed';

type User = Awaited<ReturnType<typeof openOnSandbox>>['user'];

const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}`));
const said = (text: string) => screen.findByText(text, { exact: false });

async function fill(user: User, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await fillIn(user, () => field(label), value);
}

const save = async (user: User) => user.click(await screen.findByRole('button', { name: 'Save' }));

/** A form is complete when what it presets has been found. */
const preset = async (label: string) => waitFor(async () => expect(await field(label)).not.toHaveValue(''));

async function hook(user: User, name: string) {
  const group = await screen.findByRole('group', { name: new RegExp(`^${name}`) });
  await enter(user, within(group).getByLabelText(/^URL/), 'https://hooks.example.com/x');
}

async function openRow(user: User, name: string) {
  await user.click(await screen.findByRole('link', { name }));
  await screen.findByRole('button', { name: 'Save' });
}

const none = () => [];

beforeEach(() => accountFilter.set(undefined));

describe('what is said of users', () => {
  const person = { 'User Name': 'night-shift', 'User email': 'night-shift@example.com' };

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

  it('when a password is too weak, and in what', async () => {
    const { user } = await openOnSandbox({ at: '/internal/users/add' });
    await fill(user, { ...person, 'Temporary password': 'x' });
    await save(user);
    expect(await screen.findAllByText(/Invalid password. It must be at least 8 characters long./)).not.toEqual([]);
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

  it.each([
    [{ 'Account name': 'Testlabor' }, 'The name you have entered is already in use on another one of your accounts.'],
    [
      { 'Account name': 'Fernsicht', 'SIP realm': 'hafenkontor.sip.nordlicht.example.com' },
      'The SIP Realm you have entered is already in use on another one of your accounts.',
    ],
  ])('when %j is taken', async (values, text) => {
    expectRefusals();
    const { user } = await openOnSandbox({ at: '/internal/accounts/add' });
    await fill(user, values);
    await save(user);
    expect((await screen.findAllByText(text, { exact: false })).length).toBeGreaterThan(0);
  });

  it('when somebody of one account wants to see all', async () => {
    const { router, session } = await openOnSandbox({ as: 'account', at: '/internal/accounts' });
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
  async function addNumber(user: User) {
    await preset('Account');
    await preset('Carrier');
    await fill(user, { 'Phone number': '493055501234' });
    await save(user);
  }

  it('when one is added, and when it is there already', async () => {
    expectRefusals();
    const { user, router } = await openOnSandbox({ at: '/internal/phone-numbers/add' });
    await addNumber(user);
    expect(await said('Phone number created successfully')).toBeInTheDocument();
    await screen.findAllByRole('columnheader');
    await router.navigate('/internal/phone-numbers/add');
    await addNumber(user);
    const text = 'The phone number you have entered is already in use.';
    expect((await screen.findAllByText(text, { exact: false })).length).toBeGreaterThan(0);
  });

  it('when one is changed', async () => {
    const { user } = await openOnSandbox({ at: '/internal/phone-numbers' });
    await user.click((await screen.findAllByRole('link', { name: /^Edit / }))[0]!);
    await preset('Application');
    await user.click(await field('Application'));
    await user.click(await screen.findByRole('button', { name: 'Clear' }));
    await save(user);
    expect(await said('Phone number updated successfully')).toBeInTheDocument();
  });

  it('when one is deleted', async () => {
    const { user } = await openOnSandbox({ at: '/internal/phone-numbers' });
    await user.click((await screen.findAllByRole('button', { name: /^Delete / }))[0]!);
    const dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByRole('button', { name: 'Delete' }));
    expect(await said('Deleted phone number ')).toHaveTextContent(/\d{5,}/);
  });

  it('when several are routed', async () => {
    accountFilter.set(undefined);
    const { user, sandbox } = await openOnSandbox({ at: '/internal/phone-numbers' });
    const release = hold(sandbox, 'PUT', /\/PhoneNumbers/);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all rows of this page' }));
    const bar = await screen.findByRole('group', { name: 'Route to application' });
    await user.click(await within(bar).findByRole('combobox', { name: 'Application' }));
    await user.click(await screen.findByRole('option', { name: 'None' }));
    await user.click(within(bar).getByRole('button', { name: 'Route' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Route' }));
    expect(await said('Updating number routing...')).toBeInTheDocument();
    release();
    expect(await said('Number routing updated successfully')).toBeInTheDocument();
  });

  it.each([
    ['account', '/Accounts', 'You must create an account before you can create a phone number.'],
    ['carrier', '/VoipCarriers', 'You must create a SIP trunk before you can create a phone number.'],
  ])('when there is no %s for one', async (_, path, text) => {
    await openOnSandbox({ at: '/internal/phone-numbers/add', lists: { [path]: none } });
    expect(await said(text)).toBeInTheDocument();
  });
});

describe('what is said of clients', () => {
  const phone = { 'User name': 'night-porter', Password: 'Desk-12345' };

  it('when one is added', async () => {
    const { user } = await openOnSandbox({ at: '/internal/clients/add' });
    await preset('Belongs to');
    await fill(user, phone);
    await save(user);
    expect(await said('Client created successfully')).toBeInTheDocument();
  });

  it('when its account has no realm', async () => {
    expectRefusals();
    const lists = { '/Accounts': (rows: Json[]) => rows.filter(({ sip_realm: realm }) => !realm) };
    const { user } = await openOnSandbox({ at: '/internal/clients/add', lists });
    await preset('Belongs to');
    await fill(user, phone);
    await save(user);
    const text = 'Sip realm is not set for the account.';
    expect((await screen.findAllByText(text, { exact: false })).length).toBeGreaterThan(0);
  });

  const deleteIt = async (user: User) =>
    user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Delete' }));

  it('when one is changed, and deleted from its form', async () => {
    const { user } = await openOnSandbox({ at: '/internal/clients' });
    await user.click((await screen.findAllByRole('link', { name: /^Edit / }))[0]!);
    await user.click(await field('Active'));
    await save(user);
    expect(await said('Client updated successfully')).toBeInTheDocument();
    await user.click((await screen.findAllByRole('link', { name: /^Edit / }))[0]!);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await deleteIt(user);
    expect(await said('Client deleted successfully')).toBeInTheDocument();
  });

  it('when one is deleted from the list', async () => {
    const { user } = await openOnSandbox({ at: '/internal/clients' });
    await user.click((await screen.findAllByRole('button', { name: /^Delete / }))[0]!);
    await deleteIt(user);
    expect(await said('Deleted sip client ')).toBeInTheDocument();
  });
});
