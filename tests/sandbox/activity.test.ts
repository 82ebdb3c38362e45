import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from './support/api.ts';
import { serveSandbox, type Served } from './support/serve.ts';

/** A real platform cannot be asked for these: calls and alerts reach it past the API. */
const now = Date.UTC(2026, 0, 5, 12);
const day = 86_400_000;

interface Page<Row> {
  total: number;
  page: string;
  page_size: string;
  data: Row[];
}

interface Call {
  attempted_at: string;
  answered_at: string;
  answered: boolean;
  direction: string;
  trunk: string;
  from: string;
  to: string;
  call_sid: string;
}

let served: Served;
let account: Api;
let path: string;

beforeAll(async () => {
  served = await serveSandbox({ now: () => now });
  account = await served.nobody.signedIn('account', 'Account-123');
  const [{ account_sid: sid } = {}] = await account.list('/Accounts');
  path = `/Accounts/${String(sid)}`;
});

afterAll(() => served.close());

const calls = async (query: string) => (await account.get(`${path}/RecentCalls?${query}`)).body as Page<Call>;
const newestFirst = (times: string[]) => [...times].sort((one, other) => Date.parse(other) - Date.parse(one));
const all = () => calls('page=1&count=500');

describe('recent calls', () => {
  it('come newest first, page by page', async () => {
    const { data, total } = await all();
    const times = data.map((call) => call.attempted_at);
    expect(times).toEqual(newestFirst(times));
    expect(times.filter((time) => /\.\d*0Z$/.test(time))).toEqual([]);
    expect(total).toBe(data.length);
    expect(await calls('page=2&count=3')).toEqual({ total, page: '2', page_size: '3', data: data.slice(3, 6) });
  });

  it('have booleans for answered, and the beginning of time where nobody did', async () => {
    const { data } = await all();
    const unanswered = data.filter((call) => !call.answered);
    expect(new Set(data.map((call) => call.answered))).toEqual(new Set([true, false]));
    expect(new Set(unanswered.map((call) => call.answered_at))).toEqual(new Set(['1970-01-01T00:00:00.000Z']));
  });

  it.each([
    ['direction=inbound', (call: Call) => call.direction === 'inbound'],
    ['answered=false', (call: Call) => !call.answered],
    ['trunk=user', (call: Call) => call.trunk === 'user'],
    ['days=2', (call: Call) => Date.parse(call.attempted_at) > now - 2 * day],
    ['start=2026-01-03&end=2026-01-04', (call: Call) => /^2026-01-03/.test(call.attempted_at)],
    ['filter=49176', (call: Call) => /49176/.test(call.from + call.to)],
    ['answered=perhaps', () => true],
    ['filter=49.7', (call: Call) => /49.7/.test(call.from) || /49.7/.test(call.to)],
  ])('are narrowed by %s', async (query, matches) => {
    const expected = (await all()).data.filter(matches);
    const { data, total } = await calls(`page=1&count=500&${query}`);
    expect(expected.length).toBeGreaterThan(0);
    expect(data).toEqual(expected);
    expect(total).toBe(expected.length);
  });

  it('are found by the whole id, in its own case', async () => {
    const [call] = (await all()).data;
    expect((await calls(`page=1&count=5&filter=${call?.call_sid}`)).data).toEqual([call]);
    expect((await calls(`page=1&count=5&filter=${call?.call_sid.toUpperCase()}`)).data).toEqual([]);
  });

  it('are those of all accounts at the provider', async () => {
    const provider = await served.nobody.signedIn('provider', 'Provider-123');
    const [{ service_provider_sid: sid } = {}] = await provider.list('/ServiceProviders');
    const totalOf = async (owner: string) =>
      ((await provider.get(`${owner}/RecentCalls?page=1&count=1`)).body as Page<Call>).total;
    const accounts = await provider.list('/Accounts');
    const totals = await Promise.all(accounts.map((each) => totalOf(`/Accounts/${String(each.account_sid)}`)));
    const sum = totals.reduce((one, other) => one + other, 0);
    expect(totals.every((total) => total > 0)).toBe(true);
    expect(await totalOf(`/ServiceProviders/${String(sid)}`)).toBe(sum);
  });
});

describe('alerts', () => {
  it('come newest first with all columns, and are narrowed by type', async () => {
    const { body } = await account.get(`${path}/Alerts?page=1&count=500`);
    const { data } = body as Page<{ time: string; alert_type: string }>;
    const times = data.map(({ time }) => time);
    expect(times).toEqual(newestFirst(times));
    expect(times.some((time) => /\.\d{9}Z$/.test(time))).toBe(true);
    expect(times.filter((time) => /\.\d*0Z$/.test(time))).toEqual([]);
    expect(Object.keys(data[0] ?? {}).sort()).toEqual([
      'account_sid',
      'alert_type',
      'detail',
      'message',
      'service_provider_sid',
      'target_sid',
      'time',
      'vendor',
    ]);
    const type = String(data[0]?.alert_type);
    const narrowed = await account.get(`${path}/Alerts?page=1&count=500&alert_type=${type}`);
    expect((narrowed.body as Page<object>).data).toEqual(data.filter((alert) => alert.alert_type === type));
  });
});

describe('reading of keys', () => {
  it('is a use of them, seen at the next reading', async () => {
    await account.post('/ApiKeys', { account_sid: path.split('/').at(-1) });
    const [key] = await account.list(`${path}/ApiKeys`);
    expect(key?.last_used).toBeNull();
    expect((await account.list(`${path}/ApiKeys`))[0]?.last_used).toBe(new Date(now).toISOString());
  });
});
