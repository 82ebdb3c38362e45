import { expect, it } from 'vitest';
import { keptAttempt } from '../../../src/kinds/hosted/page/billing/attempt';

const order = { voice_call_session: 10, device: 4 };
const hour = 3_600_000;

it('what was begun is known in every tab of its user, with what was ordered, until it ends', () => {
  keptAttempt('ada').set('sent', order);
  const elsewhere = keptAttempt('ada');
  expect([elsewhere.state(), elsewhere.order()]).toEqual(['sent', order]);
  expect(keptAttempt('bob').state()).toBe('none');
  elsewhere.set('waiting');
  expect([keptAttempt('ada').state(), keptAttempt('ada').order()]).toEqual(['waiting', order]);
  elsewhere.set('none');
  expect(localStorage).toHaveLength(0);
});

it('what was never paid is forgotten when the provider of card payment gives it up', () => {
  let now = Date.UTC(2026, 0, 1);
  const attempt = keptAttempt('ada', () => now);
  attempt.set('sent', order);
  now += 22 * hour;
  attempt.set('waiting');
  expect(attempt.state()).toBe('waiting');
  now += hour;
  expect([attempt.state(), attempt.order()]).toEqual(['none', undefined]);
});

it('is known as long as the page is open where the browser keeps nothing', () => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: () => undefined });
  try {
    const attempt = keptAttempt('ada');
    attempt.set('waiting', order);
    expect([attempt.state(), attempt.order()]).toEqual(['waiting', order]);
  } finally {
    if (before) Object.defineProperty(globalThis, 'localStorage', before);
    else Reflect.deleteProperty(globalThis, 'localStorage');
  }
});
