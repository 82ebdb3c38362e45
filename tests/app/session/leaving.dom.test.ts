import { expect, it } from 'vitest';
import { isLeaving } from '../../../src/app/session/leaving';

it('knows that the page is being left from its first moment', () => {
  expect(isLeaving()).toBe(false);
  window.dispatchEvent(new Event('beforeunload'));
  expect(isLeaving()).toBe(true);
});
