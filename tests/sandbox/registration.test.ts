import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Api } from './support/api.ts';
import { serveSandbox, type Served } from './support/serve.ts';

/** A real platform cannot be asked for these: registrations reach it past the API, traces come from a capture server. */
interface Carrier {
  voip_carrier_sid: string;
  name: string;
  register_status: { status?: string; reason?: string; callId?: string; timestamp?: string };
}

const now = Date.UTC(2026, 0, 5, 12);

let served: Served;
let admin: Api;
let account: Api;
let accountPath: string;
let providerPath: string;

beforeAll(async () => {
  served = await serveSandbox({ now: () => now });
});

beforeEach(async () => {
  admin = await served.nobody.signedIn('admin', 'Admin-123');
  account = await served.nobody.signedIn('account', 'Account-123');
  const [own] = await account.list('/Accounts');
  accountPath = `/Accounts/${String(own?.account_sid)}`;
  providerPath = `/ServiceProviders/${String(own?.service_provider_sid)}`;
});

afterAll(() => served.close());

const statusOf = async (name: string) => {
  const carriers = (await admin.list('/VoipCarriers')) as unknown as Carrier[];
  return carriers.find((carrier) => carrier.name === name)?.register_status;
};

describe('a registration', () => {
  it.each([
    ['Hanse Registrar', 'ok', '200 OK'],
    ['Elbe Voice', 'fail', '403 Forbidden'],
    ['Hafenkontor Zweitanschluss', 'fail', 'timeout: no answer from registrar'],
  ])('of %s is %s', async (name, status, reason) => {
    const found = await statusOf(name);
    expect(found).toMatchObject({ status, reason });
    expect(Date.parse(String(found?.timestamp))).toBeLessThan(now);
  });

  it('that was never tried is an empty object', async () => {
    expect(await statusOf('Förde Netz')).toEqual({});
  });
});

describe('the trace of a Call-ID', () => {
  const trace = async (path: string, callId: string) =>
    (await account.get(`${path}/RecentCalls/${encodeURIComponent(callId)}`)).body;

  it('is found for the last registration, whosever it is', async () => {
    const callId = String((await statusOf('Elbe Voice'))?.callId);
    expect(await trace(accountPath, callId)).toMatchObject({
      total: 2,
      data: {
        messages: [{ raw: expect.stringMatching(/^REGISTER /) as unknown }, { raw: expect.any(String) as unknown }],
      },
    });
  });

  it('is one message where nobody answered', async () => {
    const callId = String((await statusOf('Hafenkontor Zweitanschluss'))?.callId);
    expect(await trace(accountPath, callId)).toMatchObject({ total: 1 });
  });

  it('is found for a call', async () => {
    const { body } = await account.get(`${accountPath}/RecentCalls?page=1&count=1`);
    const [call] = (body as { data: { sip_callid: string }[] }).data;
    const { data } = (await trace(accountPath, String(call?.sip_callid))) as { data: { messages: { raw: string }[] } };
    expect(data.messages[0]?.raw).toMatch(/^INVITE /);
  });

  it('is empty for any other text', async () => {
    expect(await trace(accountPath, 'nobody@192.0.2.1')).toMatchObject({ total: 0 });
  });
});

describe('a capture file', () => {
  const capture = async (path: string, callId: string, method: string, api = admin) => {
    const response = await fetch(`${api.base}${path}/RecentCalls/${encodeURIComponent(callId)}/${method}/pcap`, {
      headers: { authorization: `Bearer ${api.token}` },
    });
    return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  it.each(['account', 'provider'])('below the %s holds the registration', async (owner) => {
    const callId = String((await statusOf('Hanse Registrar'))?.callId);
    const { headers, bytes } = await capture(owner === 'account' ? accountPath : providerPath, callId, 'register');
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-disposition')).toBe(`attachment; filename=callid-${callId}.pcap`);
    expect(bytes.readUInt32LE(0)).toBe(0xa1b2c3d4);
    expect(bytes.toString()).toMatch(/REGISTER sip:reg\.hanse\.example\.net SIP\/2\.0[^]+SIP\/2\.0 200 OK/);
  });

  it('is written packet by packet', async () => {
    const callId = String((await statusOf('Hanse Registrar'))?.callId);
    const { bytes } = await capture(accountPath, callId, 'register');
    const ends = [24];
    while ((ends.at(-1) as number) < bytes.length) {
      const start = ends.at(-1) as number;
      const length = bytes.readUInt32LE(start + 8);
      expect(bytes.readUInt16BE(start + 16 + 2)).toBe(length);
      ends.push(start + 16 + length);
    }
    expect(ends.at(-1)).toBe(bytes.length);
    expect(ends).toHaveLength(3);
  });

  it('asked for as a call holds nothing of a registration', async () => {
    const callId = String((await statusOf('Hanse Registrar'))?.callId);
    expect((await capture(accountPath, callId, 'invite')).bytes).toHaveLength(24);
  });
});

describe('an installation', () => {
  const gateway = { ipv4: '198.51.100.0', netmask: 16, inbound: 1, outbound: 0 };
  const shared = async () => {
    const carriers = (await admin.list('/VoipCarriers')) as unknown as Carrier[];
    return { voip_carrier_sid: carriers.find(({ name }) => name === 'Hafenkontor SIP trunk')?.voip_carrier_sid };
  };

  it('may have a widest network', async () => {
    served.sandbox.reset('default', { minimumNetmask: 24 });
    admin = await served.nobody.signedIn('admin', 'Admin-123');
    expect(await admin.post('/SipGateways', { ...gateway, ...(await shared()) })).toMatchObject({
      status: 400,
      body: { msg: 'netmask required to have value equal or greater than 24' },
    });
    expect((await admin.post('/SipGateways', { ...gateway, netmask: 24, ...(await shared()) })).status).toBe(201);
  });

  it('may leave carriers to the provider', async () => {
    served.sandbox.reset('default', { carriersByProviderOnly: true });
    admin = await served.nobody.signedIn('admin', 'Admin-123');
    account = await served.nobody.signedIn('account', 'Account-123');
    const refused = { status: 400, body: { msg: 'insufficient privileges' } };
    expect(await account.post('/VoipCarriers', { name: 'x' })).toMatchObject(refused);
    expect(await account.post('/SipGateways', { ...gateway, ...(await shared()) })).toMatchObject(refused);
    expect(await account.post('/PhoneNumbers', { number: '1' })).toMatchObject(refused);
    expect(await admin.post(`${accountPath}/VoipCarriers`, { name: 'x' })).toMatchObject(refused);
  });

  it('is as it was after the next reset', async () => {
    served.sandbox.reset();
    account = await served.nobody.signedIn('account', 'Account-123');
    expect((await account.post('/VoipCarriers', { name: 'x' })).status).toBe(201);
  });
});
