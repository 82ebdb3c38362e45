import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalisePhoneNumber } from '../../src/kinds/phone/phoneNumber';
import { ask, errorsOf, textOf } from './support/complaints';

describe('a number as it is sent', () => {
  it.each([
    ['+1 (508) 333-1212', '15083331212'],
    ['1.508.333.1212', '15083331212'],
    ['0508/333 1212', '05083331212'],
    ['１５０８３３３１２１２', '15083331212'],
    ['＋１５０８', '1508'],
    ['1508–333—1212', '15083331212'],
    ['1508333*', '1508333*'],
    ['\u202d+44 7700 900123\u202c', '447700900123'],
    ['+1\ufe0d-555-123-4567', '15551234567'],
    ['tel:+15083331212', '15083331212'],
    ['++1508', '++1508'],
    ['', ''],
    ['  ', ''],
  ])('of %j is %j', (typed, sent) => {
    expect(normalisePhoneNumber(typed)).toBe(sent);
  });

  it('stays the same when it is sent again', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'+0123456789*() -./１２＋') }), (typed) => {
        fc.pre(!/\+.*\+|＋/.test(typed));
        const sent = normalisePhoneNumber(typed);
        expect(normalisePhoneNumber(sent)).toBe(sent);
      }),
    );
  });
});

describe('a phone number', () => {
  const says = async (value: unknown) =>
    (await ask('phone-number', value)).map(({ key, severity = 'error' }) => `${severity} ${key.split('.').pop()}`);

  it.each<[unknown, string[]]>([
    ['+1 (508) 333-1212', []],
    ['15083331212', []],
    ['１５０８３３３１２１２', []],
    ['', []],
    [null, []],
    ['116123', ['note not_international']],
    ['12', ['note not_international']],
    ['sales-desk', ['error letters']],
    ['abc', ['error letters']],
    ['1 508 333 1212 ext. 12', ['error letters']],
    ['tel:+1508;ext=12', ['error letters']],
    ['0015083331212', ['warning prefix']],
    ['0049 30 1234567', ['warning prefix']],
    ['011 44 20 3491 2345', ['warning prefix']],
    ['00', ['note not_international']],
    ['1508333*', ['note pattern']],
    ['*', ['note pattern']],
    ['+4402034912345', ['warning trunk_zero']],
    ['4402034912345', ['warning trunk_zero']],
    ['＋４９０３０１２３４５６', ['warning trunk_zero']],
    ['+442034912345', []],
    ['+390612345678', []],
    ['3105551234', []],
    ['+3105551234', ['warning trunk_zero']],
    ['13105551234', []],
    ['1'.repeat(132), []],
    ['1'.repeat(133), ['error too_long']],
    [`+${'1'.repeat(132)}`, []],
    ['++15083331212', ['error signs']],
    ['1508+333', ['error signs']],
    ['1508;333', ['error signs']],
    ['<img src=x>', ['error letters']],
    ['٣٤٥٦٧٨٩٠', ['error signs']],
    ['()', ['error invalid']],
  ])('as %j gets %j', async (value, expected) => {
    expect(await says(value)).toEqual(expected);
  });

  it.each([
    ['0015083331212', '15083331212'],
    ['0049 30 1234567', '49301234567'],
    ['+4402034912345', '442034912345'],
  ])('as %s is offered as %s', async (typed, offered) => {
    expect((await ask('phone-number', typed))[0]?.offer?.value).toBe(offered);
  });

  it('is told which signs it cannot have, each once', async () => {
    expect((await ask('phone-number', '15;08;33!')).map(textOf)).toEqual([
      'A number cannot contain these characters: ; !',
    ]);
  });

  it('is never refused for its separators', async () => {
    const sign = fc.constantFrom(...'0123456789 -./()');
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: sign, maxLength: 40 }), async (text) => {
        expect(await errorsOf('phone-number', `1${text}`)).toEqual([]);
      }),
    );
  });
});
