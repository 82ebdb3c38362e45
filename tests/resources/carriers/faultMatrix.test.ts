import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PartialSaveError } from '../../../dataProvider/rows/partialSave';
import type { Fault } from '../../../sandbox';
import { essence, gateway, servedConsole, type Carrier, type Row, type ServedConsole } from './support/servedConsole';

let platform: ServedConsole;
let count = 0;
beforeAll(async () => {
  platform = await servedConsole();
});
afterAll(() => platform.close());
beforeEach(() => platform.clearFaults());

const withoutFault = { delay: 1 };

const kinds: Record<string, Omit<Fault, 'path'>> = {
  'a refusal (400)': { status: 400, body: { msg: 'not today' } },
  'a failure (500)': { status: 500, body: { msg: 'internal error' } },
  'a proxy without a server (502)': { status: 502, body: '<html>Bad Gateway</html>', contentType: 'text/html' },
  'a dropped socket': { drop: true },
  'a slow answer': { delay: 300 },
};

const sidOf = (row: Row) => String(row.sip_gateway_sid);

/** A carrier with four gateways: two that are to be changed, two to be removed. */
async function carrierOnServer(): Promise<{ id: string; name: string }> {
  count += 1;
  const name = `Matrix ${count}`;
  const { sid } = await platform.ask<{ sid: string }>('POST', '/VoipCarriers', {
    name,
    service_provider_sid: platform.provider,
  });
  for (const number of [1, 2, 3, 4])
    await platform.ask('POST', '/SipGateways', {
      voip_carrier_sid: sid,
      ipv4: `198.51.100.${number}`,
      inbound: 1,
      outbound: 0,
    });
  return { id: sid, name };
}

const added = [gateway({ ipv4: '203.0.113.1' }), gateway({ ipv4: '203.0.113.2', outbound: true, protocol: 'tcp' })];

/** What the operator makes of it. */
const edited = ({ sip_gateways: rows, ...carrier }: Carrier): Carrier => ({
  ...carrier,
  name: `${String(carrier.name)} renamed`,
  smpp_gateways: [],
  sip_gateways: [{ ...rows[0], port: 5070 }, { ...rows[1], netmask: 30 }, ...added],
});

/** The form after a save that failed in part: rows have the identifiers that they got. */
const takingOver = (values: Carrier, failure: Partial<PartialSaveError>): Carrier => ({
  ...values,
  sip_gateways: values.sip_gateways.map((row, index) => {
    const id = failure.rowIds?.sip_gateways?.[index];
    return id === undefined ? row : { ...row, sip_gateway_sid: id };
  }),
});

interface Call {
  method: string;
  /** Of the calls with this method and path, which one. */
  nth?: number;
  path: (carrier: Carrier) => string;
}

const calls: [what: string, call: Call][] = [
  ['the carrier', { method: 'PUT', path: ({ id }) => `/VoipCarriers/${id}` }],
  ['the first new gateway', { method: 'POST', path: () => '/SipGateways$' }],
  ['the second new gateway', { method: 'POST', nth: 2, path: () => '/SipGateways$' }],
  ['the first changed gateway', { method: 'PUT', path: ({ sip_gateways: [row] }) => sidOf(row!) }],
  ['the second changed gateway', { method: 'PUT', path: ({ sip_gateways: [, row] }) => sidOf(row!) }],
  ['the first removed gateway', { method: 'DELETE', path: ({ sip_gateways: rows }) => sidOf(rows[2]!) }],
  ['the second removed gateway', { method: 'DELETE', path: ({ sip_gateways: rows }) => sidOf(rows[3]!) }],
];

const cases = calls.flatMap(([what, call]) => Object.keys(kinds).map((kind) => [what, kind, call] as const));

const essences = (rows: readonly Row[]) => rows.map(essence).sort();

/** Every row that the platform has stands in the form or waits to be removed, and none twice. */
async function expectAgreement(loaded: Carrier, values: Carrier) {
  const rows = await platform.gatewaysOf(loaded.id);
  const addresses = rows.map(({ ipv4 }) => String(ipv4));
  expect(new Set(addresses).size).toBe(addresses.length);
  const known = [...loaded.sip_gateways, ...values.sip_gateways].map(({ ipv4 }) => String(ipv4));
  expect(known).toEqual(expect.arrayContaining(addresses));
  const saved = values.sip_gateways.flatMap((row) => (row.sip_gateway_sid ? [sidOf(row)] : []));
  expect(rows.map(sidOf)).toEqual(expect.arrayContaining(saved));
}

async function open() {
  const provider = platform.newProvider();
  const { id } = await carrierOnServer();
  const { data } = await provider.getOne('carriers', { id });
  const loaded = data as Carrier;
  platform.clearRequests();
  const save = (values: Carrier) => provider.update('carriers', { id, data: values, previousData: loaded });
  return { loaded, save };
}

/** Saves as an operator does: once more where the form is still open, with what it has learnt. */
async function saveUntilDone(loaded: Carrier, save: (values: Carrier) => Promise<unknown>): Promise<Carrier> {
  const values = edited(loaded);
  try {
    await save(values);
    return values;
  } catch (reason) {
    const next = takingOver(values, reason as PartialSaveError);
    await expectAgreement(loaded, next);
    await save(next);
    return next;
  }
}

async function expectSaved(loaded: Carrier, values: Carrier) {
  expect(essences(await platform.gatewaysOf(loaded.id))).toEqual(essences(values.sip_gateways));
  expect(await platform.ask('GET', `/VoipCarriers/${loaded.id}`)).toMatchObject({ name: values.name });
}

describe('a save of two new, two changed and two removed gateways', () => {
  it.each(cases)('when %s meets %s: server and form agree, and Save again completes it', async (_, kind, call) => {
    const { loaded, save } = await open();
    const path = call.path(loaded);
    for (let before = 1; before < (call.nth ?? 1); before += 1)
      await platform.fault({ method: call.method, path, ...withoutFault });
    await platform.fault({ method: call.method, path, ...kinds[kind] });
    await expectSaved(loaded, await saveUntilDone(loaded, save));
    const made = platform.writes().filter((line) => line === 'POST /SipGateways 201');
    expect(made).toHaveLength(2);
  });

  it.each(calls)('when the answer about %s is lost, does nothing twice', async (_, { method, path }) => {
    const { loaded, save } = await open();
    platform.loseAnswer(method, new RegExp(path(loaded)));
    await expectSaved(loaded, await saveUntilDone(loaded, save));
    expect(platform.writes().filter((line) => line === 'POST /SipGateways 201')).toHaveLength(2);
  });

  it('sends what was removed last, and only once everything else is saved', async () => {
    const { loaded, save } = await open();
    await platform.fault({ method: 'PUT', path: sidOf(loaded.sip_gateways[0]!), status: 400, body: { msg: 'no' } });
    const values = edited(loaded);
    const failure = await save(values).catch((reason: PartialSaveError) => reason);
    expect(failure).toMatchObject({ messageArgs: { failed: 1, total: 4, saved: 3, waiting: 2 } });
    expect(platform.writes().filter((line) => line.startsWith('DELETE'))).toEqual([]);
    platform.clearRequests();
    await save(takingOver(values, failure as PartialSaveError));
    expect(platform.writes().map((line) => line.split(' ')[0])).toEqual(['PUT', 'DELETE', 'DELETE']);
  });

  it('knows its rows although they cannot be read again: the next save writes none of them', async () => {
    const provider = platform.newProvider();
    const { id } = await carrierOnServer();
    const loaded = (await provider.getOne('carriers', { id })).data as Carrier;
    await platform.fault({ method: 'GET', path: '/SipGateways$', status: 500, body: { msg: 'internal error' } });
    const update = (data: Carrier, previousData: Carrier) => provider.update('carriers', { id, data, previousData });
    const saved = (await update(edited(loaded), loaded)).data as Carrier;
    platform.clearRequests();
    await update({ ...saved, name: 'Renamed once more' }, saved);
    expect(platform.writes()).toEqual([`PUT /VoipCarriers/${id} 204`]);
    expect(essences(await platform.gatewaysOf(id))).toEqual(essences(saved.sip_gateways));
  });
});

describe('a new carrier with two gateways', () => {
  const values = () => ({
    name: `Fresh ${(count += 1)}`,
    is_active: true,
    trunk_type: 'static_ip',
    dtmf_type: 'rfc2833',
    sip_gateways: added,
    smpp_gateways: [],
  });
  const named = async (name: string) =>
    (await platform.ask<Row[]>('GET', `/ServiceProviders/${platform.provider}/VoipCarriers`)).filter(
      (row) => row.name === name,
    );
  const create = async (order: () => unknown) => {
    platform.clearRequests();
    await order();
    const provider = platform.newProvider();
    const data = values();
    const failure: Partial<PartialSaveError> = await provider.create('carriers', { data }).then(
      () => ({}),
      (reason: PartialSaveError) => reason,
    );
    return { provider, data, failure };
  };
  const expectOne = async (name: string) => {
    const carriers = await named(name);
    expect(carriers).toHaveLength(1);
    const rows = await platform.gatewaysOf(String(carriers[0]!.voip_carrier_sid));
    expect(essences(rows)).toEqual(essences(added));
  };
  const again = async ({ provider, data, failure }: Awaited<ReturnType<typeof create>>) => {
    const meta = failure.createdId === undefined ? {} : { meta: { createdId: failure.createdId } };
    await provider.create('carriers', { data, ...meta });
  };
  const troubles = Object.keys(kinds).filter((kind) => kind !== 'a slow answer');
  const places = [
    ['the carrier', '/VoipCarriers$'],
    ['a gateway', '/SipGateways$'],
  ];

  it.each(places.flatMap(([what, path]) => troubles.map((kind) => [what!, kind, path!] as const)))(
    'when %s meets %s, is there once after Save again',
    async (_, kind, path) => {
      const tried = await create(() => platform.fault({ method: 'POST', path, ...kinds[kind] }));
      await again(tried);
      await expectOne(tried.data.name);
    },
  );

  it('is not made twice when the answer about it was lost', async () => {
    const tried = await create(() => platform.loseAnswer('POST', /\/VoipCarriers$/));
    expect(tried.failure).toMatchObject({ kind: 'network' });
    await again(tried);
    await expectOne(tried.data.name);
  });

  it('has no gateway twice when the answer about one was lost', async () => {
    const { data } = await create(() => platform.loseAnswer('POST', /\/SipGateways$/));
    await expectOne(data.name);
  });
});
