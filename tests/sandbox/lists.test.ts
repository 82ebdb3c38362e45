import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from './support/api.ts';
import { serveSandbox, type Served } from './support/serve.ts';

let served: Served;
const callers: Record<string, Api> = {};

beforeAll(async () => {
  served = await serveSandbox();
  for (const [name, password] of [
    ['admin', 'Admin-123'],
    ['provider', 'Provider-123'],
    ['account', 'Account-123'],
  ] as const)
    callers[name] = await served.nobody.signedIn(name, password);
});

afterAll(() => served.close());

const caller = (name: string) => callers[name] as Api;

describe('how many rows each scope sees', () => {
  it.each([
    ['/ServiceProviders', 2, 1, 1],
    ['/Accounts', 8, 5, 1],
    ['/Applications', 18, 13, 5],
    ['/VoipCarriers', 18, 13, 12],
    ['/Clients', 14, 12, 6],
    ['/MicrosoftTeamsTenants', 1, 1, 1],
    ['/Users', 16, 11, 4],
  ])('%s', async (path, admin, provider, account) => {
    const lengths = await Promise.all(
      ['admin', 'provider', 'account'].map(async (name) => (await caller(name).list(path)).length),
    );
    expect(lengths).toEqual([admin, provider, account]);
  });

  it('numbers: a provider misses those of no account', async () => {
    const all = await caller('admin').list('/PhoneNumbers');
    const seen = await caller('provider').list('/PhoneNumbers');
    expect(all).toHaveLength(120);
    expect(all.filter((row) => row.account_sid === null).length).toBeGreaterThan(0);
    expect(seen.filter((row) => row.account_sid === null)).toEqual([]);
  });
});

describe.each(['/Applications', '/PhoneNumbers', '/VoipCarriers'])('%s page by page', (path) => {
  it('gives the page with the total', async () => {
    const everything = await caller('admin').list(path);
    const { body } = await caller('admin').get(`${path}?page=2&page_size=3`);
    expect(body).toMatchObject({ total: everything.length, page: 2, page_size: 3 });
    expect((body as { data: unknown[] }).data).toHaveLength(3);
  });

  it('gives nothing beyond the end, with the right total', async () => {
    const everything = await caller('admin').list(path);
    const { body } = await caller('admin').get(`${path}?page=99&page_size=50`);
    expect(body).toEqual({ total: everything.length, page: 99, page_size: 50, data: [] });
  });

  it('ignores a page size without a page', async () => {
    expect(Array.isArray((await caller('admin').get(`${path}?page_size=3`)).body)).toBe(true);
  });

  it('fails for a page size that is no number', async () => {
    expect((await caller('admin').get(`${path}?page=1&page_size=x`)).status).toBe(500);
  });
});

describe('filters', () => {
  it.each([
    ['/Applications?name=MENU', 'name', /menu/i],
    ['/Applications?name=menu&page=1&page_size=50', 'name', /menu/i],
    ['/PhoneNumbers?filter=37266', 'number', /37266/],
    ['/VoipCarriers?name=nordlicht', 'name', /nordlicht/i],
  ])('%s', async (path, column, pattern) => {
    const { body } = await caller('admin').get(path);
    const rows = (Array.isArray(body) ? body : (body as { data: unknown }).data) as Record<string, unknown>[];
    expect(rows.length).toBeGreaterThan(1);
    rows.forEach((row) => expect(row[column]).toMatch(pattern));
  });

  it("the name filters an account's applications on a page only", async () => {
    const [{ account_sid: sid } = {}] = await caller('account').list('/Accounts');
    const path = `/Accounts/${String(sid)}/Applications?name=menu`;
    expect(await caller('account').list(path)).toHaveLength(5);
    expect((await caller('account').get(`${path}&page=1`)).body).toMatchObject({ total: 1, page_size: null });
  });

  it('numbers by account and by provider', async () => {
    const admin = caller('admin');
    const [{ account_sid: accountSid } = {}] = await caller('account').list('/Accounts');
    const ofAccount = await admin.list(`/PhoneNumbers?account_sid=${String(accountSid)}`);
    expect(new Set(ofAccount.map((row) => row.account_sid))).toEqual(new Set([accountSid]));

    const [{ service_provider_sid: providerSid } = {}] = await caller('provider').list('/ServiceProviders');
    const ofProvider = await admin.list(`/PhoneNumbers?service_provider_sid=${String(providerSid)}`);
    expect(ofProvider).toEqual(await caller('provider').list('/PhoneNumbers'));
  });
});

describe('order', () => {
  it.each([
    ['/Applications', 'application_sid'],
    ['/PhoneNumbers', 'number'],
    ['/Accounts', 'account_sid'],
  ])('%s by %s', async (path, column) => {
    const values = (await caller('admin').list(path)).map((row) => String(row[column]));
    expect(values).toEqual([...values].sort());
  });

  it('applications on a page by name', async () => {
    const { body } = await caller('admin').get('/Applications?page=1&page_size=50');
    const names = (body as { data: { name: string }[] }).data.map(({ name }) => name.toLowerCase());
    expect(names).toEqual([...names].sort());
  });
});

describe('lists below a provider', () => {
  it.each(['Accounts', 'Applications', 'PhoneNumbers', 'VoipCarriers', 'ApiKeys', 'Limits'])(
    '%s are refused to another provider',
    async (list) => {
      const stranger = await served.nobody.signedIn('baltic', 'Baltic-123');
      const [{ service_provider_sid: sid } = {}] = await caller('provider').list('/ServiceProviders');
      expect((await caller('provider').get(`/ServiceProviders/${String(sid)}/${list}`)).status).toBe(200);
      expect((await stranger.get(`/ServiceProviders/${String(sid)}/${list}`)).status).toBe(403);
    },
  );
});

describe('the big profile', () => {
  it('holds a large installation', async () => {
    const big = await serveSandbox({ profile: 'big' });
    const admin = await big.nobody.signedIn('admin', 'Admin-123');
    const totals = await Promise.all(
      ['/Applications', '/VoipCarriers', '/PhoneNumbers'].map(
        async (path) => ((await admin.get(`${path}?page=1&page_size=1`)).body as { total: number }).total,
      ),
    );
    const allAccounts = await admin.list('/Accounts');
    expect([allAccounts.length, ...totals]).toEqual([1000, 2000, 500, 10_000]);

    /* A number stays with its provider and its account. */
    type Rows = Record<string, string | null>[];
    const read = async (path: string) =>
      ((await admin.get(`${path}?page=1&page_size=2000`)).body as { data: Rows }).data;
    const ownerOf = (rows: Rows, id: string, owner: string) => new Map(rows.map((row) => [row[id], row[owner]]));
    const [applications, carriers, numbers] = await Promise.all(
      ['/Applications', '/VoipCarriers', '/PhoneNumbers'].map(read),
    );
    const providerOf = ownerOf(allAccounts as Rows, 'account_sid', 'service_provider_sid');
    const accountOf = ownerOf(applications!, 'application_sid', 'account_sid');
    const providerOfCarrier = ownerOf(carriers!, 'voip_carrier_sid', 'service_provider_sid');
    const strays = numbers!.filter(
      ({ account_sid, application_sid, voip_carrier_sid }) =>
        account_sid !== null &&
        ((application_sid !== null && accountOf.get(application_sid) !== account_sid) ||
          providerOfCarrier.get(voip_carrier_sid) !== providerOf.get(account_sid)),
    );
    expect(numbers!.length).toBeGreaterThan(100);
    expect(strays).toEqual([]);
    await big.close();
  });
});
