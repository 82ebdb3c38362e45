import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signedIn, type Platform } from '../../support/sandboxed';
import { enter } from '../../support/enter';
import { expectRefusals } from '../../engine/form/support/arrangeForm';

const base = '/internal/least-cost-routing';
type User = ReturnType<Platform['open']>['user'];

const saveButton = () => screen.findByRole('button', { name: 'Save' });
const row = async (number: number) => within(await screen.findByRole('row', { name: `row ${number}` }));
const last = (role: 'textbox' | 'combobox', name: string) => screen.getAllByRole(role, { name }).at(-1)!;

async function chooseCarrier(user: User, box: HTMLElement, name: string) {
  await user.click(box);
  await user.click(await screen.findByRole('option', { name }));
}

const writes = (platform: Platform) =>
  platform.sandbox
    .requests()
    .filter(({ method, path }) => method !== 'GET' && path !== '/login')
    .map(({ method, path, status }) => `${method} ${path.replace(/[0-9a-f-]{36}/, ':sid')} ${status}`);

describe('outbound call routing of an admin', () => {
  it('is a list without the default route in its count', async () => {
    const platform = await signedIn('admin');
    platform.open(base);
    const shared = within(await screen.findByRole('row', { name: /Nordlicht outbound/ }));
    expect(shared.getByText('1 route')).toBeInTheDocument();
    expect(shared.getByText('All accounts')).toBeInTheDocument();
    const own = within(await screen.findByRole('row', { name: /Harbour routes/ }));
    expect(own.getByText('0 routes')).toBeInTheDocument();
    expect(await own.findByText('Hafenkontor Logistik')).toBeInTheDocument();
  });

  it('is switched off and on in the list', async () => {
    const platform = await signedIn('admin');
    const { user } = platform.open(base);
    await user.click(await screen.findByRole('button', { name: 'Deactivate: Harbour routes' }));
    await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('Least cost routing successfully updated')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Activate: Harbour routes' })).toBeInTheDocument();
    expect((await platform.named('/Lcrs', 'Harbour routes')).is_active).toBe(0);
  });

  it('is deleted from the list: its form has Cancel, and no Delete', async () => {
    const platform = await signedIn('admin');
    const { user } = platform.open(base);
    expect(await screen.findByRole('button', { name: 'Delete Harbour routes' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Harbour routes' }));
    expect(await screen.findByRole('link', { name: 'Cancel' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('is refused a second table of an owner, at the field that says whose it is, and loses nothing', async () => {
    expectRefusals();
    const platform = await signedIn('admin');
    const { user } = platform.open(`${base}/add`);
    await enter(user, await screen.findByRole('textbox', { name: /^Name/ }), 'Second');
    await user.click(screen.getByRole('button', { name: 'Remove row 1' }));
    await chooseCarrier(user, last('combobox', 'Carrier'), 'Elbe Voice');
    await user.click(await saveButton());
    const refusal = /Service Provider: Nordlicht Telekom already\s+has an active call routing table\./;
    expect((await screen.findAllByText(refusal)).length).toBeGreaterThan(0);
    expect(screen.getByRole('combobox', { name: 'Used by' })).toHaveAccessibleDescription(refusal);
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Second');
    expect(screen.getByRole('link', { name: 'Cancel' })).toBeInTheDocument();
  });
});

describe('outbound call routing of a provider user', () => {
  async function editOwn() {
    const platform = await signedIn('provider');
    const view = platform.open(`${base}/first`);
    await saveButton();
    platform.sandbox.clearRequests();
    return { platform, ...view };
  }

  it('is the form of the one table, without Cancel', async () => {
    await editOwn();
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Nordlicht outbound');
    expect(screen.queryByRole('link', { name: 'Cancel' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Delete' })).toBeInTheDocument();
    expect(screen.queryByDisplayValue('.*')).toBeNull();
  });

  it('begins anew once the table is deleted', async () => {
    const { user } = await editOwn();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Deleted least cost routing Nordlicht outbound')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Add outbound call routes' })).toBeInTheDocument();
    expect(screen.queryByText('You do not have permissions to manage all outbound call routes')).toBeNull();
  });

  it('changes the default carrier in its place', async () => {
    const { user, platform } = await editOwn();
    await chooseCarrier(user, screen.getAllByRole('combobox', { name: 'Carrier' })[0]!, 'Elbe Voice');
    await user.click(await saveButton());
    expect(await screen.findByText('Least cost routing rule successfully updated')).toBeInTheDocument();
    expect(writes(platform)).toEqual(['PUT /Lcrs/:sid/Routes 204']);
  });

  it('says where an expression cannot be read, and sends nothing', async () => {
    const { user, platform } = await editOwn();
    await user.click(screen.getByRole('button', { name: 'Add a route' }));
    await enter(user, last('textbox', 'Digit prefix or regex'), '^1508(');
    await chooseCarrier(user, last('combobox', 'Carrier'), 'Elbe Voice');
    await user.click(await saveButton());
    const text = 'This is no regular expression: look at character 6, “(”.';
    expect(await (await row(2)).findByText(text)).toBeInTheDocument();
    expect(writes(platform)).toEqual([]);
  });

  it('is told of a route that is never reached while it is typed', async () => {
    const { user } = await editOwn();
    expect(screen.queryByText(/^Never reached/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add a route' }));
    await enter(user, last('textbox', 'Digit prefix or regex'), '^4930');
    await chooseCarrier(user, last('combobox', 'Carrier'), 'Elbe Voice');
    const text = 'Never reached: row 2 (^4930). All of its numbers are taken by row 1 (^49).';
    expect(await screen.findByText(text)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Move row 2 up' }));
    await waitFor(() => expect(screen.queryByText(/^Never reached/)).toBeNull());
  });

  it('is told which route the platform refuses; the others are saved, and the next Save sends only that one', async () => {
    expectRefusals();
    const { user, platform } = await editOwn();
    await user.click(screen.getByRole('button', { name: 'Add a route' }));
    await enter(user, last('textbox', 'Digit prefix or regex'), '^44');
    await chooseCarrier(user, last('combobox', 'Carrier'), 'Elbe Voice');
    platform.sandbox.addFault({
      method: 'PUT',
      path: '/Routes$',
      status: 400,
      body: { msg: 'unknown voip_carrier_sid' },
    });
    await user.click(await saveButton());
    expect(await (await row(2)).findByText('unknown voip_carrier_sid')).toBeInTheDocument();
    await user.click(await saveButton());
    expect(await screen.findByText('Least cost routing rule successfully updated')).toBeInTheDocument();
    await waitFor(async () => {
      const { lcr_sid: sid } = await platform.named('/Lcrs', 'Nordlicht outbound');
      const routes = await platform.send<{ regex: string }[]>('GET', `/LcrRoutes?lcr_sid=${String(sid)}`);
      expect(routes.map(({ regex }) => regex)).toEqual(['^49', '^44', '.*']);
    });
  });
});

describe('a new table of a provider user', () => {
  it('is made with its routes in their order and the default one by a single call, and stays open', async () => {
    const platform = await signedIn('provider');
    const { lcr_sid: old } = await platform.named('/Lcrs', 'Nordlicht outbound');
    await platform.send('DELETE', `/Lcrs/${String(old)}`);
    platform.sandbox.clearRequests();
    const { user } = platform.open(`${base}/add`);
    await enter(user, await screen.findByRole('textbox', { name: /^Name/ }), 'Fresh');
    await chooseCarrier(user, screen.getAllByRole('combobox', { name: 'Carrier' })[0]!, 'Elbe Voice');
    await enter(user, last('textbox', 'Digit prefix or regex'), '^33');
    await chooseCarrier(user, last('combobox', 'Carrier'), 'Elbe Voice');
    await user.click(screen.getByRole('button', { name: 'Add a route' }));
    await enter(user, last('textbox', 'Digit prefix or regex'), '^44');
    await chooseCarrier(user, last('combobox', 'Carrier'), 'Elbe Voice');
    await user.click(await saveButton());
    expect(await screen.findByText('Least cost routing successfully created')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: /^Edit outbound call routes/ })).toBeInTheDocument();
    expect(screen.queryByText('You do not have permissions to manage all outbound call routes')).toBeNull();
    expect(writes(platform)).toEqual(['POST /Lcrs 201', 'POST /Lcrs/:sid/Routes 204']);
    const [routes] = platform.bodies('POST', /\/Routes$/) as [Record<string, unknown>[]];
    expect(routes.map(({ regex, priority, description }) => [regex, priority, description ?? null])).toEqual([
      ['^33', 0, null],
      ['^44', 1, null],
      ['.*', 9999, 'System Default Route'],
    ]);
  });
});

describe('outbound call routing without a carrier', () => {
  it('cannot be saved, and says why', async () => {
    const platform = await signedIn('provider');
    platform.sandbox.addFault({ path: '/VoipCarriers$', status: 200, body: { total: 0, data: [] }, times: 0 });
    platform.open(`${base}/add`);
    expect(await screen.findByText('There are no available carriers')).toBeInTheDocument();
    expect(await saveButton()).toBeDisabled();
  });
});
