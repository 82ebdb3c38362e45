// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import { createDataProvider, type ConsoleDataProvider } from '../../dataProvider';
import { createHttp } from '../../dataProvider/http';
import { declarations } from '../../resources';
import { createSandbox } from '../../sandbox';
import { createCodec } from '../../src/fields/codec';
import { fieldTypes } from '../../src/fields/registry';
import { createRegistry } from '../../src/schema/registry';
import type { Session } from '../../src/session/session';
import { buildSession } from '../support/builders';

const apiBase = 'http://platform.test/api/v1';
const sandbox = createSandbox();
const registry = createRegistry(declarations);
const unknownSid = '9f3c1c52-7c0a-4a52-9f6b-0d1d2f1f0000';

const send: typeof fetch = (input, init) => sandbox.fetch(new Request(input, init));

interface Login {
  token: string;
  user_sid: string;
  scope: Session['scope'];
  service_provider_sid?: string;
  account_sid?: string;
}

/** The data provider of somebody who has signed in; an administrator has chosen the first provider. */
async function signedIn(username: string, password: string): Promise<ConsoleDataProvider> {
  const response = await send(`${apiBase}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const { token, ...login } = (await response.json()) as Login;
  const http = createHttp({ apiBase, fetch: send, token: () => token });
  const { body: providers } = await http.request<{ service_provider_sid: string; name: string }[]>('/ServiceProviders');
  const first = providers.find(({ name }) => name === 'Nordlicht Telekom') ?? providers[0];
  const session = buildSession({
    ...login,
    name: username,
    current_service_provider_sid: login.service_provider_sid ?? first!.service_provider_sid,
  });
  return createDataProvider({
    registry,
    http,
    facts: () => ({ session, features: {} }),
    codec: createCodec(fieldTypes),
  });
}

let admin: ConsoleDataProvider;
let account: ConsoleDataProvider;
/** Of the account user, and one that is somebody else's. */
let own = '';
let foreign = '';
let carrier = '';

const listOf = async (provider: ConsoleDataProvider, resource: string, changes: object = {}) =>
  provider.getList(resource, {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'name', order: 'ASC' },
    filter: {},
    ...changes,
  });

beforeAll(async () => {
  admin = await signedIn('admin', 'Admin-123');
  account = await signedIn('account', 'Account-123');
  const { data: accounts } = await listOf(admin, 'accounts');
  own = String(accounts.find(({ name }) => name === 'Hafenkontor Logistik')?.id);
  foreign = String(accounts.find(({ name }) => name === 'Praxisverbund Süd')?.id);
  const { data: carriers } = await listOf(admin, 'carriers');
  carrier = String(carriers.find(({ name }) => name === 'Nordlicht Interconnect')?.id);
});

const hook = (path: string) => ({ url: `https://hooks.example.com/${path}`, method: 'POST' });

interface Case {
  resource: string;
  /** Least that makes a record of the given account. */
  minimal: (account: string) => Record<string, unknown>;
  change: Record<string, unknown>;
  /** Field by which the text filter finds a record, and its value in the new one. */
  found: [field: string, value: string];
}

const cases: Case[] = [
  {
    resource: 'accounts',
    minimal: () => ({ name: 'Contract account' }),
    change: { name: 'Contract account, renamed' },
    found: ['name', 'Contract account'],
  },
  {
    resource: 'applications',
    minimal: (account_sid) => ({
      name: 'Contract application',
      account_sid,
      call_hook: hook('call'),
      call_status_hook: hook('status'),
    }),
    change: { name: 'Contract application, renamed' },
    found: ['name', 'Contract application'],
  },
  {
    resource: 'clients',
    minimal: (account_sid) => ({ username: 'contract-client', password: 'Client-123', account_sid }),
    change: { is_active: false },
    found: ['username', 'contract-client'],
  },
  {
    resource: 'phone-numbers',
    minimal: (account_sid) => ({ number: '493099887766', account_sid, voip_carrier_sid: carrier }),
    change: { application_sid: null },
    found: ['number', '493099887766'],
  },
  {
    resource: 'users',
    minimal: (account_sid) => ({
      scope: 'account',
      account_sid,
      name: 'contract-user',
      email: 'contract-user@example.com',
      initial_password: 'Contract-123',
    }),
    change: { email: 'renamed@example.com' },
    found: ['name', 'contract-user'],
  },
];

const withViews = declarations.filter(({ list, form }) => list && form).map(({ name }) => name);
const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (reason: { status: number }) => reason,
  );

it('is tried for every resource with views', () => {
  expect(cases.map(({ resource }) => resource).sort()).toEqual([...withViews].sort());
});

describe.each(cases)('$resource over HTTP', ({ resource, minimal, change, found: [field, value] }) => {
  const filter = resource === 'applications' ? () => ({ account_sid: own }) : () => ({});

  it('are listed and paged', async () => {
    const whole = await listOf(admin, resource, { filter: filter() });
    const page = await listOf(admin, resource, { filter: filter(), pagination: { page: 1, perPage: 1 } });
    expect(whole.total).toBeGreaterThan(0);
    expect(page.total).toBe(whole.total);
    expect(page.data).toHaveLength(1);
  });

  it('are created, found, read, changed and deleted', async () => {
    const { data: created } = await admin.create(resource, { data: minimal(own) });
    const hits = await listOf(admin, resource, { filter: { ...filter(), q: value } });
    expect(hits.data.map(({ id }) => id)).toContain(created.id);
    expect(hits.data.every((row) => String(row[field]).includes(value))).toBe(true);

    const { data: read } = await admin.getOne(resource, { id: created.id });
    expect(read).toMatchObject({ [field]: value });

    await admin.update(resource, { id: read.id, data: { ...read, ...change }, previousData: read });
    const { data: again } = await admin.getOne(resource, { id: created.id });
    const [name, wanted] = Object.entries(change)[0]!;
    expect(again[name] === null || typeof wanted !== 'boolean' ? again[name] : Boolean(again[name])).toEqual(wanted);

    await admin.delete(resource, { id: created.id, previousData: again });
    const gone = await failure(admin.getOne(resource, { id: created.id }));
    expect(gone).toMatchObject({ status: expect.any(Number) as number });
  });

  it('are told as missing where there is none', async () => {
    expect(await failure(admin.getOne(resource, { id: unknownSid }))).toMatchObject({
      name: expect.any(String) as string,
    });
  });

  it('are refused to a user of another account', async () => {
    const id = resource === 'accounts' ? foreign : (await admin.create(resource, { data: minimal(foreign) })).data.id;
    expect(await failure(account.getOne(resource, { id }))).toMatchObject({ status: expect.any(Number) as number });
  });
});

it('an application whose status webhook alone was changed is saved, its call webhook as it was', async () => {
  const { data: created } = await admin.create('applications', {
    data: { name: 'Status only', account_sid: own, call_hook: hook('call'), call_status_hook: hook('status') },
  });
  const { data: read } = await admin.getOne('applications', { id: created.id });
  const changed = { ...(read.call_status_hook as object), url: 'https://hooks.example.com/renewed' };
  await admin.update('applications', { id: read.id, data: { ...read, call_status_hook: changed }, previousData: read });
  const { data: again } = await admin.getOne('applications', { id: created.id });
  expect(again.call_hook).toEqual(read.call_hook);
  expect(again.call_status_hook).toEqual(changed);
  await admin.delete('applications', { id: created.id, previousData: again });
});
