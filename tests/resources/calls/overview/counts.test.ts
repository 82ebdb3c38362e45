import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bucketLabel } from '../../../../src/kinds/calls/overview/page/bucketLabel';
import { createClock, type Unit } from '../../../../src/kinds/calls/overview/page/counts/buckets';
import {
  answeredOf,
  countCalls,
  ownNumbers,
  ranked,
  share,
  totalOf,
  totalsOf,
  type CountedCall,
} from '../../../../src/kinds/calls/overview/page/counts/countCalls';
import { shownSpan, zoneOf } from '../../../../src/kinds/calls/overview/page/counts/shownSpan';
import { zonedTime } from '../../../../src/fields/period/zonedTime';

const at = (text: string) => Date.parse(text);

/** The buckets of a day in a zone, as they are labelled. */
function hoursOf(day: string, next: string, zone: string): string[] {
  const span = { from: zonedTime(`${day}T00:00`, zone), to: zonedTime(`${next}T00:00`, zone) - 1 };
  return createClock(zone, 'hour')
    .bucketsOf(span)
    .map((bucket) => bucketLabel(bucket, 'hour', 'en-GB').replace(/^.*, /, ''));
}

describe('the hours of a day', () => {
  it.each([
    ['Europe/Berlin', '2026-03-29', '2026-03-30', '02:00'],
    ['America/Los_Angeles', '2026-03-08', '2026-03-09', '02:00'],
    ['Pacific/Apia', '2020-09-27', '2020-09-28', '03:00'],
  ])('on which the clocks of %s go forward are 23, without the one left out', (zone, day, next, gone) => {
    const hours = hoursOf(day, next, zone);
    expect(hours).toHaveLength(23);
    expect(hours).not.toContain(gone);
  });

  it.each([
    ['Europe/Berlin', '2026-10-25', '2026-10-26', ['02:00 (UTC+2)', '02:00 (UTC+1)']],
    ['America/Los_Angeles', '2026-11-01', '2026-11-02', ['01:00 (UTC-7)', '01:00 (UTC-8)']],
    ['Pacific/Apia', '2021-04-04', '2021-04-05', ['03:00 (UTC+14)', '03:00 (UTC+13)']],
  ])('on which the clocks of %s go back are 25, told apart', (zone, day, next, twice) => {
    const hours = hoursOf(day, next, zone);
    expect(hours).toHaveLength(25);
    expect(hours.filter((hour) => hour.includes('UTC'))).toEqual(twice);
  });

  it('begin where the clocks of Asia/Kolkata say, half past those of UTC', () => {
    const clock = createClock('Asia/Kolkata', 'hour');
    expect(clock.keyAt(at('2026-03-29T00:29:59Z'))).toBe('2026-03-29T05 330');
    expect(clock.keyAt(at('2026-03-29T00:30:00Z'))).toBe('2026-03-29T06 330');
  });
});

it('a day that a zone has left out is none', () => {
  const span = { from: at('2011-12-29T12:00:00Z'), to: at('2011-12-31T12:00:00Z') };
  const days = createClock('Pacific/Apia', 'day').bucketsOf(span);
  expect(days.map(({ local }) => local)).toEqual(['2011-12-29', '2011-12-31', '2012-01-01']);
});

const call = (attempted_at: string, more: Partial<CountedCall> = {}): CountedCall => ({
  id: attempted_at,
  attempted_at,
  direction: 'inbound',
  answered: true,
  duration: 60,
  ...more,
});

describe('calls', () => {
  it('are counted by direction and result in their hour', () => {
    const calls = [
      call('2026-10-25T00:10:00Z'),
      call('2026-10-25T01:10:00Z', { answered: false, duration: 0 }),
      call('2026-10-25T01:50:00Z', { direction: 'outbound', duration: 30 }),
      call('2026-10-25T02:00:00Z', { direction: 'outbound', answered: false }),
    ];
    const span = { from: at('2026-10-25T00:00:00Z'), to: at('2026-10-25T02:30:00Z') };
    const counted = countCalls(calls, span, 'Europe/Berlin', 'hour');
    expect(
      counted.map(({ bucket, calls: { ...kinds }, seconds }) => [bucket.key, Object.values(kinds), seconds]),
    ).toEqual([
      ['2026-10-25T02 120', [1, 0, 0, 0], 60],
      ['2026-10-25T02 60', [0, 1, 1, 0], 30],
      ['2026-10-25T03 60', [0, 0, 0, 1], 0],
    ]);
    expect(counted.map((one) => share(answeredOf(one), totalOf(one)))).toEqual([1, 0.5, 0]);
  });

  it('are never lost, whatever the zone and its changes are', () => {
    const zones = [
      'Europe/Berlin',
      'America/Los_Angeles',
      'Asia/Kolkata',
      'Pacific/Apia',
      'Australia/Lord_Howe',
      'UTC',
    ];
    const [from, to] = [at('2020-09-01T00:00:00Z'), at('2021-05-01T00:00:00Z')];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.constantFrom<Unit>('hour', 'day'),
        fc.integer({ min: from, max: to - 30 * 86_400_000 }),
        fc.array(fc.integer({ min: 0, max: 30 * 86_400_000 - 1 }), { maxLength: 50 }),
        (zone, unit, start, moments) => {
          const calls = moments.map((moment) => call(new Date(start + moment).toISOString()));
          const counted = countCalls(calls, { from: start, to: start + 30 * 86_400_000 }, zone, unit);
          expect(counted.reduce((sum, one) => sum + totalOf(one), 0)).toBe(calls.length);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('have a mean duration of those that were answered', () => {
    const totals = totalsOf([call('a'), call('b', { answered: false, duration: 0 }), call('c', { duration: 30 })]);
    expect(totals).toEqual({ calls: 3, answered: 2, seconds: 90 });
    expect(share(0, 0)).toBeUndefined();
  });

  it('are busiest at the own numbers that they came to or went out from', () => {
    const calls = [
      call('a', { from: '1', to: '9' }),
      call('b', { from: '2', to: '9' }),
      call('c', { direction: 'outbound', from: '8', to: '3' }),
      call('d', { direction: 'outbound', to: '3' }),
    ];
    expect(ranked(ownNumbers(calls))).toEqual([
      ['9', 2],
      ['8', 1],
    ]);
    expect(ranked(['b', 'a', 'b', 'c'], 2)).toEqual([
      ['b', 2],
      ['a', 1],
    ]);
  });
});

describe('the span that is shown', () => {
  const asked = at('2026-03-30T12:00:00Z');
  const range = '2026-03-29T00:00/2026-03-30T00:00@Europe/Berlin';

  it('is the whole period where all calls have come', () => {
    const known = { asked, oldest: asked - 5000, isPart: false };
    expect(shownSpan('7', known)).toEqual({ from: asked - 7 * 86_400_000, to: asked });
    expect(shownSpan(range, known)).toEqual({
      from: at('2026-03-28T23:00:00Z'),
      to: at('2026-03-29T21:59:59.999Z'),
    });
    expect(zoneOf(range)).toBe('Europe/Berlin');
  });

  it('reaches back as far as the calls do where older ones have not come', () => {
    const oldest = at('2026-03-29T09:00:00Z');
    expect(shownSpan(range, { asked, oldest, isPart: true }).from).toBe(oldest);
    expect(shownSpan(undefined, { asked, oldest, isPart: false }).from).toBe(oldest);
  });

  it('ends now where the period goes on', () => {
    const tomorrow = '2026-03-30T00:00/2026-03-31T00:00@Europe/Berlin';
    expect(shownSpan(tomorrow, { asked, oldest: undefined, isPart: false }).to).toBe(asked);
  });
});
