import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ConsoleDataProvider } from '../../../dataProvider';
import type { PartialSaveError } from '../../../dataProvider/rows/partialSave';
import type { Fault } from '../../../sandbox/types';
import { furtherEntry, withoutEntry, type Entry } from '../../../src/kinds/routing/carrierSet';
import { servedConsole, type Row, type ServedConsole } from '../carriers/support/servedConsole';

interface Table extends Row {
  id: string;
  default_carrier_set_entry_sid: string;
  default_carriers: Entry[];
  routes: Row[];
}

let platform: ServedConsole;
let provider: ConsoleDataProvider;
let carriers: string[];
beforeAll(async () => {
  platform = await servedConsole();
  provider = platform.newProvider();
  carriers = (await platform.ask<Row[]>('GET', '/VoipCarriers')).map(({ voip_carrier_sid: sid }) => String(sid));
});
afterAll(() => platform.close());

const idField = 'lcr_carrier_set_entry_sid';
const carrier = (number: number) => carriers[number % carriers.length]!;
const entriesOf = (row: Row) => row.lcr_carrier_set_entries as Entry[];

type Edit = (table: Table) => Table;
type EntryEdit = (entries: readonly Entry[], kept?: string) => Entry[];

const place = fc.nat(20);
const entryEdits: fc.Arbitrary<EntryEdit> = fc.oneof(
  place.map((n): EntryEdit => (entries) => [...entries, { ...furtherEntry(entries), voip_carrier_sid: carrier(n) }]),
  place.map(
    (n): EntryEdit =>
      (entries, kept) =>
        entries.length < 2 ? [...entries] : withoutEntry(entries, n % entries.length, idField, kept),
  ),
  fc.tuple(place, place, fc.nat(5)).map(
    ([at, n, priority]): EntryEdit =>
      (entries) =>
        entries.map((entry, index) =>
          index === at % entries.length ? { ...entry, voip_carrier_sid: carrier(n), priority } : entry,
        ),
  ),
);

const onRow =
  (at: number, change: (row: Row) => Row): Edit =>
  (table) => ({
    ...table,
    routes: table.routes.map((row, index) => (index === at % table.routes.length ? change(row) : row)),
  });

const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(place, place).map(([n, at]): Edit => (table) => ({
    ...table,
    routes: table.routes.toSpliced(at % (table.routes.length + 1), 0, {
      regex: `^${n}${at}`,
      description: null,
      lcr_carrier_set_entries: [{ ...furtherEntry([]), voip_carrier_sid: carrier(n) }],
    }),
  })),
  place.map((at): Edit => (table) => ({
    ...table,
    routes: table.routes.filter((_, i) => i !== at % table.routes.length),
  })),
  fc.tuple(place, place).map(([from, to]): Edit => (table) => {
    const [moved, ...none] = table.routes.slice(from % table.routes.length).slice(0, 1);
    if (!moved) return { ...table, routes: [...table.routes, ...none] };
    const others = table.routes.filter((row) => row !== moved);
    return { ...table, routes: others.toSpliced(to % (others.length + 1), 0, moved) };
  }),
  fc
    .tuple(place, fc.constantFrom('^49', '44', '^[1-3]'), fc.option(fc.constantFrom('calls', 'Ä & ö')))
    .map(([at, regex, description]) => onRow(at, (row) => ({ ...row, regex, description }))),
  fc
    .tuple(place, entryEdits)
    .map(([at, edit]) => onRow(at, (row) => ({ ...row, lcr_carrier_set_entries: edit(entriesOf(row)) }))),
  entryEdits.map((edit): Edit => (table) => ({
    ...table,
    default_carriers: edit(table.default_carriers, table.default_carrier_set_entry_sid),
  })),
);

const entrySaid = ({ voip_carrier_sid: sid, priority, workload }: Entry) => [sid, priority, workload].join(' ');
const said = (row: Row, priority: unknown, entries: readonly Entry[]) =>
  [row.regex, row.description ?? null, priority, entries.map(entrySaid).sort()] as const;

/** The only table of the provider, made anew. */
async function newTable(): Promise<Table> {
  const tables = await platform.ask<Row[]>('GET', '/Lcrs');
  for (const { lcr_sid: sid } of tables) await platform.ask('DELETE', `/Lcrs/${String(sid)}`);
  const { data } = await provider.create('least-cost-routing', {
    data: {
      name: 'Any',
      is_active: true,
      routes: [],
      default_carriers: [{ ...furtherEntry([]), voip_carrier_sid: carrier(0) }],
    },
  });
  return (await provider.getOne('least-cost-routing', { id: String(data.id) })).data;
}

async function expectSaved(table: Table) {
  const stored = await platform.ask<Row[]>('GET', `/LcrRoutes?lcr_sid=${table.id}`);
  const { default_carrier_set_entry_sid: named } = await platform
    .ask('GET', `/Lcrs/${table.id}`)
    .then((row) => row as Row);
  const isDefault = (row: Row) => entriesOf(row).some((entry) => entry[idField] === named);
  expect(stored.filter(isDefault).map((row) => said(row, row.priority, entriesOf(row)))).toEqual([
    said({ regex: '.*', description: 'System Default Route' }, 9999, table.default_carriers),
  ]);
  const others = stored.filter((row) => !isDefault(row));
  expect(others.map((row) => said(row, row.priority, entriesOf(row)))).toEqual(
    table.routes.map((row, index) => said(row, index, entriesOf(row))),
  );
}

describe('any sequence of route edits and reorderings', () => {
  it('is on the server after each save as it is in the form, numbered from 0, with one default route', async () => {
    const saves = fc.array(fc.array(edits, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(saves, async (rounds) => {
        let table = await newTable();
        for (const round of rounds) {
          const edited = round.reduce<Table>((now, edit) => edit(now), table);
          const { data } = await provider.update('least-cost-routing', {
            id: table.id,
            data: edited,
            previousData: table,
          });
          await expectSaved(edited);
          table = data;
        }
      }),
      { numRuns: 25, endOnFailure: true },
    );
  });
});

/** Puts into a form's table what a save that failed in part says of its rows, as the form does. */
function withIds(table: Table, { rowIds = {} }: Partial<PartialSaveError>): Table {
  const ids = rowIds.routes ?? {};
  return {
    ...table,
    routes: table.routes.map((row, index) => (ids[index] === undefined ? row : { ...row, lcr_route_sid: ids[index] })),
  };
}

describe('a save that the platform or the network breaks off', () => {
  const faults = fc.constantFrom<Fault>(
    { method: 'PUT', path: '/Routes$', status: 502, body: 'Bad Gateway' },
    { method: 'PUT', path: '/Routes$', status: 400, body: { msg: 'unknown voip_carrier_sid' } },
    { method: 'PUT', path: '/Routes$', drop: true },
    { method: 'POST', path: '/LcrCarrierSetEntries$', status: 500, body: { msg: 'the database is away' } },
    { method: 'POST', path: '/LcrCarrierSetEntries$', drop: true },
    { method: 'DELETE', path: '/LcrCarrierSetEntries/', status: 500, body: { msg: 'the database is away' } },
    { method: 'DELETE', path: '/LcrRoutes/', drop: true },
    { method: 'GET', path: '/LcrRoutes$', status: 503, body: 'Service Unavailable' },
  );

  /** What the platform does, though its answer never arrives. */
  const lost = fc.constantFrom<[method: string, path: RegExp]>(
    ['PUT', /\/Routes$/],
    ['POST', /\/LcrCarrierSetEntries$/],
    ['DELETE', /\/LcrCarrierSetEntries\//],
    ['DELETE', /\/LcrRoutes\//],
    ['PATCH', /none/],
  );

  it('is on the server as it is in the form once Save goes through, with nothing twice', async () => {
    let broken = 0;
    const changes = fc.array(edits, { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(changes, fc.array(faults, { maxLength: 3 }), lost, async (round, struck, [method, path]) => {
        const table = await newTable();
        let edited = round.reduce<Table>((now, edit) => edit(now), table);
        for (const fault of struck) await platform.fault(fault);
        platform.loseAnswer(method, path);
        const save = () =>
          provider.update('least-cost-routing', { id: table.id, data: edited, previousData: table }).then(
            () => true,
            (reason: unknown) => {
              broken += 1;
              edited = withIds(edited, reason as PartialSaveError);
              return false;
            },
          );
        let isSaved = false;
        for (let attempt = 0; !isSaved && attempt <= struck.length + 1; attempt += 1) isSaved = await save();
        await platform.clearFaults();
        expect(isSaved || (await save())).toBe(true);
        await expectSaved(edited);
      }),
      { numRuns: 60, endOnFailure: true },
    );
    expect(broken).toBeGreaterThan(10);
  });

  it('has nothing twice where new routes were taken, and neither the answer came nor the rows could be read', async () => {
    const table = await newTable();
    const routes = ['^49', '^44'].map((regex) => ({
      ...{ regex, description: null },
      lcr_carrier_set_entries: [{ ...furtherEntry([]), voip_carrier_sid: carrier(1) }],
    }));
    const edited = { ...table, routes };
    const save = () => provider.update('least-cost-routing', { id: table.id, data: edited, previousData: table });
    platform.loseAnswer('PUT', /\/Routes$/);
    await platform.fault({ method: 'GET', path: '/LcrRoutes$', status: 503, body: 'Service Unavailable' });
    await expect(save()).rejects.toThrow();
    await platform.clearFaults();
    await save();
    await expectSaved(edited);
  });
});
