import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carrierOrder } from '../../../src/kinds/routing/page/carrierOrder';
import { decideRoute } from '../../../src/kinds/routing/page/decideRoute';
import { dialledNumbers } from '../../../src/kinds/routing/page/dialled';
import { outcomesOf } from '../../../src/kinds/routing/page/outcomesOf';
import { routingTable } from '../../../src/kinds/routing/page/routingTable';
import { runSimulation, type SimulationWorker } from '../../../src/kinds/routing/page/runSimulation';
import { decideAll, type SimulationNews, type SimulationTask } from '../../../src/kinds/routing/page/simulation';

const by = (voip_carrier_sid: string, priority = 0, workload = 1) => ({ voip_carrier_sid, priority, workload });
const route = (regex: string, ...lcr_carrier_set_entries: object[]) => ({ regex, lcr_carrier_set_entries });

/** A worker that stands still for good where one of these expressions is run over one of these numbers. */
function standingStill(pattern = '', numbers: string[] = []) {
  const started: SimulationTask[] = [];
  const makeWorker = (): SimulationWorker => {
    const listeners: ((event: MessageEvent<SimulationNews>) => void)[] = [];
    const tell = (data: SimulationNews) =>
      queueMicrotask(() => listeners.forEach((listener) => listener({ data } as MessageEvent<SimulationNews>)));
    tell({ kind: 'ready' });
    return {
      addEventListener: (kind: string, listener: unknown) => kind === 'message' && listeners.push(listener as never),
      terminate: () => listeners.splice(0),
      postMessage: (task: SimulationTask) => {
        started.push(task);
        let isStill = false;
        decideAll(task, (news) => {
          if (isStill) return;
          tell(news);
          isStill =
            news.kind === 'running' &&
            task.patterns[news.route] === pattern &&
            numbers.includes(task.numbers[news.place]!);
        });
      },
    };
  };
  return { started, makeWorker };
}

const run = (patterns: string[], numbers: string[], { makeWorker } = standingStill()) =>
  runSimulation(patterns, numbers, new AbortController().signal, makeWorker);

describe('a number', () => {
  it.each([
    ['^44', '442071838750', { kind: 'taken', route: 0, isInside: false }],
    ['44', '15083344', { kind: 'taken', route: 0, isInside: true }],
    /* The text itself counts, too: as an expression it takes 125 and 1225, not this. */
    ['^1$|12*5', '12*599', { kind: 'taken', route: 1, isInside: false }],
    ['^1', '+15083331212', { kind: 'none' }],
    ['+49', '4930', { kind: 'stopped', route: 0 }],
    ['+49', '+4930', { kind: 'taken', route: 0, isInside: false }],
  ])('by %s: %s', (patterns, number, decision) => {
    expect(decideRoute(patterns.split('|'), number)).toEqual(decision);
  });

  it('passes over routes that are not filled in or have no carrier, as the platform does', () => {
    const table = routingTable([route(''), route('^4'), route('^44', by('a'))], [by('b')]);
    expect(decideRoute(table.patterns, '44')).toMatchObject({ route: 2 });
    expect(decideRoute(table.patterns, '49')).toMatchObject({ route: table.rest });
  });
});

describe('carriers of a route', () => {
  it('are tried by priority, those of the same one in shares by weight', () => {
    expect(carrierOrder([by('c', 2), by('a', 0, 3), by('b', 0, 1)])).toEqual([
      [
        { carrier: 'a', share: 0.75 },
        { carrier: 'b', share: 0.25 },
      ],
      [{ carrier: 'c', share: 1 }],
    ]);
  });

  it('are each tried once, never before one of a lower priority, and the shares make one', () => {
    const entry = fc.record({
      voip_carrier_sid: fc.uuid(),
      priority: fc.nat(4),
      workload: fc.integer({ min: 1, max: 1000 }),
    });
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const turns = carrierOrder(entries);
        const order = turns.flat().map(({ carrier }) => entries.findIndex((each) => each.voip_carrier_sid === carrier));
        expect([...order].sort((a, b) => a - b)).toEqual(entries.map((_, index) => index));
        const priorities = order.map((index) => entries[index]!.priority);
        expect(priorities).toEqual([...priorities].sort((a, b) => a - b));
        for (const beside of turns) expect(beside.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
      }),
    );
  });
});

describe('numbers that are pasted', () => {
  it('are taken line by line or by separators, as they are dialled, each once', () => {
    const text = 'Number\n+1 (508) 333-1212\n\n44 20 7183;*31#\t15083331212, 15083331212\r\n+15083331212\ntel:+4930';
    expect(dialledNumbers(text)).toEqual({
      numbers: ['+15083331212', '44207183', '*31#', '15083331212', '+4930'],
      others: ['Number'],
    });
  });
});

describe('a change of the routes', () => {
  const before = routingTable([route('^44', by('a'), by('b', 1))], [by('b')]);
  const outcomes = (after: typeof before, numbers: string[]) => {
    const decided = (table: typeof before) => ({
      table,
      decisions: numbers.map((each) => decideRoute(table.patterns, each)),
    });
    return outcomesOf(numbers, decided(after), decided(before));
  };
  const changed = (after: typeof before, numbers: string[]) =>
    outcomes(after, numbers).flatMap(({ number, before: was }) => (was ? [number] : []));

  it('tells which numbers go to another carrier first', () => {
    const after = routingTable([route('^447', by('c')), route('^44', by('a'))], [by('b')]);
    expect(changed(after, ['447700900123', '442071838750', '4930'])).toEqual(['447700900123']);
    expect(outcomes(after, ['447700900123'])[0]?.before).toEqual(before.turns[0]);
  });

  it('changes nothing for a number that another route sends to the same carrier', () => {
    expect(changed(routingTable([route('^4', by('a'))], [by('b')]), ['4420'])).toEqual([]);
  });
});

describe('expressions in a worker', () => {
  const slow = '^(\\d+[.-]*)+$';

  it('decide as they would here', async () => {
    const pattern = fc.constantFrom('^44', '4', '^1\\d+$', '+4', '(', '.*', '', '1*4');
    await fc.assert(
      fc.asyncProperty(
        fc.array(pattern),
        fc.uniqueArray(fc.stringMatching(/^\+?[014*]{1,5}$/)),
        async (patterns, numbers) => {
          expect(await run(patterns, numbers)).toEqual(numbers.map((each) => decideRoute(patterns, each)));
        },
      ),
      { numRuns: 50 },
    );
  });

  it('are stopped where they come to no end, and the numbers after that are decided', async () => {
    const { started, ...still } = standingStill(slow, ['2']);
    expect(await run(['^1', slow, '.*'], ['11', '2', '12'], { started, ...still })).toEqual([
      { kind: 'taken', route: 0, isInside: false },
      { kind: 'slow', route: 1 },
      { kind: 'taken', route: 0, isInside: false },
    ]);
    expect(started).toHaveLength(2);
  });

  it('are not tried again and again', async () => {
    const numbers = ['2', '3', '4', '5', '6', '7'];
    const { started, ...still } = standingStill(slow, numbers);
    const decisions = await run([slow], numbers, { started, ...still });
    expect(decisions).toEqual(numbers.map(() => ({ kind: 'slow', route: 0 })));
    expect(started).toHaveLength(4);
  });
});
