import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountFilter } from '../../../src/session/choices/accountFilter';
import { expectRefusals } from '../../engine/form/support/arrangeForm';
import { complaint, edit, newCarrier, save, sip, table, tick, type } from './support/carrierForm';

beforeEach(() => accountFilter.set(undefined));

/** The two lines of a row. */
const linesOf = async (number: number) => {
  const more = await (await table('Gateways')).findByRole('row', { name: `row ${number}, further settings` });
  return [await sip(number), within(more)] as const;
};

describe('a SIP gateway is asked what applies to it', () => {
  const always = ['Network address', 'Port', 'Inbound', 'Outbound', 'Active', 'Pad crypto'];
  const encrypted = ['Use sips scheme', 'Remove ICE', 'DTLS off'];
  const all = [...always, 'Netmask', 'Protocol', 'Send OPTIONS ping', ...encrypted];

  it.each([
    ['inbound', [], [], ['Netmask']],
    ['outbound', ['Outbound', 'Inbound'], [], ['Protocol', 'Send OPTIONS ping']],
    ['outbound by TLS', ['Outbound', 'Inbound'], ['tls'], ['Protocol', 'Send OPTIONS ping', ...encrypted]],
    [
      'outbound by TLS with SRTP',
      ['Outbound', 'Inbound'],
      ['tls/srtp'],
      ['Protocol', 'Send OPTIONS ping', ...encrypted],
    ],
    ['both', ['Outbound'], ['tcp'], ['Netmask', 'Protocol', 'Send OPTIONS ping']],
  ])('that is %s', async (_, ticked, chosen, some) => {
    const { user } = await newCarrier();
    const [row, more] = await linesOf(1);
    for (const name of ticked) await tick(user, row, name);
    for (const protocol of chosen) await user.selectOptions(await row.findByLabelText(/^Protocol/), protocol);
    const isAsked = (label: string) =>
      [row, more].some((line) => line.queryByLabelText(new RegExp(`^${label}`)) !== null);
    expect(all.filter(isAsked).sort()).toEqual([...always, ...some].sort());
  });

  it('and what does not apply any more is switched off on the server', async () => {
    const { user, platform, sid } = await edit('Nordlicht Backup');
    const [row, more] = await linesOf(1);
    await tick(user, more, 'Send OPTIONS ping');
    await user.selectOptions(await row.findByLabelText(/^Protocol/), 'tls');
    await tick(user, more, 'DTLS off');
    await save(user);
    expect(await screen.findByText('Carrier updated successfully')).toBeInTheDocument();
    const stored = () => platform.send<object[]>('GET', `/SipGateways?voip_carrier_sid=${sid}`);
    expect(await stored()).toMatchObject([{ outbound: 1, send_options_ping: 1, dtls_off: 1, remove_ice: 0 }]);
    const [saved] = await linesOf(1);
    await tick(user, saved, 'Outbound');
    await save(user);
    await waitFor(async () =>
      expect(await stored()).toMatchObject([{ outbound: 0, send_options_ping: 0, dtls_off: 0 }]),
    );
  });
});

describe('a registration trunk', () => {
  const nowhere = 'Registration Trunk type requires at least one outbound gateway: REGISTER is sent through it.';

  it('is told that nothing is registered without an outbound gateway', async () => {
    const { user } = await newCarrier();
    await user.selectOptions(screen.getByLabelText(/^Trunk Type/), 'reg');
    expect(await screen.findByText(nowhere)).toBeInTheDocument();
    await tick(user, await sip(1), 'Outbound');
    await waitFor(() => expect(screen.queryByText(nowhere)).not.toBeInTheDocument());
  });
});

describe('what the platform refused of a row', () => {
  it('stands at that row when another one is removed', async () => {
    expectRefusals();
    const { user, platform } = await newCarrier();
    await type(user, await sip(1), 'Network address', '192.0.2.1');
    await user.click(screen.getByRole('button', { name: 'Add a SIP gateway' }));
    await type(user, await sip(2), 'Network address', '192.0.2.2');
    await user.click(screen.getByRole('button', { name: 'Add a SIP gateway' }));
    await type(user, await sip(3), 'Network address', '192.0.2.3');
    platform.sandbox.addFault({ method: 'POST', path: '/SipGateways', delay: 1, times: 2 });
    platform.sandbox.addFault({ method: 'POST', path: '/SipGateways', status: 400, body: { msg: 'not this one' } });
    await save(user);
    expect(await complaint('Gateways, row 3: not this one')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Remove row 1' }));
    expect((await sip(2)).getByText('not this one')).toBeInTheDocument();
    expect((await sip(1)).queryByText('not this one')).not.toBeInTheDocument();
    expect(await complaint('Gateways, row 2: not this one')).toBeInTheDocument();
  });
});
