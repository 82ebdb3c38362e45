import { expect, it } from 'vitest';
import { isLeaving } from '../../src/app/admin/giveUp';

it('knows that the page is being left before the console has been opened', () => {
  expect(isLeaving()).toBe(false);
  window.dispatchEvent(new Event('beforeunload'));
  expect(isLeaving()).toBe(true);
});
