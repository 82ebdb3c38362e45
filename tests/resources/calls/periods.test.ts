import { describe, expect, it } from 'vitest';
import { isRange, periodQuery, textToRange } from '../../../src/fields/period/period';
import { callSearch } from '../../../src/kinds/calls/callSearch';
import { callPath, fileName, type Call } from '../../../src/kinds/calls/page/call';

const at = (time: string) => Date.parse(time);

describe('a day on the clocks of a zone', () => {
  it.each([
    ['yesterday', '2026-03-30T10:00:00Z', 'Europe/Berlin', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
    ['yesterday', '2026-10-26T10:00:00Z', 'Europe/Berlin', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'],
    [
      'yesterday',
      '2026-03-09T20:00:00Z',
      'America/Los_Angeles',
      '2026-03-08T08:00:00.000Z',
      '2026-03-09T06:59:59.999Z',
    ],
    [
      'yesterday',
      '2026-11-02T20:00:00Z',
      'America/Los_Angeles',
      '2026-11-01T07:00:00.000Z',
      '2026-11-02T07:59:59.999Z',
    ],
    ['today', '2026-01-04T18:40:00Z', 'Asia/Kolkata', '2026-01-04T18:30:00.000Z', undefined],
    ['yesterday', '2026-01-04T18:40:00Z', 'Asia/Kolkata', '2026-01-03T18:30:00.000Z', '2026-01-04T18:29:59.999Z'],
    /* The day that Samoa left out when it changed sides. */
    ['yesterday', '2011-12-31T10:00:00Z', 'Pacific/Apia', '2011-12-30T10:00:00.000Z', '2011-12-31T09:59:59.999Z'],
    ['today', '2026-07-01T11:30:00Z', 'Pacific/Apia', '2026-07-01T11:00:00.000Z', undefined],
    /* Its last changes of the clock: on September 27, 2020 and on April 4, 2021. */
    ['yesterday', '2020-09-27T20:00:00Z', 'Pacific/Apia', '2020-09-26T11:00:00.000Z', '2020-09-27T09:59:59.999Z'],
    ['yesterday', '2021-04-04T20:00:00Z', 'Pacific/Apia', '2021-04-03T10:00:00.000Z', '2021-04-04T10:59:59.999Z'],
    /* Kolkata changes no clock while others do. */
    ['yesterday', '2026-03-29T20:00:00Z', 'Asia/Kolkata', '2026-03-28T18:30:00.000Z', '2026-03-29T18:29:59.999Z'],
    ['yesterday', '2026-10-25T20:00:00Z', 'Asia/Kolkata', '2026-10-24T18:30:00.000Z', '2026-10-25T18:29:59.999Z'],
  ])('%s at %s in %s', (period, now, zone, start, end) => {
    expect(periodQuery(period, at(now), zone)).toEqual({ start, ...(end && { end }) });
  });
});

describe('a range', () => {
  it.each([
    ['2026-03-29T01:00/2026-03-29T03:00@Europe/Berlin', '2026-03-29T00:00:00.000Z', '2026-03-29T00:59:59.999Z'],
    ['2026-10-25T02:00/2026-10-25T03:00@Europe/Berlin', '2026-10-25T00:00:00.000Z', '2026-10-25T01:59:59.999Z'],
    ['2026-03-08T00:00/2026-03-09T00:00@America/Los_Angeles', '2026-03-08T08:00:00.000Z', '2026-03-09T06:59:59.999Z'],
    ['2026-11-01T00:00/2026-11-02T00:00@America/Los_Angeles', '2026-11-01T07:00:00.000Z', '2026-11-02T07:59:59.999Z'],
    ['2020-09-27T00:00/2020-09-28T00:00@Pacific/Apia', '2020-09-26T11:00:00.000Z', '2020-09-27T09:59:59.999Z'],
    ['2021-04-04T00:00/2021-04-05T00:00@Pacific/Apia', '2021-04-03T10:00:00.000Z', '2021-04-04T10:59:59.999Z'],
    ['2026-01-01T00:00/2026-01-02T00:00@Asia/Kolkata', '2025-12-31T18:30:00.000Z', '2026-01-01T18:29:59.999Z'],
    ['2026-01-01T00:00/@UTC', '2026-01-01T00:00:00.000Z', undefined],
  ])('%s', (text, start, end) => {
    expect(periodQuery(text)).toEqual({ start, ...(end && { end }) });
  });

  it.each([
    '2026-01-02T00:00/2026-01-01T00:00@UTC',
    '2026-01-01T00:00/2026-01-01T00:00@UTC',
    '2026-13-01T00:00/@UTC',
    '2026-01-01T00:00/@Nowhere/City',
    'x',
    '0',
    '-1',
  ])('of %s asks for nothing', (text) => {
    expect(periodQuery(text)).toEqual({});
  });

  it('that ends before it starts is none', () => {
    expect(isRange(textToRange('2026-01-02T00:00/2026-01-01T00:00@UTC')!)).toBe(false);
  });
});

it.each(['7', '14', '30'])('the last %s days are counted back by the platform', (days) => {
  expect(periodQuery(days)).toEqual({ days });
});

describe('a search in calls', () => {
  it.each([
    ['+1 (508) 333-1212', '15083331212'],
    ['１５０８', '1508'],
    ['anna.b+c', String.raw`anna\.b\+c`],
    ['a/b', 'a.b'],
    ['0d8fe5df-ef23-4d90-a710-aed55209cafc', '0d8fe5df-ef23-4d90-a710-aed55209cafc'],
    ['+1555&x=1#y%', String.raw`\+1555&x=1#y%`],
  ])('%s is sent as %s', (text, sent) => {
    expect(callSearch(text)).toBe(sent);
  });
});

describe('a Call-ID', () => {
  const call: Call = { id: 'x', account_sid: 'a1', attempted_at: '2026-01-01T00:00:00Z' };

  it.each([
    ['1b5f@0.0.0.0', '1b5f%400.0.0.0', 'callid-1b5f@0.0.0.0.pcap'],
    ['a%2Fb', 'a%252Fb', 'callid-a_2Fb.pcap'],
    ['a?b#c', 'a%3Fb%23c', 'callid-a_b_c.pcap'],
    ['../../etc/passwd', '..%2F..%2Fetc%2Fpasswd', 'callid-.._.._etc_passwd.pcap'],
  ])('%s is encoded once in an address, and safe in the name of a file', (id, encoded, file) => {
    expect(callPath(call, id, 'invite', 'pcap')).toBe(`/Accounts/a1/RecentCalls/${encoded}/invite/pcap`);
    expect(fileName(`callid-${id}`, 'pcap')).toBe(file);
  });
});
