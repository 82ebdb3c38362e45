import { describe, expect, it } from 'vitest';
import { createCodec } from '../../src/fields/codec';
import { parseTyped } from '../../src/fields/number/numberValue';
import { formatPhone } from '../../src/kinds/phone/PhoneCell';
import { fieldTypes } from '../../src/fields/registry';
import '../../src/fields/ofEveryResource';
import '../../src/kinds/fieldTypes';
import { maskSecret } from '../../src/fields/secret/maskSecret';
import type { CompiledField } from '../../src/schema/types/compiled';

const field = (type: string, options: Record<string, unknown> = {}): CompiledField => ({
  name: 'it',
  type,
  options,
  write: 'always',
  required: false,
  rules: [],
  cases: [],
  watches: [],
  placed: true,
  secret: false,
});

const complaintOf = async (type: string, value: unknown, options?: Record<string, unknown>) =>
  (await fieldTypes.require(type).check?.(value, field(type, options)))?.key;

const { toWire, fromWire } = createCodec(fieldTypes);

describe('what is sent', () => {
  it.each([
    ['text', ' Lamp ', 'Lamp'],
    ['text', '   ', null],
    ['text', undefined, undefined],
    ['number', '5060', 5060],
    ['number', '', null],
    ['number', 'abc', 'abc'],
    ['boolean', true, 1],
    ['boolean', false, 0],
    ['boolean', null, null],
    ['phone', '+1 (508) 333-1212', '15083331212'],
    ['phone', '１５０８３３３１２１２', '15083331212'],
    ['phone', '1508333*', '1508333*'],
    ['url', ' https://x.example/hook ', 'https://x.example/hook'],
    ['json', '', null],
    ['json', '{"a": 1}', '{"a": 1}'],
    ['webhook', { url: ' ', method: 'POST' }, null],
    [
      'webhook',
      { url: 'ws://x.example', method: 'POST' },
      { url: 'ws://x.example', method: 'GET', username: null, password: null },
    ],
    ['nobody-knows-it', ' as it is ', ' as it is '],
  ])('for %s %j is %j', (type, value, sent) => expect(toWire(field(type), value)).toEqual(sent));

  it('is true or false, or an object, where the field says so', () => {
    expect(toWire(field('boolean', { wire: 'boolean' }), true)).toBe(true);
    expect(toWire(field('json', { wire: 'object' }), '{"a": 1}')).toEqual({ a: 1 });
  });
});

describe('what is edited', () => {
  it.each([
    ['boolean', 1, true],
    ['boolean', 0, false],
    ['boolean', null, false],
    ['boolean', undefined, undefined],
    ['json', { a: 1 }, '{\n  "a": 1\n}'],
    ['json', null, null],
  ])('for %s %j is %j', (type, value, edited) => expect(fromWire(field(type), value)).toEqual(edited));
});

describe('what a type demands', () => {
  it.each([
    ['number', '5.0', undefined],
    ['number', '-', 'fields.number.not_a_number'],
    ['number', 5.5, 'fields.number.not_whole'],
    ['email', 'ann@x.example', undefined],
    ['email', 'ann at x', 'fields.email.invalid'],
    ['json', '[1, 2]', undefined],
    ['json', '{', 'fields.json.invalid'],
    ['url', 'https://[2001:db8::1]/x', undefined],
    ['url', 'http://', 'fields.url.invalid'],
    ['url', 'https://a b.example', 'fields.url.invalid'],
    ['url', 'javascript:alert(1)', 'fields.url.invalid'],
    ['url', 'wss://x.example', 'fields.url.invalid'],
    ['url', `https://x.example/${'a'.repeat(1024)}`, 'fields.url.too_long'],
    ['webhook', { url: 'wss://x.example/ws', method: 'GET' }, undefined],
    [
      'webhook',
      { url: 'https://x.example', method: 'POST', username: 'ann', password: '' },
      'fields.webhook.credentials',
    ],
    ['webhook', { url: 'https://x.example', method: 'POST', username: '', password: '' }, 'fields.webhook.credentials'],
    [
      'webhook',
      { url: 'https://x.example', method: 'POST', username: ' ', password: 'x' },
      'fields.webhook.credentials',
    ],
    ['webhook', { url: 'https://x.example', method: 'POST', username: null, password: null }, undefined],
    ['number', '5e3', 'fields.number.not_a_number'],
    ['number', '0x13C4', 'fields.number.not_a_number'],
    ['number', '５０', undefined],
    ['webhook', { url: '', method: 'POST', username: 'ann', password: 'x' }, 'fields.webhook.no_url'],
  ])('of %s %j', async (type, value, complaint) => expect(await complaintOf(type, value)).toBe(complaint));

  it('follows the options', async () => {
    expect(await complaintOf('number', 5.5, { decimals: true })).toBeUndefined();
    expect(await complaintOf('number', -1, { min: 0 })).toBe('fields.number.too_small');
    expect(await complaintOf('url', 'sip://x.example', { schemes: ['sip'] })).toBeUndefined();
    expect(await complaintOf('webhook', { url: 'https://x.example', method: 'GET' }, { methods: ['POST'] })).toBe(
      'fields.webhook.method_refused',
    );
    expect(
      await complaintOf('webhook', { url: 'ws://x.example', method: 'GET' }, { methods: ['POST'] }),
    ).toBeUndefined();
  });
});

describe('a number being typed', () => {
  it.each([
    ['5', 5],
    ['5.', '5.'],
    ['-', '-'],
    ['007', '007'],
    ['5e3', '5e3'],
    ['', null],
  ])('%j is kept as %j', (typed, kept) => expect(parseTyped(typed)).toBe(kept));
});

describe('a secret', () => {
  it.each([
    ['abcdefXXXXXXX', 'abcdef••••••'],
    ['sXXXXXX', 's••••••'],
    ['****-****-ab12', '••••••ab12'],
    ['abc123', '••••••'],
    ['an unmasked secret', '••••••'],
    ['-----BEGIN KEY-----\nabcXXXXXX', '••••••'],
  ])('%j is shown as %j', (stored, shown) => expect(maskSecret(stored)).toBe(shown));

  it('is never exported', () => {
    const texts = ['secret', 'password'].map((type) =>
      fieldTypes.require(type).text('abcdefgh', field(type), () => undefined),
    );
    expect(texts).toEqual(['', '']);
  });
});

describe('a telephone number', () => {
  it.each([
    ['15083331212', '+1 (508) 333-1212'],
    ['+15083331212', '+1 (508) 333-1212'],
    ['5083331212', '5083331212'],
    ['3726610185', '3726610185'],
    ['11234567890', '11234567890'],
    ['4402034912345', '4402034912345'],
    ['+4402034912345', '+4402034912345'],
    ['116123', '116123'],
    ['1508333*', '1508333*'],
  ])('%s is shown as %s', (stored, shown) => expect(formatPhone(stored)).toBe(shown));
});
