import { describe, expect, it } from 'vitest';
import { hostAdvice } from '../../src/fields/host/hostOffer';
import { netmaskRange } from '../../src/kinds/gateways/netmaskRange';
import { ask, errorsOf, textOf } from './support/complaints';

const row = (inbound: unknown, outbound: unknown) => ({ facts: { subject: {}, row: { inbound, outbound } } });
const inbound = row(true, false);
const outbound = row(false, true);
const both = row(1, 1);

describe('the address of a gateway', () => {
  it.each(['198.51.100.1', ' 10.0.0.1 ', '', null])('may be %j in every direction', async (value) => {
    for (const direction of [inbound, outbound, both, row(false, false)])
      expect(await errorsOf('gateway-host', value, direction)).toEqual([]);
  });

  it.each(['3cx.com', 'sip.example.com', 'xn--mnchen-3ya.example.de'])(
    'may be %s for outbound alone',
    async (value) => {
      expect(await errorsOf('gateway-host', value, outbound)).toEqual([]);
      for (const direction of [inbound, both, row(0, 0)])
        expect(await errorsOf('gateway-host', value, direction)).toEqual(['rules.gateway.outbound_only']);
    },
  );

  it.each([
    '256.1.1.1',
    '1.2.3.4.5',
    '010.0.0.1',
    'http://sip.example.com',
    '10.0.0.0/24',
    'a b.example.com',
    '-bad.example.com',
    'sip..example.com',
    `${'a'.repeat(64)}.example.com`,
    'münchen.example.de',
    'localhost',
    '2001:4860:4860::8888',
    '[2001:db8::1]:5061',
    'sip.example.com:5060',
    '198.51.100.88-91',
    '198.51.100.88/255.255.255.252',
  ])('is never %s', async (value) => {
    for (const direction of [inbound, outbound, both])
      expect(await errorsOf('gateway-host', value, direction)).toEqual(['rules.host.invalid']);
  });

  it.each(['sip_trunk.example.com', 'sip.example.com.'])('may be %s for outbound', async (value) => {
    expect(await errorsOf('gateway-host', value, outbound)).toEqual([]);
  });

  it('is warned of where it has an underscore', async () => {
    expect((await ask('gateway-host', 'sip_trunk.example.com', outbound)).map(textOf)).toEqual([
      'Names with an underscore do not work everywhere. Please check this one.',
    ]);
  });

  it('is a subdomain where that is asked for, and says so in the declared words', async () => {
    const options = { subdomain: true, invalid: 'x.invalid' };
    expect(await errorsOf('gateway-host', 'smpp.3cx.com', { ...outbound, options })).toEqual([]);
    const found = await ask('gateway-host', '3cx.com', { ...inbound, options });
    expect(found.map(textOf)).toEqual(['When using an FQDN, you must use a subdomain (e.g. sip.3cx.com).']);
    expect(await errorsOf('gateway-host', '256.1.1.1', { ...outbound, options })).toEqual(['x.invalid']);
  });
});

describe('what is advised about a text that is no host', () => {
  it.each([
    ['http://sip.example.com/path', { host: 'sip.example.com' }],
    ['sip:sip.example.com:5070', { host: 'sip.example.com', port: 5070 }],
    ['sips:user@sip.example.com:5070;transport=tls', { host: 'sip.example.com', port: 5070 }],
    ['10.0.0.0/24', { host: '10.0.0.0', netmask: 24 }],
    ['198.51.100.88/255.255.255.252', { host: '198.51.100.88', netmask: 30 }],
    ['udp:192.0.2.1:5060', { host: '192.0.2.1', port: 5060 }],
    ['sips:192.0.2.1', { host: '192.0.2.1' }],
    ['sip.example.com:5060', { host: 'sip.example.com', port: 5060 }],
    ['sip.example.com/x', { host: 'sip.example.com' }],
    ['münchen.example.de', { host: 'xn--mnchen-3ya.example.de' }],
  ])('%s has an offer', (text, offer) => {
    expect(hostAdvice(text)?.offer).toEqual(offer);
  });

  it.each([
    'a b.example.com',
    '2001:4860:4860::8888',
    '[2001:db8::1]:5061',
    'sip:[2001:db8::1]:5061',
    '198.51.100.88-91',
    '010.001.001.001',
    'udp:192.0.2.1:5e3',
    'sip.example.com:99999',
  ])('%s has a hint alone', (text) => {
    expect(hostAdvice(text)).toEqual({ hint: expect.anything() as unknown });
  });

  it.each(['sip.example.com', '10.0.0.1', 'sip.', '256.1.1.1', ''])('%s needs no word while it is typed', (text) => {
    expect(hostAdvice(text)).toBeUndefined();
  });
});

describe('a SIP proxy', () => {
  it.each([
    'sip.example.com',
    '3cx.com',
    '10.0.0.1',
    '10.0.0.1:5060',
    'sip:p.example.com:5061',
    'sips:user@p.example.com',
    'sip.example.com;transport=tls',
    'sip:p.example.com:5061;transport=tcp;lr',
    ' sip . example . com ',
    '',
    null,
  ])('may be %j', async (value) => {
    expect(await errorsOf('sip-proxy', value)).toEqual([]);
  });

  it.each([
    'sip:p.example.com:99999',
    'sip:p.example.com:0',
    'localhost',
    'http://p.example.com',
    'sip:',
    '256.1.1.1',
    '[2001:db8::1]',
    '2001:db8::1',
    'p.example.com:port',
    '-p.example.com',
  ])('may not be %s', async (value) => {
    const found = await ask('sip-proxy', value);
    expect(found.map(textOf)).toEqual(['Please provide a valid SIP Proxy domain or IP address.']);
  });
});

describe('a value that rows ask for', () => {
  const options = { rows: 'gateways', rowsWhere: { inbound: true } };
  const withRows = (gateways: unknown) => ({ facts: { subject: {}, record: { gateways } }, options });
  it.each([
    ['a fitting row', [{ inbound: 1 }], ['rules.required']],
    ['no fitting row', [{ inbound: false }], []],
    ['no row', [], []],
    ['no table', undefined, []],
  ])('is missing with %s', async (_, rows, errors) => {
    expect(await errorsOf('needed-by-rows', ' ', withRows(rows))).toEqual(errors);
    expect(await errorsOf('needed-by-rows', 'given', withRows(rows))).toEqual([]);
  });
});

describe('what a netmask means', () => {
  it.each([
    ['192.168.1.5', 24, { first: '192.168.1.0', last: '192.168.1.255', count: 256 }],
    ['0.0.0.0', 1, { first: '0.0.0.0', last: '127.255.255.255', count: 2_147_483_648 }],
    ['198.51.100.7', 32, { first: '198.51.100.7', last: '198.51.100.7', count: 1 }],
    ['sip.example.com', 24, undefined],
    ['10.0.0.1', 33, undefined],
    ['', 24, undefined],
  ])('%s with %i', (address, netmask, range) => {
    expect(netmaskRange(address, netmask)).toEqual(range);
  });
});
