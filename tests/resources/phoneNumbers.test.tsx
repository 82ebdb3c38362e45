import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { arrangeSandbox, type Person } from './arrangeSandbox';
import { enter } from '../support/enter';

interface Application {
  application_sid: string;
  name: string;
  account_sid: string;
}

const add = '/internal/phone-numbers/add';

async function openAs(person: Person) {
  const setting = await arrangeSandbox(person);
  const view = setting.open(add);
  await screen.findByRole('button', { name: 'Save' });
  return { ...setting, ...view };
}

describe('a new phone number of an account user', () => {
  it('is offered the account’s applications, and sent with the one that is chosen', async () => {
    const { user, call, sent } = await openAs('account');
    const { data: applications } = await call<{ data: Application[] }>('GET', '/Applications?page=1&page_size=50');
    const [own] = applications;
    await enter(user, await screen.findByRole('textbox', { name: /^Phone number/i }), '+4930123456');
    const box = screen.getByRole('combobox', { name: 'Application' });
    await user.click(box);
    await user.click(await screen.findByRole('option', { name: own!.name }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent.filter(({ line }) => line.startsWith('POST'))).toHaveLength(1));
    expect(sent.find(({ line }) => line.startsWith('POST'))).toMatchObject({
      status: 201,
      body: { application_sid: own!.application_sid, account_sid: own!.account_sid },
    });
  });

  it('asks for no account', async () => {
    await openAs('account');
    expect(screen.queryByRole('combobox', { name: 'Account' })).not.toBeInTheDocument();
  });
});

/** Boxes whose choices depend on an account, for each scope: whoever is not asked for it has it all the same. */
const boxes: [Person, string, RegExp][] = [
  ['account', '/internal/phone-numbers/add', /^Application/],
  ['provider', '/internal/phone-numbers/add', /^Application/],
  ['admin', '/internal/phone-numbers/add', /^Application/],
  ['account', '/internal/phone-numbers/add', /^Carrier/],
  ['provider', '/internal/phone-numbers/add', /^Carrier/],
  ['admin', '/internal/phone-numbers/add', /^Carrier/],
];

describe('what depends on an account', () => {
  it.each(boxes)('%s at %s: %s has something to choose from', async (person, at, name) => {
    const { open } = await arrangeSandbox(person);
    const { user } = open(at);
    await user.click(await screen.findByRole('combobox', { name }));
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(0));
    expect(screen.queryByText('Fill in what this depends on first.')).not.toBeInTheDocument();
  });

  it.each(['account', 'provider', 'admin'] as const)('%s: a run over selected rows, too', async (person) => {
    const { open } = await arrangeSandbox(person);
    const { user } = open('/internal/phone-numbers');
    const [first] = await screen.findAllByRole('checkbox', { name: /^Select \+?\(?\d/ });
    await user.click(first!);
    const bar = within(await screen.findByRole('group', { name: 'Route to application' }));
    await user.click(await bar.findByRole('combobox', { name: 'Application' }));
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(1));
    expect(bar.queryByText(/Fill in what this depends on first|do not have the same/)).not.toBeInTheDocument();
  });
});

describe('the carriers of a new number', () => {
  it('are the active ones, until the inactive ones are wanted, too: those are marked', async () => {
    const setting = await arrangeSandbox('account');
    const { data } = await setting.call<{ data: Record<string, unknown>[] }>(
      'GET',
      '/VoipCarriers?page=1&page_size=50',
    );
    const inactive = data.filter(({ is_active }) => is_active === 0).map(({ name }) => `${String(name)} (inactive)`);
    expect(inactive.length).toBeGreaterThan(0);
    const { user } = setting.open(add);
    await user.click(await screen.findByRole('combobox', { name: /^Carrier/ }));
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(0));
    expect(screen.queryAllByRole('option', { name: /\(inactive\)$/ })).toEqual([]);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('checkbox', { name: 'Also offer inactive carriers' }));
    await user.click(screen.getByRole('combobox', { name: /^Carrier/ }));
    const marked = await screen.findAllByRole('option', { name: /\(inactive\)$/ });
    expect(marked.map(({ textContent }) => textContent).toSorted()).toEqual(inactive.toSorted());
  });

  it('a stored one that is inactive meanwhile stays shown, and the switch is not asked', async () => {
    const setting = await arrangeSandbox('admin');
    const [number] = await setting.call<Record<string, string>[]>('GET', '/PhoneNumbers');
    const carrier = await setting.call<Record<string, string>>('GET', `/VoipCarriers/${number!.voip_carrier_sid}`);
    await setting.call('PUT', `/VoipCarriers/${number!.voip_carrier_sid}`, { is_active: 0 });
    setting.open(`/internal/phone-numbers/${number!.phone_number_sid}/edit`);
    await waitFor(async () =>
      expect(await screen.findByRole('combobox', { name: /^Carrier/ })).toHaveValue(`${carrier.name} (inactive)`),
    );
    expect(screen.queryByRole('checkbox', { name: 'Also offer inactive carriers' })).not.toBeInTheDocument();
  });
});

it('a duplicate is found by number and carrier, without reading the list', async () => {
  const setting = await arrangeSandbox('admin');
  type Row = Record<string, string | number | null>;
  const numbers = await setting.call<Row[]>('GET', `/PhoneNumbers?service_provider_sid=${setting.provider}`);
  const carriers = await setting.call<Row[]>('GET', `/ServiceProviders/${setting.provider}/VoipCarriers`);
  const carrier = carriers.find(
    ({ is_active, account_sid, voip_carrier_sid }) =>
      is_active === 1 && account_sid === null && numbers.some((row) => row.voip_carrier_sid === voip_carrier_sid),
  )!;
  const number = numbers.find(({ voip_carrier_sid }) => voip_carrier_sid === carrier.voip_carrier_sid)!;
  const { user } = setting.open(add);
  const reads: string[] = [];
  setting.watch((line) => {
    if (line.startsWith('GET /PhoneNumbers')) reads.push(line);
    return undefined;
  });
  await enter(user, await screen.findByRole('textbox', { name: /^Phone number/i }), `+${String(number.number)}`);
  const box = screen.getByRole('combobox', { name: /^Carrier/ });
  await user.clear(box);
  await user.type(box, String(carrier.name));
  await user.click(await screen.findByRole('option', { name: String(carrier.name) }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText('The phone number you have entered is already in use.')).not.toHaveLength(0);
  expect(reads.length).toBeGreaterThan(0);
  expect(reads.filter((line) => !line.includes(`filter=${String(number.number)}`))).toEqual([]);
});

describe('the list of numbers', () => {
  it('can be narrowed to one carrier', async () => {
    const setting = await arrangeSandbox('admin');
    const { data } = await setting.call<{ data: Record<string, string>[] }>(
      'GET',
      '/PhoneNumbers?page=1&page_size=100',
    );
    const { voip_carrier_sid } = data[0]!;
    const filter = encodeURIComponent(JSON.stringify({ voip_carrier_sid }));
    setting.open(`/internal/phone-numbers?filter=${filter}`);
    const inProvider = await setting.call<Record<string, string>[]>(
      'GET',
      `/PhoneNumbers?service_provider_sid=${setting.provider}`,
    );
    const wanted = inProvider.filter((row) => row.voip_carrier_sid === voip_carrier_sid).length;
    expect(await screen.findByText(new RegExp(`^Total: ${wanted} record`))).toBeInTheDocument();
  });
});
