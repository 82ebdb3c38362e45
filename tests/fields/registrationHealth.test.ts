import { describe, expect, it } from 'vitest';
import { registrationHealth, type Health, type Known } from '../../src/kinds/registration/registrationHealth';

const now = new Date('2026-03-01T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

const registering = (status: unknown, changes: object = {}) => ({
  is_active: true,
  requires_register: true,
  register_status: status,
  ...changes,
});
const ok = { status: 'ok', reason: '200 OK', callId: 'abc@host', timestamp: minutesAgo(10), expires: 3600 };

const health = (known: Partial<Known>): Health => registrationHealth({ record: {}, now, ...known });

describe('what is known of a registration', () => {
  it.each<[string, Record<string, unknown>, Health['registration']['state'], Health['verdict']]>([
    ['accepted a while ago', registering(ok), 'registered', 'good'],
    [
      'accepted, flags as the wire has them',
      registering(ok, { is_active: 1, requires_register: 1 }),
      'registered',
      'good',
    ],
    ['accepted, as text', registering(JSON.stringify(ok)), 'registered', 'good'],
    ['accepted, nobody says when', registering({ status: 'ok' }), 'registered', 'good'],
    ['accepted, time in seconds', registering({ ...ok, timestamp: now.getTime() / 1000 - 60 }), 'registered', 'good'],
    ['accepted, time in milliseconds', registering({ ...ok, timestamp: now.getTime() - 60_000 }), 'registered', 'good'],
    ['accepted, not renewed in time', registering({ ...ok, timestamp: minutesAgo(90) }), 'expired', 'unknown'],
    ['accepted, renewed a little late', registering({ ...ok, timestamp: minutesAgo(60.5) }), 'registered', 'good'],
    ['refused', registering({ status: 'fail', reason: '403 Forbidden' }), 'unregistered', 'bad'],
    ['timed out', registering({ status: 'timeout' }), 'unregistered', 'bad'],
    ['in a state nobody knows', registering({ status: 'pending' }), 'unknown', 'unknown'],
    ['an unreadable text', registering('[object Object]'), 'unknown', 'unknown'],
    ['never tried', registering({}), 'not-started', 'unknown'],
    ['nothing noted', registering(null), 'not-started', 'unknown'],
    ['left out', registering(undefined), 'not-started', 'unknown'],
    ['a list', registering([]), 'not-started', 'unknown'],
    ['an empty state', registering({ status: ' ' }), 'not-started', 'unknown'],
    ['not required', { is_active: true, requires_register: false }, 'not-required', 'off'],
    ['not required any more', { is_active: 1, requires_register: 0, register_status: ok }, 'not-required', 'off'],
    ['inactive', registering(ok, { is_active: false }), 'inactive', 'off'],
    ['inactive and refused', registering({ status: 'fail' }, { is_active: 0 }), 'inactive', 'off'],
    ['nothing at all', {}, 'not-required', 'off'],
  ])('%s', (_, record, state, verdict) => {
    const found = health({ record });
    expect([found.registration.state, found.verdict]).toEqual([state, verdict]);
  });

  it('is good for nothing but an accepted registration that still holds', () => {
    const states = ['fail', 'timeout', 'pending', 'OKAY', 'unknown', '', 'true', '200'].map((status) =>
      health({ record: registering({ status }), gateways: [{ outbound: 1, send_options_ping: 1 }], trace: 4 }),
    );
    expect(states.filter(({ verdict }) => verdict === 'good')).toEqual([]);
  });

  it('has the reason, the identifier of the call and how long it holds', () => {
    const { registration } = health({ record: registering(ok) });
    expect(registration).toMatchObject({ reason: '200 OK', callId: 'abc@host', since: new Date(ok.timestamp) });
    expect(registration.until?.toISOString()).toBe('2026-03-01T12:50:00.000Z');
  });
});

describe('what is known of OPTIONS requests', () => {
  const ping = { outbound: true, send_options_ping: true };
  const silent = { outbound: 1, send_options_ping: 0 };
  it.each<[string, Known['gateways'], Health['pings']]>([
    ['not asked', undefined, { state: 'not-asked', on: 0, of: 0 }],
    ['not to be read', 'failed', { state: 'failed', on: 0, of: 0 }],
    ['no gateway', [], { state: 'no-outbound', on: 0, of: 0 }],
    ['inbound alone', [{ inbound: 1, outbound: 0 }], { state: 'no-outbound', on: 0, of: 0 }],
    ['inactive alone', [{ ...ping, is_active: 0 }], { state: 'no-outbound', on: 0, of: 0 }],
    ['none pinged', [silent, silent], { state: 'off', on: 0, of: 2 }],
    ['some pinged', [silent, ping], { state: 'some', on: 1, of: 2 }],
    ['all pinged', [ping, { ...silent, outbound: 0 }], { state: 'all', on: 1, of: 1 }],
  ])('%s', (_, gateways, pings) => {
    const found = health({ record: registering(null), ...(gateways && { gateways }) });
    expect(found.pings).toEqual(pings);
    expect(found.verdict).toBe('unknown');
  });
});

describe('what is known of the last REGISTER', () => {
  it.each<[string, unknown, Known['trace'], Health['trace']]>([
    ['nothing to look for', { status: 'ok' }, 3, { state: 'no-call-id', messages: 0 }],
    ['not looked for', ok, undefined, { state: 'not-looked-for', messages: 0 }],
    ['not to be found out', ok, 'failed', { state: 'failed', messages: 0 }],
    ['nothing captured', ok, 0, { state: 'missing', messages: 0 }],
    ['captured', ok, 4, { state: 'found', messages: 4 }],
  ])('%s', (_, status, trace, expected) => {
    expect(health({ record: registering(status), ...(trace !== undefined && { trace }) }).trace).toEqual(expected);
  });
});
