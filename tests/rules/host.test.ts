import { portType } from '../../src/fields/number';
import { fieldOf } from '../schema/support/things';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkUrl } from '../../src/fields/url/checkUrl';
import { ask, errorsOf, textOf } from './support/complaints';

const label64 = 'a'.repeat(64);

describe('a host', () => {
  it.each([
    '3cx.com',
    'sip.example.com',
    'SIP.Example.COM',
    'a',
    '10.0.0.1',
    '255.255.255.255',
    'sip.example.com.',
    'sip\u200b.example.com',
    'xn--mnchen-3ya.example.de',
    'a--b.example',
    `${'a'.repeat(63)}.example`,
    ' sip.example.com ',
    '1.example',
    '',
    '   ',
    null,
    undefined,
  ])('may be %j', async (value) => {
    expect(await ask('host', value)).toEqual([]);
  });

  it.each<[string, string]>([
    ['256.1.1.1', 'rules.host.address'],
    ['1.2.3.4.5', 'rules.host.address'],
    ['1.2.3', 'rules.host.address'],
    ['010.0.0.1', 'rules.host.leading_zeros'],
    ['010.001.001.001', 'rules.host.leading_zeros'],
    ['0256.1.1.1', 'rules.host.address'],
    ['198.51.100.88-91', 'rules.host.range'],
    ['198.51.100.88 - 198.51.100.91', 'rules.host.range'],
    ['198.51.100.88/255.255.255.252', 'rules.host.netmask'],
    ['198.51.100.88/255.0.255.0', 'rules.host.path'],
    ['198.51.100.88/33', 'rules.host.path'],
    ['udp:192.0.2.1:5060', 'rules.host.scheme'],
    ['tls:sip.example.com', 'rules.host.scheme'],
    ['tls:5061', 'rules.host.port'],
    ['sip:[2001:db8::1]:5061', 'rules.host.ipv6'],
    ['12345', 'rules.host.address'],
    ['http://sip.example.com', 'rules.host.scheme'],
    ['sip:sip.example.com', 'rules.host.scheme'],
    ['sips:sip.example.com', 'rules.host.scheme'],
    ['10.0.0.0/24', 'rules.host.netmask'],
    ['sip.example.com/path', 'rules.host.path'],
    ['sip.example.com?a', 'rules.host.path'],
    ['a b.example.com', 'rules.host.blanks'],
    ['a\tb.example.com', 'rules.host.blanks'],
    ['-bad.example.com', 'rules.host.hyphen'],
    ['bad-.example.com', 'rules.host.hyphen'],
    ['sip..example.com', 'rules.host.empty_label'],
    ['.example.com', 'rules.host.empty_label'],
    ['example.com..', 'rules.host.empty_label'],
    [`${label64}.example`, 'rules.host.long_label'],
    [`${'a.'.repeat(127)}example`, 'rules.host.too_long'],
    ['2001:4860:4860::8888', 'rules.host.ipv6'],
    ['[2001:db8::1]:5061', 'rules.host.ipv6'],
    ['::1', 'rules.host.ipv6'],
    ['::ffff:10.0.0.1', 'rules.host.ipv6'],
    ['sip.example.com:5060', 'rules.host.port'],
    ['10.0.0.1:5060', 'rules.host.port'],
    ['user@example.com', 'rules.host.invalid'],
    ['sip.example.1', 'rules.host.invalid'],
    ['münchen.example.de', 'rules.host.ascii'],
    ['１０.0.0.1', 'rules.host.ascii'],
    ['ü ü.example', 'rules.host.blanks'],
    ['-ü.example', 'rules.host.ascii'],
  ])('may not be %s', async (value, key) => {
    expect(await errorsOf('host', value)).toEqual([key]);
  });

  it.each<[string, string]>([
    ['http://sip.example.com', 'Please remove http:// from the beginning: only the host is wanted.'],
    ['10.0.0.0/24', 'Please remove /24 here: the address is 10.0.0.0, and 24 belongs into the netmask.'],
    ['a b.example.com', 'Please remove the blanks.'],
    ['sip.example.com/a/b', 'Please remove /a/b: only the host is wanted.'],
    ['sip.example.com:5060', 'Please remove :5060: the port has a field of its own.'],
    ['münchen.example.de', 'Host names are written without special letters. Please use xn--mnchen-3ya.example.de.'],
    ['256.1.1.1.', 'This is neither an IPv4 address nor a host name.'],
    ['010.001.001.001', 'Please write 010.001.001.001 without leading zeros: some systems read such numbers as octal.'],
    ['-bad.example.com', 'The part -bad must not begin or end with a hyphen.'],
  ])('as %s is told what to do about it', async (value, text) => {
    expect((await ask('host', value)).map(textOf)).toEqual([text]);
  });

  it.each<[string, string]>([
    ['sip_trunk.example.com', 'warning rules.host.underscore'],
    ['localhost', 'warning rules.host.own'],
    ['127.0.0.1', 'warning rules.host.own'],
    ['0.0.0.0', 'warning rules.host.own'],
  ])('may be %s with a warning', async (value, said) => {
    expect((await ask('host', value)).map(({ severity, key }) => `${severity} ${key}`)).toEqual([said]);
  });

  it('never has a part of more than 63 letters', async () => {
    const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789-');
    const label = fc.string({ unit: letter, minLength: 1, maxLength: 80 });
    await fc.assert(
      fc.asyncProperty(fc.array(label, { minLength: 1, maxLength: 4 }), async (labels) => {
        const isRefused = (await errorsOf('host', labels.join('.'))).length > 0;
        expect(isRefused || labels.every(({ length }) => length <= 63)).toBe(true);
      }),
    );
  });

  it('offers only names that it would take', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 20 }), async (text) => {
        const [complaint] = await ask('host', `${text}.example`);
        const suggestion = complaint?.args?.suggestion;
        expect(suggestion === undefined ? [] : await errorsOf('host', suggestion)).toEqual([]);
      }),
    );
  });

  it('is judged without an exception, whatever was typed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        expect(Array.isArray(await ask('host', text))).toBe(true);
      }),
    );
  });
});

describe('a SIP realm', () => {
  it.each(['acme.sip.example.org', 'Acme.SIP.Example.ORG', 'a.b', '', null])('may be %j', async (value) => {
    expect(await ask('sip-realm', value)).toEqual([]);
  });

  it.each<[string, string]>([
    ['localhost', 'rules.sip_realm.parts'],
    ['10.0.0.1', 'rules.sip_realm.address'],
    ['sip:acme.example.org', 'rules.host.scheme'],
    ['acme..example.org', 'rules.host.empty_label'],
    ['256.1.1.1', 'rules.host.address'],
    ['münchen.example.de', 'rules.host.ascii'],
  ])('may not be %s', async (value, key) => {
    expect(await errorsOf('sip-realm', value)).toEqual([key]);
  });
});

describe('a port', () => {
  const complaintOf = (value: unknown) => portType.check?.(value, fieldOf({ type: 'port' }));

  it.each([1, 5060, 65_535, '1', ' 5060 ', '５０６０', '\u202d5060\u202c'])('may be %j', (value) => {
    expect(complaintOf(value)).toBeUndefined();
  });

  it.each(['0', '65536', '-1', 0, 65_536, -1])('may not be %j', (value) => {
    expect(complaintOf(value)).toMatchObject({ key: 'rules.port' });
  });

  it.each(['5060.5', 'abc', '50 60', '5e3', '0x13C4', '1_000', '+5060', 'Infinity'])(
    'is a whole number, not %j',
    (value) => {
      expect(complaintOf(value)).toMatchObject({ key: expect.stringMatching(/^fields\.number\.not_/) as unknown });
    },
  );
});

describe('the address of a webhook', () => {
  const schemes = ['http', 'https', 'ws', 'wss'];

  it.each([
    'https://x.example/hook',
    ' https://x.example/hook ',
    'http://10.0.0.1:3000/a?b=c',
    'ws://x.example',
    'wss://x.example/ws',
    'https://[2001:db8::1]/x',
    `https://x.example/${'a'.repeat(1024 - 18)}`,
  ])('may be %j', (value) => {
    expect(checkUrl(value, schemes)).toBeUndefined();
  });

  it.each([
    'ftp://x.example',
    'htps://x',
    'javascript:alert(1)',
    'https://',
    'https:///x',
    'https:x.example',
    'x.example/hook',
    '/hook',
    'https://x.example/a b',
    `https://x.example/${'a'.repeat(1024 - 17)}`,
  ])('may not be %s', (value) => {
    expect(checkUrl(value, schemes)).toHaveProperty('key');
  });

  it('may be narrowed', () => {
    expect(checkUrl('https://x.example', ['https'])).toBeUndefined();
    expect(checkUrl('ws://x.example', ['https'])).toHaveProperty('key');
  });
});
