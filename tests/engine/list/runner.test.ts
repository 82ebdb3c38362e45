import { describe, expect, it } from 'vitest';
import { commonValues } from '../../../src/actions/bulk/useBulkAction';
import { runBulk } from '../../../src/actions/bulk/runner';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 1));

describe('a bulk run', () => {
  it('has at most six calls at once', async () => {
    let [now, most] = [0, 0];
    await runBulk(numbers(50), async () => {
      most = Math.max(most, ++now);
      await aMoment();
      now -= 1;
    });
    expect(most).toBe(6);
  });

  it('goes on after a failure and names it', async () => {
    const report = await runBulk(numbers(4), (item) =>
      item === 1 ? Promise.reject(new Error('refused')) : Promise.resolve(),
    );
    expect(report).toEqual({ done: [0, 2, 3], failed: [{ item: 1, message: 'refused' }], cancelled: [] });
  });

  it('keeps the order of the items, whichever call ends first', async () => {
    const report = await runBulk(numbers(6), async (item) => {
      await new Promise((resolve) => setTimeout(resolve, 12 - 2 * item));
    });
    expect(report.done).toEqual(numbers(6));
  });

  it('begins no item after it was cancelled', async () => {
    const controller = new AbortController();
    const begun: number[] = [];
    const report = await runBulk(
      numbers(20),
      async (item) => {
        begun.push(item);
        await aMoment();
        controller.abort();
      },
      { concurrency: 2, signal: controller.signal },
    );
    expect(begun).toEqual([0, 1]);
    expect(report.cancelled).toEqual(numbers(20).slice(2));
  });

  it('counts a call that was broken off as cancelled, not as failed', async () => {
    const controller = new AbortController();
    const report = await runBulk(
      [1],
      () => {
        controller.abort();
        return Promise.reject(new Error('aborted'));
      },
      { signal: controller.signal },
    );
    expect(report).toEqual({ done: [], failed: [], cancelled: [1] });
  });

  it('tells its progress after each item', async () => {
    const told: string[] = [];
    await runBulk(numbers(3), () => Promise.resolve(), { onProgress: (done, total) => told.push(`${done}/${total}`) });
    expect(told).toEqual(['1/3', '2/3', '3/3']);
  });
});

describe('what selected records have in common', () => {
  it('leaves out a value that differs', () => {
    const records = [
      { id: 1, account: 'a', tags: ['x'] },
      { id: 2, account: 'a', tags: ['x'] },
    ];
    expect(commonValues(records)).toEqual({ account: 'a', tags: ['x'] });
  });

  it('is nothing without records', () => {
    expect(commonValues([])).toEqual({});
  });
});
