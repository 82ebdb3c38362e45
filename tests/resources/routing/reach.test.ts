import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideRoute } from '../../../src/kinds/routing/page/decideRoute';
import { reachOfRoutes, type Reach } from '../../../src/kinds/routing/page/language/reach';

const never = (reach: Reach | undefined) => reach?.kind !== 'reached' && reach?.kind !== 'undecided';

/** Which of two routes are ever reached, written as the first and the second. */
const pairs: [first: string, second: string, second: Reach['kind']][] = [
  ['^1', '^1508', 'covered'],
  ['^1508', '^1', 'reached'],
  ['1', '^1508', 'covered'],
  ['44', '^44', 'covered'],
  ['^44', '44', 'reached'],
  ['.*', '^49', 'covered'],
  ['^\\d+$', '^\\+?1', 'reached'],
  ['^[0-9]', '^1\\d{10}$', 'covered'],
  ['^1\\d{10}$', '^1\\d{9,10}$', 'reached'],
  ['^1\\d{9,11}$', '^1[0-9]{10}$', 'covered'],
  ['^(44|49)', '^4', 'reached'],
  ['^4', '^(?:44|49)1', 'covered'],
  ['^(\\+|00)?49', '^0049', 'covered'],
  ['^+?49', '^49', 'stopped'],
  ['+49', '^1', 'stopped'],
  ['^49$', '^49', 'reached'],
  ['^1', '^2$1', 'empty'],
  ['^1', 'anonymous', 'empty'],
  ['^(?=1)', '^2', 'undecided'],
  ['.*', '^(?!1)2', 'covered'],
  ['^1\\d{2,3}$', '^1\\d{4}$', 'reached'],
  ['^1?$', '^11$', 'reached'],
  ['12*5', '12*5', 'covered'],
  ['^\\D', '^\\*\\d\\d#', 'covered'],
];

describe('a route behind another one', () => {
  it.each(pairs)('%s, %s: the second is %s', (first, second, kind) => {
    expect(reachOfRoutes([first, second])[1]).toMatchObject({ kind });
  });

  it('is told which of several routes take its numbers, and which have nothing to do with it', () => {
    const reaches = reachOfRoutes(['^33', '^4[0-4]', '^4[5-9]', '^39', '^4\\d']);
    expect(reaches.at(-1)).toEqual({ kind: 'covered', by: [1, 2] });
  });

  it('is told to be taken by one route where one does', () => {
    expect(reachOfRoutes(['^4[0-4]', '^4[5-9]', '^4', '^4\\d'])[3]).toEqual({ kind: 'covered', by: [2] });
  });

  it('is not judged where that would take too long', () => {
    expect(reachOfRoutes(['1[01]*1[01]{20}', '^1[01]*0[01]{20}$'])[1]).toEqual({ kind: 'undecided' });
  });

  it('is never reached behind one that the platform cannot read, unless a number begins with its text', () => {
    expect(reachOfRoutes(['+49', '^1', '^2']).slice(1)).toEqual([
      { kind: 'stopped', at: 0 },
      { kind: 'stopped', at: 0 },
    ]);
  });
});

/* Every number of up to five signs, over as many signs as make a difference to the patterns below. */
const letters = ['0', '1', '4', '*'];
const grown = (texts: string[]) => texts.flatMap((text) => letters.map((letter) => text + letter));
const upToFive = [1, 2, 3, 4, 5].reduce<string[][]>((all) => [...all, grown(all.at(-1) ?? [''])], []).flat();
const numbers = [...upToFive, ...upToFive.map((text) => `+${text}`)];

const atom = fc.constantFrom('1', '4', '0', '.', '\\d', '[14]', '[^1]', '[0-4]', '\\*', '\\+', '\\D', '\\W');
const quantified = fc
  .tuple(atom, fc.constantFrom('', '', '', '*', '+', '?', '{2}', '{1,2}', '{2,}', '*?'))
  .map((parts) => parts.join(''));
const branch = fc.array(quantified, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(''));
const grouped = fc.oneof(
  { weight: 3, arbitrary: branch },
  fc
    .tuple(branch, branch, fc.constantFrom('', '?', '+', '{2}'), fc.constantFrom('(', '(?:', '(?<a>'))
    .map(([one, other, sign, open]) => `${open}${one}|${other})${sign}`),
  fc.tuple(branch, branch).map(([one, other]) => `${one}|^${other}`),
);
const pattern = fc
  .tuple(fc.constantFrom('', '^', '^'), grouped, fc.constantFrom('', '', '$'))
  .map((parts) => parts.join(''));
const odd = fc.constantFrom('1*4', '+4', '1$', '$1', '^$', '(1', '4*', '[]', '[^]', '');

describe('what is said of the routes of any table', () => {
  const tables = fc.array(fc.oneof({ weight: 6, arbitrary: pattern }, odd), { minLength: 1, maxLength: 4 });

  it('holds for every short number', () => {
    let [decided, nevers] = [0, 0];
    fc.assert(
      fc.property(tables, (table) => {
        const patterns = table.filter((each) => each !== '');
        const taken = new Set<number>();
        for (const number of numbers) {
          const decision = decideRoute(patterns, number);
          if (decision.kind === 'taken') taken.add(decision.route);
        }
        for (const [route, reach] of reachOfRoutes(patterns).entries()) {
          if (reach.kind === 'reached')
            expect(decideRoute(patterns, reach.example)).toMatchObject({ kind: 'taken', route });
          if (never(reach)) expect([reach, taken.has(route)]).toEqual([reach, false]);
          decided += Number(reach.kind !== 'undecided');
          nevers += Number(never(reach));
        }
      }),
      { numRuns: 500 },
    );
    /* It is no answer never to decide, nor never to find one out of reach. */
    expect(decided).toBeGreaterThan(500);
    expect(nevers).toBeGreaterThan(50);
  });

  it('holds without the routes that do not cover it', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const patterns = table.filter((each) => each !== '');
        for (const [route, reach] of reachOfRoutes(patterns).entries()) {
          if (reach.kind !== 'covered') continue;
          const alone = [...reach.by.map((index) => patterns[index]!), patterns[route]!];
          expect(reachOfRoutes(alone).at(-1)).toMatchObject({ kind: 'covered' });
          for (const left of reach.by.length > 1 ? reach.by : []) {
            const fewer = alone.filter((_, index) => reach.by[index] !== left);
            expect(reachOfRoutes(fewer).at(-1)?.kind).not.toBe('covered');
          }
        }
      }),
      { numRuns: 100 },
    );
  });
});
