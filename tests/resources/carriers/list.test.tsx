import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountFilter } from '../../../src/session/choices/accountFilter';
import { expectRefusals } from '../../engine/form/support/arrangeForm';
import { withEverythingInView } from '../../support/browser/inView';
import { signedIn, type Platform } from '../../support/sandboxed';
import { enter } from '../../support/enter';
import { hold } from '../../support/hold';

const list = '/internal/carriers';
const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^(Select )?${name}`) });
const dialog = async () => within(await screen.findByRole('dialog'));

type User = ReturnType<Platform['open']>['user'];

const pick = async (user: User, ...names: string[]) => {
  for (const name of names) await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
};

withEverythingInView();
beforeEach(() => accountFilter.set(undefined));

describe('the list of carriers', () => {
  it('shows status, owner, registration with its reason, and gateways', async () => {
    (await signedIn('provider')).open(list);
    const shows = (name: string, text: string | RegExp) =>
      waitFor(async () => expect(await row(name)).toHaveTextContent(text));
    await shows('Elbe Voice', /Active.*All accounts.*Unregistered · 403 Forbidden/);
    await shows('Hanse Registrar', 'Registered');
    await shows('Förde Netz', 'Not started');
    await shows('Stillgelegter Registrar', 'Inactive');
    await shows('Nordlicht Pool', '28 inbound, 23 outbound');
    await shows('Hafenkontor SMS', 'Messages: 1 outbound');
  });

  it('marks alike what there is nothing to say of, and keeps the question mark for what nobody has looked at', async () => {
    (await signedIn('provider')).open(list);
    const mark = async (name: string, text: string) =>
      (
        await within(await row(name)).findByRole('button', { name: new RegExp(`^Registration: ${text}`) })
      ).querySelector('svg')!.innerHTML;
    const nothing = await mark('Nordlicht Pool', 'Does not register');
    expect(await mark('Stillgelegter Registrar', 'Inactive')).toBe(nothing);
    expect(await mark('Förde Netz', 'Not started')).not.toBe(nothing);
  });

  it('is sorted by name, since the platform has no order for carriers', async () => {
    (await signedIn('provider')).open(list);
    await row('Elbe Voice');
    expect(await screen.findByRole('columnheader', { name: 'Carrier name' })).toHaveAttribute('aria-sort', 'ascending');
    const names = (await screen.findAllByRole('row')).slice(1).map((found) => found.querySelector('a')!.textContent);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })));
  });

  it('asks for gateways a row each, never more', async () => {
    const platform = await signedIn('provider');
    platform.open(list);
    await waitFor(async () => expect(await row('Nordlicht Pool')).toHaveTextContent('inbound'));
    expect(platform.lines('GET', /\/VoipCarriers$/)).toHaveLength(1);
    /* The first rows are drawn before the others. */
    await waitFor(() =>
      expect(platform.lines('GET', /^\/SipGateways$/)).toHaveLength(screen.getAllByRole('row').length - 1),
    );
  });

  it('tells of gateways that could not be read, and tries again', async () => {
    expectRefusals();
    const platform = await signedIn('provider');
    platform.sandbox.addFault({ path: '/SipGateways', status: 500, body: { msg: 'out of order' }, times: 0 });
    const { user } = platform.open(list);
    const [failed] = await screen.findAllByRole('button', { name: /^Gateways error: out of order/ });
    expect(failed).toHaveTextContent('Gateways error');
    await platform.fetch('http://platform.test/sandbox/faults', { method: 'DELETE' });
    await user.click(await within(await row('Elbe Voice')).findByRole('button', { name: /^Gateways error/ }));
    await waitFor(async () => expect(await row('Elbe Voice')).toHaveTextContent('1 outbound'));
  });

  it('is filtered by text and by the account that uses it', async () => {
    const platform = await signedIn('provider');
    const { user } = platform.open(list);
    await row('Elbe Voice');
    await enter(user, screen.getByRole('searchbox', { name: 'Filter carriers' }), 'Hafen');
    await waitFor(() => expect(screen.queryByRole('row', { name: /Elbe Voice/ })).not.toBeInTheDocument());
    expect(await row('Hafenkontor SMS')).toBeInTheDocument();
    await waitFor(() => expect(platform.lines('GET', /\/VoipCarriers$/).at(-1)?.query).toEqual({ name: 'Hafen' }));
    expect(await screen.findByLabelText('Used by')).toBeInTheDocument();
  });

  it('says where the carrier has to send calls', async () => {
    const { unmount } = (await signedIn('provider')).open(list);
    expect(
      await screen.findByText('Have your carrier send calls to the SIP realm of the account that they are for.'),
    ).toBeInTheDocument();
    unmount();
    (await signedIn('account')).open(list);
    expect(
      await screen.findByText(/^Have your carrier send calls to hafenkontor\.sip\.nordlicht\.example\.com/),
    ).toBeInTheDocument();
  });
});

describe('the health of a carrier', () => {
  it('tells what was tried, looks for the last REGISTER when asked, and offers the capture', async () => {
    const platform = await signedIn('provider');
    const { user } = platform.open(list);
    const cell = await within(await row('Hanse Registrar')).findByRole('button', { name: /^Registration: Registered/ });
    const release = hold(platform.sandbox, 'GET', /\/SipGateways/);
    await user.click(cell);
    const details = await dialog();
    expect(await details.findByText('Looking at the gateways…')).toBeInTheDocument();
    release();
    expect(await details.findByText(/^Sent to the one outbound gateway\./)).toBeInTheDocument();
    expect(details.getByText('200 OK')).toBeInTheDocument();
    expect(details.getByText(/Calls were not tried/)).toBeInTheDocument();
    expect(platform.lines('GET', /RecentCalls/)).toEqual([]);
    await user.click(details.getByRole('button', { name: 'Look for it' }));
    await user.click(await details.findByRole('button', { name: 'Download pcap' }));
    await waitFor(() => expect(platform.lines('GET', /\/register\/pcap$/).map(({ status }) => status)).toEqual([200]));
  });

  it('has no reason where nothing was tried', async () => {
    const { user } = (await signedIn('provider')).open(list);
    await user.click(
      await within(await row('Nordlicht Pool')).findByRole('button', { name: /^Registration: Does not/ }),
    );
    const details = await dialog();
    expect(await details.findByText(/^Sent to 5 of 22 outbound gateways/)).toBeInTheDocument();
    expect(details.getByText('Not tested: nothing says whether the carrier can be reached.')).toBeInTheDocument();
    expect(details.queryByText('Reason')).not.toBeInTheDocument();
  });

  it('stands in the form of every carrier, of which everything was read already', async () => {
    const platform = await signedIn('provider');
    const { voip_carrier_sid: sid } = await platform.named('/VoipCarriers', 'Nordlicht Pool');
    platform.open(`${list}/${String(sid)}/edit`);
    expect(await screen.findByText(/^Sent to 5 of 22 outbound gateways/)).toBeInTheDocument();
    expect(platform.lines('GET', /^\/SipGateways$/)).toHaveLength(1);
  });

  it('says that the trace could not be looked for', async () => {
    expectRefusals();
    const platform = await signedIn('provider');
    platform.sandbox.addFault({ path: '/RecentCalls/', status: 400, body: 'Homer is not configured' });
    const { user } = platform.open(list);
    await user.click(
      await within(await row('Elbe Voice')).findByRole('button', { name: /^Registration: Unregistered/ }),
    );
    const details = await dialog();
    await user.click(await details.findByRole('button', { name: 'Look for it' }));
    expect(await details.findByText(/^Status error: /)).toBeInTheDocument();
    expect(details.getByText('Tested: our registration was not accepted.')).toBeInTheDocument();
  });
});

describe('several carriers', () => {
  it('are activated at once', async () => {
    const platform = await signedIn('provider');
    const { user } = platform.open(list);
    await pick(user, 'Alte Vermittlung', 'Stillgelegter Registrar');
    await user.click(screen.getByRole('button', { name: 'Activate' }));
    expect(await screen.findByText('2 carriers activated')).toBeInTheDocument();
    expect(platform.bodies('PUT', /VoipCarriers/)).toEqual([{ is_active: 1 }, { is_active: 1 }]);
  });

  it('are deactivated once that was confirmed', async () => {
    const platform = await signedIn('provider');
    const { user } = platform.open(list);
    await pick(user, 'Hanse Registrar', 'Elbe Voice');
    await user.click(screen.getByRole('button', { name: 'Deactivate' }));
    const question = await dialog();
    expect(question.getByText(/^No calls will go through/)).toBeInTheDocument();
    expect(platform.lines('PUT', /./)).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('2 carriers deactivated')).toBeInTheDocument();
    expect(platform.bodies('PUT', /VoipCarriers/)).toEqual([{ is_active: 0 }, { is_active: 0 }]);
  });
});

describe('deleting a carrier', () => {
  const ask = async (user: User, name: string) =>
    user.click(await within(await row(name)).findByRole('button', { name: `Delete ${name}` }));

  it('is blocked by its numbers and by routing tables, which are named, before anything is deleted', async () => {
    const platform = await signedIn('admin');
    const { user } = platform.open(list);
    await ask(user, 'Nordlicht Interconnect');
    const question = await dialog();
    expect(await question.findByText(/it cannot be in use by any Phone Numbers/)).toBeInTheDocument();
    expect(question.getByText(/^Phone Numbers \(\d+\)/)).toBeInTheDocument();
    expect(question.getByText(/^Outbound Call Routing \(\d+\)/)).toBeInTheDocument();
    expect(question.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    expect(platform.lines('DELETE', /./)).toEqual([]);
  });

  it('goes on where nothing uses it', async () => {
    const platform = await signedIn('admin');
    const { user } = platform.open(list);
    await ask(user, 'Förde Netz');
    const question = await dialog();
    expect(await question.findByText('Are you sure you want to delete carrier Förde Netz?')).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Deleted Carrier Förde Netz')).toBeInTheDocument();
    expect(platform.lines('DELETE', /./)).toHaveLength(1);
  });

  it('that is refused for want of permission says so in our words', async () => {
    expectRefusals();
    const platform = await signedIn('admin');
    platform.sandbox.addFault({ method: 'DELETE', path: '/VoipCarriers', status: 403, body: { msg: 'forbidden' } });
    const { user } = platform.open(list);
    await ask(user, 'Förde Netz');
    await user.click(await (await dialog()).findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('You do not have permissions to delete this Carrier')).toBeInTheDocument();
  });

  it('tells those who are not shown every routing table what they risk', async () => {
    const { user } = (await signedIn('provider')).open(list);
    await ask(user, 'Förde Netz');
    const question = await dialog();
    expect(await question.findByText(/takes its gateways away/)).toBeInTheDocument();
  });

  it('is not offered while the routing tables cannot be read', async () => {
    expectRefusals();
    const platform = await signedIn('admin');
    platform.sandbox.addFault({ path: '/LcrRoutes', status: 500, times: 0 });
    const { user } = platform.open(list);
    await ask(user, 'Förde Netz');
    const question = await dialog();
    expect(await question.findByText(/could not be checked completely/)).toBeInTheDocument();
    expect(platform.lines('DELETE', /./)).toEqual([]);
  });
});

describe('which carrier owns an address', () => {
  it('is found by the ranges of all gateways, with the number of carriers looked at', async () => {
    const platform = await signedIn('provider');
    const { user } = platform.open(list);
    await user.click(await screen.findByRole('button', { name: 'Which carrier owns this address?' }));
    const search = await dialog();
    platform.sandbox.clearRequests();
    await enter(user, await search.findByLabelText('IP address or host name'), '203.0.113.23');
    await user.click(search.getByRole('button', { name: 'Search' }));
    expect(await search.findByText(/^1 gateway has 203\.0\.113\.23/)).toBeInTheDocument();
    expect(search.getByRole('link', { name: 'Nordlicht Pool' })).toBeInTheDocument();
    expect(search.getByText('within 203.0.113.22/30, inbound')).toBeInTheDocument();
    expect(platform.lines('GET', /SipGateways/).length).toBeGreaterThan(10);
  });

  it('finds names, says when there is none, and does not search for what is no address', async () => {
    const { user } = (await signedIn('provider')).open(list);
    await user.click(await screen.findByRole('button', { name: 'Which carrier owns this address?' }));
    const search = await dialog();
    const box = await search.findByLabelText('IP address or host name');
    await enter(user, box, 'http://x');
    await user.click(search.getByRole('button', { name: 'Search' }));
    expect(await search.findByRole('alert')).toHaveTextContent('Please remove http://');
    await user.clear(box);
    await enter(user, box, 'OUT-1.pool.example.net');
    await user.click(search.getByRole('button', { name: 'Search' }));
    expect(await search.findByText('this address, outbound')).toBeInTheDocument();
    await user.clear(box);
    await enter(user, box, '192.0.2.77');
    await user.click(search.getByRole('button', { name: 'Search' }));
    expect(await search.findByText('No gateway has 192.0.2.77.')).toBeInTheDocument();
  });

  it('is cancelled', async () => {
    const platform = await signedIn('provider');
    const { user } = platform.open(list);
    await user.click(await screen.findByRole('button', { name: 'Which carrier owns this address?' }));
    const search = await dialog();
    await enter(user, await search.findByLabelText('IP address or host name'), '192.0.2.78');
    const release = hold(platform.sandbox, 'GET', /\/SipGateways/);
    await user.click(search.getByRole('button', { name: 'Search' }));
    await user.click(await search.findByRole('button', { name: 'Cancel' }));
    release();
    expect(await search.findByText(/^Cancelled after /)).toBeInTheDocument();
  });
});
