import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calledNumber, matchesByCarrier, type NumberEntry } from '../../src/kinds/phone/page/numberMatch';

const entry = (number: string, carrier: string | null = 'a'): NumberEntry => ({
  id: `${number} ${carrier}`,
  number,
  voip_carrier_sid: carrier,
});
const said = (numbers: string[], called: string) =>
  matchesByCarrier(
    numbers.map((each) => entry(each)),
    calledNumber(called),
  ).flatMap(({ matches }) => matches.map(({ entry: { number }, kind }) => `${kind} ${number}`));

describe('an inbound number', () => {
  it.each([
    ['15083331212 1508* 150833*', '+15083331212', ['exact 15083331212', 'wildcard 150833*', 'wildcard 1508*']],
    ['1508* 15083331213', '15083331212', ['wildcard 1508*']],
    ['* 1508*', '4930', ['wildcard *']],
    /* The platform looks for a pattern anywhere in the number. */
    ['508*', '15083331212', ['wildcard 508*']],
    ['^1508[0-9]+$ 1508*', '15083331212', ['expression ^1508[0-9]+$', 'wildcard 1508*']],
    /* What it cannot read it passes over. */
    ['(1508 1508*', '15083331212', ['wildcard 1508*']],
    ['^(?=1)1508 1508*', '15083331212', ['open ^(?=1)1508', 'wildcard 1508*']],
    ['1508', '15083331212', []],
  ])('among %s: %s', (numbers, called, expected) => {
    expect(said(numbers.split(' '), called)).toEqual(expected);
  });

  it('is looked for by carrier, since its key is the number and the carrier', () => {
    const found = matchesByCarrier([entry('1508*', 'b'), entry('15083331212'), entry('15*')], '15083331212');
    expect(found.map(({ carrier, matches }) => [carrier, matches[0]?.entry.number])).toEqual([
      ['b', '1508*'],
      ['a', '15083331212'],
    ]);
  });

  it('is told to be open between patterns of one length', () => {
    const tie = (numbers: string[]) =>
      matchesByCarrier(
        numbers.map((each) => entry(each)),
        '15083331212',
      )[0]?.isTie;
    expect(tie(['1508*', '^150.'])).toBe(true);
    expect(tie(['1508*', '150*'])).toBe(false);
  });

  it('is taken as the platform would take it', () => {
    const number = fc.oneof(
      fc.stringMatching(/^[012]{1,5}$/),
      fc.stringMatching(/^[012]{0,4}\*$/),
      fc.constantFrom('^1[02]', '2+$', '(1', '1.2', '#1'),
    );
    fc.assert(
      fc.property(fc.uniqueArray(number), fc.stringMatching(/^[012]{1,6}$/), (numbers, called) => {
        const patterns = numbers.filter((each) => /\D/.test(each)).sort((one, other) => other.length - one.length);
        const fits = (pattern: string) => {
          try {
            return new RegExp(pattern.endsWith('*') ? `${pattern.slice(0, -1)}\\d*` : pattern).test(called);
          } catch {
            return false;
          }
        };
        const winner = numbers.includes(called) ? called : patterns.find(fits);
        const [found] = matchesByCarrier(
          numbers.map((each) => entry(each)),
          called,
        );
        expect(found?.matches[0]?.entry.number.length).toBe(winner?.length);
        expect(found?.matches[0]?.kind === 'exact').toBe(winner === called);
      }),
    );
  });
});
