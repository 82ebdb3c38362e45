import { describe, expect, it } from 'vitest';
import { closure } from '../../scripts/chunks';
import { median } from '../../scripts/bench/medians';
import { readTrace } from '../../scripts/bench/processor';
import { tableOf } from '../../scripts/bench/table';

describe('the size of a view', () => {
  it('counts every script once, and none that loads later', () => {
    const manifest = {
      a: { file: 'a.js', imports: ['shared'], dynamicImports: ['later'] },
      b: { file: 'b.js', imports: ['shared'] },
      shared: { file: 'shared.js' },
      later: { file: 'later.js' },
    };
    expect(closure(manifest, ['a', 'b']).sort()).toEqual(['a.js', 'b.js', 'shared.js']);
  });

  it('cannot be told of a part that the build lacks', () => {
    expect(() => closure({}, ['a'])).toThrow("The build has no part 'a'.");
  });
});

describe('the median', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2],
    [[7], 7],
  ])('of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle);
  });
});

describe('a trace of the bench', () => {
  const mark = (name: string, ts: number) => ({ name, ts, pid: 1, tid: 1 });
  const task = (ts: number, dur: number, tdur: number, tid = 1) => ({ name: 'RunTask', ts, dur, tdur, pid: 1, tid });
  const read = (...events: object[]) => readTrace(Buffer.from(JSON.stringify({ traceEvents: events })));

  it('counts the tasks of the page between its marks', () => {
    const tasks = [task(0, 5_000, 5_000), task(11_000, 90_000, 60_000), task(150_000, 9_000, 7_000)];
    const elsewhere = task(12_000, 80_000, 80_000, 2);
    const summed = read(
      mark('bench:begin', 10_000),
      ...tasks,
      elsewhere,
      mark('bench:end', 120_000),
      mark('bench:rest', 200_000),
    );
    expect(summed).toEqual({ untilReached: 60, untilRest: 67, blocking: 40 });
  });

  it('says that a mark is not there', () => {
    expect(() => read(mark('bench:begin', 0))).toThrow('The trace lacks a mark.');
  });
});

describe('the table of the bench', () => {
  const reading = (reached: number, drawings: number) => ({
    ...{ paint: undefined, reached, untilReached: 1, untilRest: 1, blocking: 0, drawings, requests: 1 },
    ...{ bytes: 2000, elements: 10, heap: undefined },
  });

  it('tells times as ratios of the medians, and counts as they are', () => {
    const ours = [reading(10, 3), reading(90, 3), reading(20, 3)];
    const theirs = [reading(40, 5), reading(40, 5), reading(40, 5)];
    expect(tableOf(new Map([['reload', [ours, theirs]]]))).toContain(
      '| reload |  | 0.50 | 1.00 | 1.00 | = | 3 : 5 | 1 : 1 | 2.0 : 2.0 | 10 : 10 |  |',
    );
  });

  it('tells milliseconds where there is no other portal', () => {
    expect(tableOf(new Map([['reload', [[reading(10, 3)]]]]))).toContain(
      '| reload |  | 10 | 1 | 1 | 0 | 3 | 1 | 2.0 | 10 |  |',
    );
  });
});
