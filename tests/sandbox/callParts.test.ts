import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from './support/api.ts';
import { serveSandbox, type Served } from './support/serve.ts';

/** A real platform cannot be asked for these: what happens in a call reaches it past the API. */
const now = Date.UTC(2026, 0, 5, 12);

interface Call {
  attempted_at: string;
  terminated_at: string;
  answered: boolean;
  call_sid: string | null;
  sip_callid: string;
  trace_id: string;
  duration: number;
  recording_url: string | null;
}

interface Span {
  spanId: string;
  parentSpanId: string;
  name: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: Record<string, unknown> }[];
}

let served: Served;
let account: Api;
let path: string;
let calls: Call[];

beforeAll(async () => {
  served = await serveSandbox({ now: () => now });
  account = await served.nobody.signedIn('account', 'Account-123');
  const [{ account_sid: sid } = {}] = await account.list('/Accounts');
  path = `/Accounts/${String(sid)}`;
  const { body } = await account.get(`${path}/RecentCalls?page=1&count=500`);
  calls = (body as { data: Call[] }).data;
});

afterAll(() => served.close());

const answered = () => calls.find((call) => call.answered && call.duration > 30 && call.duration < 300)!;

async function spansOf(call: Call): Promise<Span[]> {
  const { body } = await account.get(`${path}/RecentCalls/trace/${call.trace_id}`);
  const { resourceSpans } = body as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
  return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
}

const milliseconds = (nanoseconds: string) => Number(nanoseconds.slice(0, -6));

describe('the trace of a call', () => {
  it('begins with the call and ends with it', async () => {
    const call = answered();
    const [root] = await spansOf(call);
    expect(root).toMatchObject({
      parentSpanId: '',
      name: expect.stringMatching(/^(incoming|outgoing)-call$/) as string,
    });
    expect(milliseconds(root!.startTimeUnixNano)).toBe(Date.parse(call.attempted_at));
    expect(milliseconds(root!.endTimeUnixNano)).toBe(Date.parse(call.terminated_at));
  });

  it('tells what was asked and heard, and what the application was asked', async () => {
    const names = (await spansOf(answered())).map(({ name }) => name);
    for (const part of ['performAppWebhook', 'verb:gather{', 'tts-generation', 'verb:hook (POST https://'])
      expect(names.some((name) => name.startsWith(part))).toBe(true);
  });

  it('is the same whenever it is asked for', async () => {
    expect(await spansOf(answered())).toEqual(await spansOf(answered()));
  });

  it('of a long call has thousands of spans', async () => {
    const longest = calls.reduce((one, other) => (other.duration > one.duration ? other : one));
    expect((await spansOf(longest)).length).toBeGreaterThan(1000);
  });

  it.each([
    ['of nobody', 'ab'.repeat(16)],
    ['of a call without one', '0'.repeat(32)],
  ])('%s is not found', async (_what, id) => {
    expect(await account.get(`${path}/RecentCalls/trace/${id}`)).toMatchObject({ status: 404, body: 'Not Found' });
  });
});

describe('the logs of a call', () => {
  it('are lines of JSON within it, but for those that are none', async () => {
    const call = answered();
    const { body } = await account.get(`${path}/RecentCalls/${call.call_sid}/logs`);
    const [first, ...lines] = body as string[];
    expect(() => JSON.parse(first!) as unknown).toThrow();
    const times = lines.map((line) => (JSON.parse(line) as { time: number }).time);
    expect(Math.min(...times)).toBe(Date.parse(call.attempted_at));
    expect(Math.max(...times)).toBe(Date.parse(call.terminated_at));
  });

  it('of an unknown call are not found, of an unknown group empty', async () => {
    expect(await account.get(`${path}/RecentCalls/${'0'.repeat(8)}/logs`)).toMatchObject({
      status: 404,
      body: { msg: 'Call not found' },
    });
    const { body } = await account.get(`${path}/RecentCalls/${answered().call_sid}/logs?logGroupName=other`);
    expect(body).toEqual([]);
  });

  it('are not to be had below a provider, nor outside of AWS', async () => {
    const provider = await served.nobody.signedIn('provider', 'Provider-123');
    const [{ service_provider_sid: sid } = {}] = await provider.list('/ServiceProviders');
    const below = `/ServiceProviders/${String(sid)}/RecentCalls/${answered().call_sid}/logs`;
    expect(await provider.get(below)).toMatchObject({
      status: 400,
      body: { msg: expect.stringMatching('account_sid is required') as string },
    });
  });
});

describe('the capture of a call', () => {
  it('holds its SIP messages, and is gone after a week', async () => {
    const totalOf = async ({ sip_callid }: Call) =>
      ((await account.get(`${path}/RecentCalls/${encodeURIComponent(sip_callid)}`)).body as { total: number }).total;
    const old = calls.find((call) => Date.parse(call.attempted_at) < now - 8 * 86_400_000)!;
    expect(await totalOf(answered())).toBe(7);
    expect(await totalOf(old)).toBe(0);
  });
});

describe('a recording', () => {
  const recorded = () => calls.find((call) => call.recording_url?.endsWith('/wav') && call.duration > 30)!;
  const read = async (url: string) =>
    fetch(served.nobody.base + url, { headers: { authorization: `Bearer ${account.token}` } });

  it('is as long as the call was up, in two channels', async () => {
    const { recording_url, duration } = recorded();
    const response = await read(recording_url!);
    expect(response.headers.get('content-type')).toBe('audio/wav');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.toString('latin1', 0, 4)).toBe('RIFF');
    expect(bytes.readUInt16LE(22)).toBe(2);
    expect(bytes.readUInt32LE(40) / bytes.readUInt32LE(28)).toBeCloseTo(duration, -1);
  });

  it('of a very long call is MP3', async () => {
    const long = calls.find((call) => call.duration > 30 * 60)!;
    const response = await read(long.recording_url!);
    expect(response.headers.get('content-type')).toBe('audio/mp3');
    expect((await response.arrayBuffer()).byteLength / 4000).toBeCloseTo(long.duration, -2);
  });

  it('is gone once it was deleted, and the call still names it', async () => {
    const { recording_url } = calls.findLast((call) => call.recording_url)!;
    expect((await account.delete(recording_url!)).status).toBe(204);
    expect(await account.get(recording_url!)).toMatchObject({ status: 404, body: 'Not Found' });
    expect((await account.delete(recording_url!)).status).toBe(404);
    const { body } = await account.get(`${path}/RecentCalls?page=1&count=500`);
    expect((body as { data: Call[] }).data.some((call) => call.recording_url === recording_url)).toBe(true);
  });

  it('of another format or day is not found', async () => {
    const url = recorded().recording_url!;
    expect((await account.get(url.replace('/wav', '/mp3'))).status).toBe(404);
    expect((await account.get(url.replace(/\d\d\/wav$/, '00/wav'))).status).toBe(404);
  });
});

describe('a deployment without the servers for it', () => {
  it('has no captures, traces or logs', async () => {
    const bare = await serveSandbox({
      now: () => now,
      deployment: { withoutCaptures: true, withoutTraces: true, withoutLogs: true },
    });
    const caller = await bare.nobody.signedIn('account', 'Account-123');
    const { sip_callid, trace_id, call_sid } = answered();
    const answers = await Promise.all(
      [encodeURIComponent(sip_callid), `trace/${trace_id}`, `${call_sid}/logs`].map((part) =>
        caller.get(`${path}/RecentCalls/${part}`),
      ),
    );
    await bare.close();
    expect(answers.map(({ status }) => status)).toEqual([400, 404, 400]);
    expect(answers[2]?.body).toEqual({ msg: 'Logs are only available in AWS environments' });
  });
});

describe('alerts about calls', () => {
  it('name the call, at a moment within it', async () => {
    const { body } = await account.get(`${path}/Alerts?page=1&count=500&alert_type=webhook-failure`);
    const { data } = body as { data: { target_sid: string; time: string }[] };
    expect(data.length).toBeGreaterThan(0);
    for (const { target_sid, time } of data) {
      const call = calls.find(({ call_sid }) => call_sid === target_sid)!;
      expect(Date.parse(time)).toBeGreaterThan(Date.parse(call.attempted_at));
      expect(Date.parse(time)).toBeLessThan(Date.parse(call.terminated_at));
    }
  });
});

describe('the big profile', () => {
  it('has a hundred thousand calls in under ten seconds of work', async () => {
    const { user: before } = process.cpuUsage();
    const big = await serveSandbox({ profile: 'big', now: () => now });
    const seconds = (process.cpuUsage().user - before) / 1_000_000;
    const admin = await big.nobody.signedIn('admin', 'Admin-123');
    const providers = await admin.list('/ServiceProviders');
    const totals = await Promise.all(
      providers.map(async ({ service_provider_sid: sid }) => {
        const { body } = await admin.get(`/ServiceProviders/${String(sid)}/RecentCalls?page=1&count=1`);
        return (body as { total: number }).total;
      }),
    );
    await big.close();
    expect(totals.reduce((one, other) => one + other, 0) / 100_000).toBeCloseTo(1, 2);
    expect(seconds).toBeLessThan(10);
  });
});
