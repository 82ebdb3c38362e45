import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from './support/api.ts';
import { serveSandbox, type Served } from './support/serve.ts';

interface Places {
  providerSid: string;
  accountSid: string;
  otherAccountSid: string;
  carrierSid: string;
}

interface Entity {
  name: string;
  path: string;
  key: string;
  /** A record within the account of the seeded account user. */
  sample: (places: Places) => Record<string, unknown>;
  change: (places: Places) => Record<string, unknown>;
  /** What an account user of another account gets for reading, changing and deleting it. */
  foreign: { read: number; update: number; remove: number };
  /** What an admin gets for an id that does not exist. */
  missing: { read: number; update: number; remove: number };
  /** What an account user gets for creating the sample a second time. */
  createByAccount: number;
}

const hook = { url: 'https://voice.example.com/call', method: 'POST' };

const entities: Entity[] = [
  {
    name: 'service provider',
    path: '/ServiceProviders',
    key: 'service_provider_sid',
    sample: () => ({ name: 'Westwind Voice', description: 'new' }),
    change: () => ({ description: 'renewed' }),
    foreign: { read: 403, update: 403, remove: 403 },
    missing: { read: 404, update: 404, remove: 404 },
    createByAccount: 403,
  },
  {
    name: 'account',
    path: '/Accounts',
    key: 'account_sid',
    sample: ({ providerSid }) => ({ name: 'Werft Nord', service_provider_sid: providerSid }),
    change: () => ({ name: 'Werft Süd' }),
    foreign: { read: 403, update: 403, remove: 403 },
    missing: { read: 404, update: 400, remove: 500 },
    createByAccount: 403,
  },
  {
    name: 'application',
    path: '/Applications',
    key: 'application_sid',
    sample: ({ accountSid }) => ({
      name: 'Port call',
      account_sid: accountSid,
      call_hook: hook,
      call_status_hook: hook,
    }),
    change: () => ({ name: 'Port call 2' }),
    foreign: { read: 404, update: 403, remove: 422 },
    missing: { read: 404, update: 404, remove: 500 },
    createByAccount: 422,
  },
  {
    name: 'phone number',
    path: '/PhoneNumbers',
    key: 'phone_number_sid',
    sample: ({ accountSid, carrierSid }) => ({
      number: '493012345',
      account_sid: accountSid,
      voip_carrier_sid: carrierSid,
    }),
    change: () => ({ application_sid: null }),
    foreign: { read: 404, update: 403, remove: 403 },
    missing: { read: 404, update: 404, remove: 404 },
    createByAccount: 422,
  },
  {
    name: 'carrier',
    path: '/VoipCarriers',
    key: 'voip_carrier_sid',
    sample: ({ accountSid, providerSid }) => ({
      name: 'Quay trunk',
      account_sid: accountSid,
      service_provider_sid: providerSid,
    }),
    change: () => ({ description: 'renewed' }),
    foreign: { read: 400, update: 422, remove: 422 },
    missing: { read: 404, update: 404, remove: 404 },
    createByAccount: 201,
  },
  {
    name: 'client',
    path: '/Clients',
    key: 'client_sid',
    sample: ({ accountSid }) => ({ account_sid: accountSid, username: 'crane-2' }),
    change: ({ otherAccountSid }) => ({ account_sid: otherAccountSid, username: 'crane-3' }),
    foreign: { read: 404, update: 204, remove: 204 },
    missing: { read: 404, update: 404, remove: 404 },
    createByAccount: 400,
  },
  {
    name: 'user',
    path: '/Users',
    key: 'user_sid',
    sample: ({ accountSid, providerSid }) => ({
      name: 'watch-room',
      email: 'watch-room@example.com',
      initial_password: 'Watch-12345',
      account_sid: accountSid,
      service_provider_sid: providerSid,
    }),
    change: () => ({ email: 'watch@example.com', is_active: 1 }),
    foreign: { read: 403, update: 403, remove: 403 },
    missing: { read: 500, update: 400, remove: 204 },
    createByAccount: 422,
  },
  {
    name: 'Teams tenant',
    path: '/MicrosoftTeamsTenants',
    key: 'ms_teams_tenant_sid',
    sample: ({ accountSid, providerSid }) => ({
      account_sid: accountSid,
      service_provider_sid: providerSid,
      tenant_fqdn: 'quay.teams.example.com',
    }),
    change: () => ({ tenant_fqdn: 'dock.teams.example.com' }),
    foreign: { read: 200, update: 204, remove: 204 },
    missing: { read: 404, update: 404, remove: 404 },
    createByAccount: 422,
  },
];

const nowhere = '00000000-0000-4000-8000-000000000000';

describe.each(entities)('$name', ({ path, key, sample, change, foreign, missing, createByAccount }) => {
  let served: Served;
  let admin: Api;
  let account: Api;
  let stranger: Api;
  let viewer: Api;
  let places: Places;
  let sid: string;

  beforeAll(async () => {
    served = await serveSandbox();
    admin = await served.nobody.signedIn('admin', 'Admin-123');
    account = await served.nobody.signedIn('account', 'Account-123');
    viewer = await served.nobody.signedIn('viewer', 'Viewer-123');
    stranger = await served.nobody.signedIn('helpdesk-tallinn', 'Help-12345');
    const { account: own, sp } = (await account.record('/Users/me')) as Record<string, Record<string, string>>;
    const { account: other } = (await stranger.record('/Users/me')) as Record<string, Record<string, string>>;
    const [carrier] = await admin.list(`/Accounts/${own?.account_sid}/VoipCarriers`);
    places = {
      providerSid: String(sp?.service_provider_sid),
      accountSid: String(own?.account_sid),
      otherAccountSid: String(other?.account_sid),
      carrierSid: String(carrier?.voip_carrier_sid),
    };
    sid = await admin.create(path, sample(places));
  });

  afterAll(() => served.close());

  it('is listed after its creation', async () => {
    expect((await admin.list(path)).map((row) => row[key])).toContain(sid);
  });

  it('is read back with what was written', async () => {
    expect(await admin.record(`${path}/${sid}`)).toMatchObject(readable(sample(places)));
  });

  it('takes a partial update', async () => {
    const other = await admin.create(path, distinct(sample(places)));
    expect((await admin.put(`${path}/${other}`, change(places))).status).toBe(204);
    expect(await admin.record(`${path}/${other}`)).toMatchObject(readable(change(places)));
  });

  it('refuses the create of a view-only user', async () => {
    expect(await viewer.post(path, sample(places))).toMatchObject({
      status: 403,
      body: { msg: 'User has view-only access' },
    });
  });

  it('answers the create of an account user by its own rule', async () => {
    expect((await account.post(path, sample(places))).status).toBe(createByAccount);
  });

  it('answers an account user of another account by its own rule', async () => {
    const other = await admin.create(path, distinct(sample(places), 'foreign'));
    expect((await stranger.get(`${path}/${other}`)).status).toBe(foreign.read);
    expect((await stranger.put(`${path}/${other}`, distinct(change(places), 'stranger'))).status).toBe(foreign.update);
    expect((await stranger.delete(`${path}/${other}`)).status).toBe(foreign.remove);
  });

  it('answers for an unknown id by its own rule', async () => {
    expect((await admin.get(`${path}/${nowhere}`)).status).toBe(missing.read);
    expect((await admin.put(`${path}/${nowhere}`, change(places))).status).toBe(missing.update);
    expect((await admin.delete(`${path}/${nowhere}`)).status).toBe(missing.remove);
  });

  it('is gone after its deletion', async () => {
    const other = await admin.create(path, distinct(sample(places), 'gone'));
    expect((await admin.delete(`${path}/${other}`)).status).toBe(204);
    expect((await admin.list(path)).map((row) => row[key])).not.toContain(other);
  });

  it('asks for a sign-in', async () => {
    expect(await served.nobody.get(path)).toMatchObject({ status: 401, body: 'Unauthorized' });
  });
});

/** What a read gives back of what was written. */
const readable = (record: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== 'initial_password'));

const identifying = ['name', 'number', 'username', 'email', 'tenant_fqdn'];

/** The same record under another name. */
const distinct = (record: Record<string, unknown>, mark = 'other'): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      identifying.includes(name) ? `${mark}-${String(value)}` : value,
    ]),
  );
