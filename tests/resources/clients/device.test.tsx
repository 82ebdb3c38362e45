import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { enter } from '../../support/enter';
import { withEverythingInView } from '../../support/browser/inView';
import { signedIn } from '../../support/sandboxed';

describe('the form of a SIP client', () => {
  withEverythingInView();

  it('says how the device registers: realm and addresses, to be copied', async () => {
    const platform = await signedIn('account');
    platform.open('/internal/clients/add');
    const device = within(await screen.findByRole('region', { name: 'How to register this device' }));
    const { sip_realm: realm } = await platform.named('/Accounts', 'Hafenkontor Logistik');
    expect(await device.findByText(String(realm))).toBeInTheDocument();
    expect((await device.findAllByRole('button', { name: /^Copy/ })).length).toBeGreaterThan(1);
  });

  it('of a stored one has its user name to be copied, an address for a browser, and says whether it is registered', async () => {
    const platform = await signedIn('account');
    const [client] = await platform.send<{ client_sid: string; username: string; account_sid: string }[]>(
      'GET',
      '/Clients',
    );
    const { username, account_sid: account } = client!;
    const path = `/Accounts/${account}/RegisteredSipUsers/${username}`;
    const { registered_status: status } = await platform.send<{ registered_status: string }>('GET', path);
    platform.open(`/internal/clients/${client!.client_sid}/edit`);
    const device = within(await screen.findByRole('region', { name: 'How to register this device' }));
    expect(await device.findByRole('button', { name: `Copy ${username}` })).toBeInTheDocument();
    expect(await device.findByRole('button', { name: /^Copy wss:\/\/[\w.-]+:\d+$/ })).toBeInTheDocument();
    const state = status === 'active' ? /^Registered/ : /^Not registered/;
    expect(await device.findByText(state)).toBeInTheDocument();
  });

  it('offers no Save while the account has no realm, also to an account user, and leads to where it is set', async () => {
    const platform = await signedIn('account');
    const { account_sid: sid } = await platform.named('/Accounts', 'Hafenkontor Logistik');
    const account = { account_sid: sid, name: 'Hafenkontor Logistik', sip_realm: null };
    platform.sandbox.addFault({ path: `/Accounts/${String(sid)}$`, status: 200, body: account, times: 0 });
    platform.open('/internal/clients/add');
    expect(await screen.findByText('Sip realm is not set for the account.')).toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'Set the SIP realm of the account' });
    expect(link).toHaveAttribute('href', `/internal/accounts/${String(sid)}/edit`);
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });
});

describe('a SIP client that cannot be loaded', () => {
  it('leads back to the list, with the error', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const platform = await signedIn('account');
    const [client] = await platform.send<{ client_sid: string }[]>('GET', '/Clients');
    platform.sandbox.addFault({ path: '/Clients/', status: 500, body: { msg: 'the disk is full' }, times: 1 });
    platform.open(`/internal/clients/${client!.client_sid}/edit`);
    expect(await screen.findByRole('heading', { level: 1, name: 'SIP client credentials' })).toBeInTheDocument();
    expect(await screen.findByText('the disk is full')).toBeInTheDocument();
  });
});

describe('the list of SIP clients', () => {
  withEverythingInView();

  it('tells an account user the realm that devices register with', async () => {
    const platform = await signedIn('account');
    const { sip_realm: realm } = await platform.named('/Accounts', 'Hafenkontor Logistik');
    platform.open('/internal/clients');
    const hint = await screen.findByText(/^Your sip realm is/);
    expect(hint.parentElement).toHaveTextContent(`Your sip realm is ${String(realm)}`);
  });

  it('says which device is registered, and how', async () => {
    const platform = await signedIn('account');
    const clients = await platform.send<{ username: string; account_sid: string }[]>('GET', '/Clients');
    const [registered] = await platform.send<string[]>(
      'GET',
      `/Accounts/${clients[0]!.account_sid}/RegisteredSipUsers`,
    );
    platform.open('/internal/clients');
    const name = registered!.split('@')[0]!;
    const row = within(await screen.findByRole('row', { name: new RegExp(name) }));
    expect(await row.findByText(/^Registered/)).toBeInTheDocument();
  });
});

describe('the password of a SIP client', () => {
  const makeUp = async () => {
    const platform = await signedIn('account');
    const { user } = platform.open('/internal/clients/add');
    await user.click(await screen.findByRole('button', { name: 'Generate: Password' }));
    return { platform, user, input: screen.getByLabelText<HTMLInputElement>(/^Password/) };
  };

  it('is made up, seen and copied, and stored as it was seen', async () => {
    const { platform, user, input } = await makeUp();
    expect(input).toHaveAttribute('type', 'text');
    expect(input.value).toMatch(/^(?=.*[A-Za-z])(?=.*\d)(?=.*[!#%+\-=?])\S{16}$/);
    await user.click(screen.getByRole('button', { name: 'Copy Password' }));
    const made = input.value;
    expect(await navigator.clipboard.readText()).toBe(made);
    await enter(user, screen.getByRole('textbox', { name: /^User name/ }), 'desk-7');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Client created successfully')).toBeInTheDocument();
    const clients = await platform.send<{ username: string; password: string }[]>('GET', '/Clients');
    const stored = clients.find(({ username }) => username === 'desk-7');
    expect(stored?.password).toBe(made.charAt(0) + 'X'.repeat(made.length - 1));
  });

  it('is another one each time, and nothing to be copied once it is changed by hand', async () => {
    const { user, input } = await makeUp();
    const first = input.value;
    await user.click(screen.getByRole('button', { name: 'Generate: Password' }));
    expect(input.value).not.toBe(first);
    await enter(user, input, 'x');
    expect(screen.queryByRole('button', { name: 'Copy Password' })).toBeNull();
  });
});
