import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountFilter } from '../../../src/session/choices/accountFilter';
import { expectRefusals } from '../../engine/form/support/arrangeForm';
import { signedIn, type Platform } from '../../support/sandboxed';
import { complaint, edit, list, newCarrier, save, sip, smpp, tab, table, tick, type } from './support/carrierForm';
import { enter } from '../../support/enter';

type User = ReturnType<Platform['open']>['user'];

beforeEach(() => accountFilter.set(undefined));

describe('a SIP gateway', () => {
  const invalid = 'Please provide a valid IP address or fully qualified domain name.';
  const outboundOnly = 'A fully qualified domain name may only be used for outbound calls.';

  it.each([
    ['256.1.1.1', invalid],
    ['3cx.com', outboundOnly],
  ])('that is inbound cannot be at %s', async (address, text) => {
    expectRefusals();
    const { user, platform } = await newCarrier();
    const box = await (await sip(1)).findByLabelText(/^Network address/);
    await user.click(box);
    await user.paste(address);
    await save(user);
    expect(await complaint(`Gateways, row 1, Network address: ${text}`)).toBeInTheDocument();
    expect(box).toHaveValue(address);
    expect(platform.lines('(POST|PUT)', /./)).toEqual([]);
  });

  it.each(['3cx.com', '198.51.100.99'])('that is outbound alone may be at %s', async (address) => {
    const { user, platform } = await newCarrier();
    const row = await sip(1);
    await type(user, row, 'Network address', address);
    await tick(user, row, 'Outbound');
    await tick(user, row, 'Inbound');
    await save(user);
    expect(await screen.findByText('Carrier created successfully')).toBeInTheDocument();
    expect(platform.bodies('POST', /SipGateways/)).toMatchObject([{ ipv4: address, inbound: 0, outbound: 1 }]);
  });

  it('is told what to remove, and may move what belongs elsewhere', async () => {
    const { user } = await newCarrier();
    const row = await sip(1);
    await type(user, row, 'Network address', '10.0.0.0/24');
    expect(await row.findByText(/^Please remove \/24 here/)).toBeInTheDocument();
    await user.click(row.getByRole('button', { name: 'Use 10.0.0.0 + 24' }));
    expect(row.getByLabelText(/^Network address/)).toHaveValue('10.0.0.0');
    expect(row.getByLabelText(/^Netmask/)).toHaveValue('24');
    expect(row.getByText('From 10.0.0.0 to 10.0.0.255: 256 addresses')).toBeInTheDocument();
    await type(user, row, 'Network address', 'münchen.example.de');
    await user.click(await row.findByRole('button', { name: 'Use xn--mnchen-3ya.example.de' }));
    expect(row.getByLabelText(/^Network address/)).toHaveValue('xn--mnchen-3ya.example.de');
  });

  it('has a netmask whose range is said, with a warning where it lets millions in', async () => {
    const { user } = await newCarrier();
    const row = await sip(1);
    await type(user, row, 'Network address', '192.168.1.5');
    await user.selectOptions(await row.findByLabelText(/^Netmask/), '24');
    expect(row.getByText('From 192.168.1.0 to 192.168.1.255: 256 addresses')).toBeInTheDocument();
    expect(row.queryByText('This lets millions of addresses in.')).not.toBeInTheDocument();
    await user.selectOptions(row.getByLabelText(/^Netmask/), '1');
    expect(row.getByText('This lets millions of addresses in.')).toBeInTheDocument();
    expect(within(row.getByLabelText(/^Netmask/)).queryByRole('option', { name: '0' })).not.toBeInTheDocument();
  });

  it.each(['0', '65536', '5060.5', '-1'])('has no port %s', async (port) => {
    const { user, platform } = await newCarrier();
    const row = await sip(1);
    await type(user, row, 'Network address', '192.0.2.1');
    await type(user, row, 'Port', port);
    await save(user);
    expect(await complaint(/^Gateways, row 1, Port: /)).toBeInTheDocument();
    expect(platform.lines('POST', /./)).toEqual([]);
  });

  it('goes without a port, which is sent as none', async () => {
    const { user, platform, sid } = await edit('Nordlicht Backup');
    await user.clear(await (await sip(1)).findByLabelText(/^Port/));
    await save(user);
    expect(await screen.findByText('Carrier updated successfully')).toBeInTheDocument();
    expect(platform.bodies('PUT', /SipGateways/)).toMatchObject([{ port: null }]);
    expect(await platform.send('GET', `/SipGateways?voip_carrier_sid=${sid}`)).toMatchObject([{ port: null }]);
  });

  it('is inbound or outbound', async () => {
    const { user } = await newCarrier();
    const row = await sip(1);
    await type(user, row, 'Network address', '192.0.2.1');
    await tick(user, row, 'Inbound');
    await save(user);
    expect(await complaint('Gateways, row 1, Inbound: A gateway must be inbound or outbound.')).toBeInTheDocument();
    await tick(user, row, 'Outbound');
    await waitFor(() => expect(row.queryByText('A gateway must be inbound or outbound.')).not.toBeInTheDocument());
  });

  it('has an address and port of its own, whatever its direction', async () => {
    const { user, platform } = await newCarrier();
    await type(user, await sip(1), 'Network address', '192.0.2.1');
    await user.click(screen.getByRole('button', { name: 'Add a SIP gateway' }));
    const second = await sip(2);
    await type(user, second, 'Network address', ' 192.0.2.1');
    await tick(user, second, 'Outbound');
    await tick(user, second, 'Inbound');
    await save(user);
    const text = 'Gateways, row 2, Network address: Each SIP gateway must have a unique IP address.';
    expect(await complaint(text)).toBeInTheDocument();
    expect(platform.lines('POST', /./)).toEqual([]);
    await type(user, second, 'Port', '5061');
    await save(user);
    expect(await screen.findByText('Carrier created successfully')).toBeInTheDocument();
  });

  it('is needed, except where the carrier signs in', async () => {
    const { user, platform } = await newCarrier();
    await user.click(await screen.findByRole('button', { name: 'Remove row 1' }));
    await save(user);
    expect(await complaint('Gateways: You must provide at least one SIP Gateway.')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText(/^Trunk Type/), 'auth');
    await enter(user, await screen.findByLabelText(/^Inbound username/), 'sund');
    await enter(user, await screen.findByLabelText(/^Inbound password/), 'strait-9');
    await save(user);
    expect(await screen.findByText('Carrier created successfully')).toBeInTheDocument();
    expect(platform.bodies('POST', /VoipCarriers/)).toMatchObject([
      { name: 'Sund Connect', trunk_type: 'auth', service_provider_sid: platform.session.service_provider_sid },
    ]);
  });

  it('is deleted with Save, which says so', async () => {
    const { user, platform } = await edit('Nordlicht Pool');
    await user.click(await screen.findByRole('button', { name: 'Remove row 30' }));
    expect(platform.lines('DELETE', /./)).toEqual([]);
    await save(user);
    expect(await screen.findByText('Carrier updated successfully')).toBeInTheDocument();
    expect(screen.getByText('SIP gateway successfully deleted')).toBeInTheDocument();
    expect(platform.lines('(DELETE|PUT|POST)', /./).map(({ method }) => method)).toEqual(['DELETE']);
  });

  it('that the platform refuses is named with its text, and n of m is told', async () => {
    expectRefusals();
    const { user, platform } = await edit('Nordlicht Backup');
    for (const [index, address] of ['192.0.2.1', '192.0.2.2', '192.0.2.3'].entries()) {
      await user.click(screen.getByRole('button', { name: 'Add a SIP gateway' }));
      await type(user, await sip(index + 2), 'Network address', address);
    }
    platform.sandbox.addFault({ method: 'POST', path: '/SipGateways', delay: 1 });
    platform.sandbox.addFault({ method: 'POST', path: '/SipGateways', status: 400, body: { msg: 'not this one' } });
    await save(user);
    expect(await screen.findByText(/^Saved in part: 1 of 3 rows could not be saved/)).toBeInTheDocument();
    expect(await complaint('Gateways, row 3: not this one')).toBeInTheDocument();
    platform.sandbox.clearRequests();
    await save(user);
    expect(await screen.findByText('Carrier updated successfully')).toBeInTheDocument();
    expect(platform.bodies('POST', /SipGateways/)).toMatchObject([{ ipv4: '192.0.2.2' }]);
  });
});

describe('an SMPP gateway', () => {
  const addRow = async (user: User) => {
    await tab(user, 'SMS');
    await user.click(await screen.findByRole('button', { name: 'Add an SMPP gateway' }));
  };

  it.each([
    ['3cx.com', 'When using an FQDN, you must use a subdomain (e.g. sip.3cx.com).'],
    ['smpp.example.com', 'A fully qualified domain name may only be used for outbound calls.'],
    ['256.1.1.1', 'Please provide a valid inbound/outbound IP address or fully qualified domain name.'],
  ])('at %s is refused, and its tab opened', async (address, text) => {
    const { user, platform } = await edit('Nordlicht Backup');
    await addRow(user);
    await type(user, await smpp(1), 'IP or DNS', address);
    await tab(user, 'Voice');
    await save(user);
    expect(await complaint(`SMPP gateways, row 1, IP or DNS: ${text}`)).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'SMS' })).toHaveAttribute('aria-selected', 'true');
    expect(platform.lines('(POST|PUT)', /./)).toEqual([]);
  });

  it('may have the address of another one in the other direction, not in the same', async () => {
    const { user } = await edit('Nordlicht Kurznachrichten');
    await addRow(user);
    const row = await smpp(4);
    await type(user, row, 'IP or DNS', '198.51.100.200');
    await type(user, row, 'Port', '2775');
    await save(user);
    const text =
      /^SMPP gateways, row 4, IP or DNS: Each inbound\/outbound SMPP gateway must have a unique IP address\.$/;
    expect(await complaint(text)).toBeInTheDocument();
    await tab(user, 'SMS');
    await tick(user, row, 'Inbound');
    await save(user);
    expect(await screen.findByText('You must provide at least one SIP Gateway.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: text })).not.toBeInTheDocument();
  });

  it('for outbound is needed by a system id, and an inbound password by an inbound one', async () => {
    const { user } = await edit('Nordlicht Backup');
    await tab(user, 'SMS');
    await enter(user, await screen.findByLabelText('Outbound system ID'), 'nord');
    await save(user);
    expect(await complaint(/^SMPP gateways: At least one outbound gateway is required/)).toBeInTheDocument();
    await addRow(user);
    await type(user, await smpp(1), 'IP or DNS', '192.0.2.9');
    await save(user);
    expect(await complaint(/^Inbound SMPP password: Password is required if whitelisting/)).toBeInTheDocument();
  });

  it.each([
    [3, 'SMPP outbound gateway successfully deleted'],
    [1, 'SMPP inbound gateway successfully deleted'],
  ])('in row %i is deleted with Save, which says so', async (number, text) => {
    const { user, platform } = await edit('Nordlicht Kurznachrichten');
    await user.click(await screen.findByRole('button', { name: 'Add a SIP gateway' }));
    await type(user, await sip(1), 'Network address', '192.0.2.1');
    await tab(user, 'SMS');
    await user.click((await table('SMPP gateways')).getByRole('button', { name: `Remove row ${number}` }));
    await save(user);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(platform.lines('DELETE', /SmppGateways/)).toHaveLength(1);
  });
});

describe('the application of a carrier', () => {
  it('goes with its account', async () => {
    const platform = await signedIn('admin');
    const { voip_carrier_sid: sid, account_sid } = await platform.named('/VoipCarriers', 'Hafenkontor SIP trunk');
    const applications = await platform.send<Record<string, unknown>[]>('GET', '/Applications');
    const application = applications.find((row) => row.account_sid === account_sid);
    await platform.send('PUT', `/VoipCarriers/${String(sid)}`, {
      account_sid,
      application_sid: application?.application_sid,
    });
    const { user } = platform.open(`${list}/${String(sid)}/edit`);
    const box = await screen.findByLabelText(/^Default Application/);
    await waitFor(() => expect(box).toHaveValue(String(application?.name)));
    await user.click(screen.getByRole('combobox', { name: 'Used by' }));
    const other = await screen.findByRole('option', { name: /Praxisverbund/ });
    await user.click(other);
    await waitFor(() => expect(box).toHaveValue(''));
    await save(user);
    expect(await screen.findByText('Carrier updated successfully')).toBeInTheDocument();
    expect(platform.bodies('PUT', /VoipCarriers/).at(-1)).toMatchObject({ application_sid: null });
  });
});

describe('a carrier without an account', () => {
  it('is said to be for all of them', async () => {
    await newCarrier();
    expect(screen.getByRole('combobox', { name: 'Used by' })).toHaveAttribute('placeholder', 'All accounts');
  });
});
