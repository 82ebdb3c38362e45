import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountFilter } from '../../../src/session/choices/accountFilter';
import { expectRefusals } from '../../engine/form/support/arrangeForm';
import { withEverythingInView } from '../../support/browser/inView';
import { signedIn, type Platform } from '../../support/sandboxed';
import { edit, list } from './support/carrierForm';

const dialog = async () => within(await screen.findByRole('dialog'));

type Json = Record<string, unknown>;

const read = (platform: Platform, sid: unknown) => platform.send('GET', `/VoipCarriers/${String(sid)}`);
const sidIn = (path: string) => /carriers\/([\da-f-]{36})\/edit$/.exec(path)?.[1];

withEverythingInView();
beforeEach(() => accountFilter.set(undefined));

describe('a predefined carrier', () => {
  const choose = async (who: 'provider' | 'account', at = list) => {
    const platform = await signedIn(who);
    const view = platform.open(at);
    await view.user.click(await screen.findByRole('button', { name: 'Add from a predefined carrier' }));
    const chooser = await dialog();
    const box = await chooser.findByLabelText(/^Predefined carrier/);
    await view.user.click(box);
    const [option] = await screen.findAllByRole('option');
    const name = option!.textContent;
    await view.user.click(option!);
    return { platform, chooser, name, ...view };
  };

  it('is previewed, and copied only once that is confirmed; then its page is opened', async () => {
    const { platform, chooser, name, user, router } = await choose('provider');
    expect(await chooser.findByText('Trunk type')).toBeInTheDocument();
    expect(platform.lines('POST', /./)).toEqual([]);
    await user.click(chooser.getByRole('button', { name: 'Add carrier' }));
    expect(await screen.findByText('Carrier created successfully')).toBeInTheDocument();
    expect(platform.lines('POST', /./).map(({ path }) => path)).toEqual([
      expect.stringMatching(/^\/ServiceProviders\/[\da-f-]+\/PredefinedCarriers\/[\da-f-]+$/),
    ]);
    await waitFor(() => expect(sidIn(router.state.location.pathname)).toBeDefined());
    expect((await read(platform, sidIn(router.state.location.pathname))).name).toContain(name);
  });

  it('is copied into the account of an account user, from the page of a new carrier too', async () => {
    const { platform, chooser, user } = await choose('account', `${list}/add`);
    await user.click(chooser.getByRole('button', { name: 'Add carrier' }));
    expect(await screen.findByText('Carrier created successfully')).toBeInTheDocument();
    const path = `/Accounts/${platform.session.account_sid}/PredefinedCarriers/`;
    expect(platform.lines('POST', /./)[0]?.path).toContain(path);
  });
});

describe('a form that is left for another record', () => {
  it('is asked about before that one is made, and not once more', async () => {
    const platform = await signedIn('provider');
    const { user, router } = platform.open(`${list}/add`);
    await user.type(await screen.findByRole('textbox', { name: /^Carrier name/ }), 'Half typed');
    await user.click(await screen.findByRole('button', { name: 'Add from a predefined carrier' }));
    expect((await dialog()).getByText(/has not been saved and will be lost/)).toBeInTheDocument();
    await user.click((await dialog()).getByRole('button', { name: 'Leave without saving' }));
    await user.click(await screen.findByLabelText(/^Predefined carrier/));
    await user.click((await screen.findAllByRole('option'))[0]!);
    expect(platform.lines('POST', /./)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Add carrier' }));
    await waitFor(() => expect(sidIn(router.state.location.pathname)).toBeDefined());
    expect(screen.queryByText(/has not been saved and will be lost/)).not.toBeInTheDocument();
  });
});

describe('a carrier that is duplicated', () => {
  it('has the same gateways, begins inactive and without secrets, which is said', async () => {
    const { platform, user, router, sid } = await edit('Hanse Registrar');
    await user.click(await screen.findByRole('button', { name: 'Duplicate' }));
    const question = await dialog();
    expect(question.getByText(/Passwords are not copied/)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Duplicate' }));
    expect(await screen.findByText('The copy was made. 1 secret was left out: please add it.')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.pathname).not.toContain(sid));
    const copy = sidIn(router.state.location.pathname);
    expect(await read(platform, copy)).toMatchObject({
      name: 'Hanse Registrar (2)',
      is_active: 0,
      requires_register: 0,
      register_username: 'hanse',
      register_password: null,
      register_sip_realm: 'reg.hanse.example.net',
      register_from_user: 'hanse-main',
      register_from_domain: 'hanse.example.net',
      register_public_ip_in_contact: 1,
      register_status: {},
    });
    const rows = await platform.send<Json[]>('GET', `/SipGateways?voip_carrier_sid=${copy}`);
    expect(rows).toMatchObject([{ ipv4: 'reg.hanse.example.net', inbound: 0, outbound: 1, send_options_ping: 1 }]);
    expect(JSON.stringify(platform.bodies('POST', /./))).not.toContain('hanse-invented');
  });

  it('is opened although some of its gateways were refused, and that is said', async () => {
    expectRefusals();
    const { platform, user, router, sid } = await edit('Nordlicht Pool');
    platform.sandbox.addFault({
      method: 'POST',
      path: '/SipGateways',
      status: 400,
      body: { msg: 'no more' },
      times: 2,
    });
    await user.click(await screen.findByRole('button', { name: 'Duplicate' }));
    await user.click((await dialog()).getByRole('button', { name: 'Duplicate' }));
    expect(await screen.findByText('The copy was made, but 2 of 30 rows could not be copied.')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.pathname).not.toContain(sid));
    expect(platform.lines('POST', /^\/VoipCarriers/)).toHaveLength(1);
  });
});

describe('the trunk type', () => {
  it('says which inbound gateways go on taking calls, and hides none', async () => {
    const { user } = await edit('Nordlicht Pool');
    await user.selectOptions(await screen.findByLabelText(/^Trunk Type/), 'reg');
    expect(await screen.findByText(/^27 active inbound gateways stay: calls from their addresses/)).toBeInTheDocument();
    expect(screen.getByLabelText('Require SIP Register')).toBeChecked();
    expect(screen.getByLabelText(/^SIP realm/)).toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'Gateways' })).toBeInTheDocument();
  });

  it('clears what the other one does not need, and says so', async () => {
    const { user, platform, sid } = await edit('Hafenkontor SIP trunk');
    await user.selectOptions(await screen.findByLabelText(/^Trunk Type/), 'static_ip');
    expect(await screen.findByText('The inbound username and password are cleared when you save.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Carrier updated successfully')).toBeInTheDocument();
    expect(await read(platform, sid)).toMatchObject({
      trunk_type: 'static_ip',
      inbound_auth_username: null,
      inbound_auth_password: null,
    });
  });

  it('says that a carrier goes on registering', async () => {
    const { user } = await edit('Hanse Registrar');
    const text = 'The carrier goes on registering. Switch off “Require SIP Register” below if it is not to.';
    await user.selectOptions(await screen.findByLabelText(/^Trunk Type/), 'static_ip');
    expect(await screen.findByText(text)).toBeInTheDocument();
    await user.click(screen.getByLabelText('Require SIP Register'));
    await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
  });

  it('of a registration needs one', async () => {
    const { user, platform } = await edit('Nordlicht Backup');
    await user.selectOptions(await screen.findByLabelText(/^Trunk Type/), 'reg');
    await user.click(screen.getByLabelText('Require SIP Register'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const text = 'Require SIP Register: A Registration Trunk requires SIP Register.';
    expect(await screen.findByRole('button', { name: text })).toBeInTheDocument();
    expect(platform.lines('PUT', /./)).toEqual([]);
  });
});

describe('a field that is emptied', () => {
  it.each([
    ['Baltic Gateway', 'Tech prefix', 'tech_prefix'],
    ['Tallinn Trunk', 'Outbound SIP Proxy', 'outbound_sip_proxy'],
    ['Nordlicht Pool', 'SIP Diversion Header', 'diversion'],
  ])('of %s is empty on the server: %s', async (name, label, field) => {
    const { user, platform, sid } = await edit(name, 'admin');
    await user.clear(await screen.findByLabelText(label));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Carrier updated successfully')).toBeInTheDocument();
    expect((await read(platform, sid))[field]).toBeNull();
  });
});

describe('what the other side has to know', () => {
  it('stands in the form to be copied: addresses for calls and messages, and the realm', async () => {
    const { user } = await edit('Hafenkontor SIP trunk');
    expect(await screen.findByText('hafenkontor.sip.nordlicht.example.com')).toBeInTheDocument();
    expect(screen.getByText('sbc-2.platform.example.com:5060')).toBeInTheDocument();
    expect(screen.getByText('192.0.2.10:3550 (TLS)')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Copy sbc-2.platform.example.com:5060' }));
    expect(await screen.findByText('sbc-2.platform.example.com:5060 copied to clipboard')).toBeInTheDocument();
  });
});

describe('carriers that are an administrator’s business (ADMIN_CARRIER)', () => {
  const add = () => screen.queryByRole('link', { name: 'Add a carrier' });
  const open = async (who: 'provider' | 'account', settings: Record<string, string>) => {
    (await signedIn(who)).open(list, settings);
    await screen.findByRole('row', { name: /Hafenkontor SMS/ });
  };

  it.each([
    ['1', 'provider' as const],
    ['0', 'account' as const],
  ])('%s: %s users add them', async (flag, who) => {
    await open(who, { ADMIN_CARRIER: flag });
    await waitFor(() => expect(add()).toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Add from a predefined carrier' })).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Duplicate/ })).not.toEqual([]);
  });

  it('1: account users do not', async () => {
    await open('account', { ADMIN_CARRIER: '1' });
    await screen.findByRole('link', { name: 'Edit Hafenkontor SMS' });
    expect(add()).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add from a predefined carrier' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Duplicate/ })).not.toBeInTheDocument();
  });
});

describe('an account user', () => {
  it('sees what the provider shares as plain text, and changes only what is the account’s', async () => {
    (await signedIn('account')).open(list);
    expect(await screen.findByRole('link', { name: 'Edit Hafenkontor SMS' })).toBeInTheDocument();
    expect(screen.getByText('Nordlicht Interconnect')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Nordlicht Interconnect/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Nordlicht Interconnect/ })).not.toBeInTheDocument();
  });
});

describe('a view-only user', () => {
  it('reads at a carrier that it cannot be changed, and has no Save', async () => {
    const platform = await signedIn('viewer');
    const { voip_carrier_sid: sid } = await platform.named('/VoipCarriers', 'Hafenkontor SMS');
    platform.open(`${list}/${String(sid)}/edit`);
    expect(await screen.findByText('You do not have permissions to make changes to this Carrier')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('View carrier');
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add a SIP gateway' })).not.toBeInTheDocument();
  });
});
