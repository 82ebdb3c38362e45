import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { essence, gateway, servedConsole, type Carrier, type Row, type ServedConsole } from './support/servedConsole';

let platform: ServedConsole;
let provider: ConsoleDataProvider;
beforeAll(async () => {
  platform = await servedConsole();
  provider = platform.newProvider();
});
afterAll(() => platform.close());

type Edit = (rows: Row[]) => Row[];

let host = 0;
const freshAddress = () => `10.9.${Math.floor((host += 1) / 250)}.${(host % 250) + 1}`;

const at = <T>(items: readonly T[], place: number) => place % Math.max(1, items.length);
const changed =
  (changes: Row, place: number): Edit =>
  (rows) =>
    rows.map((row, index) => (index === at(rows, place) ? { ...row, ...changes } : row));

const place = fc.nat(20);
const direction = fc.constantFrom(
  { inbound: true, outbound: false },
  { inbound: true, outbound: true, protocol: 'tls' },
  { inbound: false, outbound: true, protocol: 'tcp', netmask: 32 },
);
const edits: fc.Arbitrary<Edit> = fc.oneof(
  direction.map((flags): Edit => (rows) => [...rows, gateway({ ipv4: freshAddress(), ...flags })]),
  place.map(
    (index): Edit =>
      (rows) =>
        rows.filter((_, position) => position !== at(rows, index)),
  ),
  fc.tuple(fc.integer({ min: 1, max: 65_535 }), place).map(([port, index]) => changed({ port }, index)),
  fc.tuple(fc.boolean(), place).map(([is_active, index]) => changed({ is_active }, index)),
  fc.tuple(direction, place).map(([flags, index]) => changed(flags, index)),
  place.map((index): Edit => (rows) => [...rows.slice(at(rows, index)), ...rows.slice(0, at(rows, index))]),
);

async function newCarrier(): Promise<Carrier> {
  const { data } = await provider.create('carriers', {
    data: { name: `Rows ${(host += 1)}`, is_active: true, sip_gateways: [], smpp_gateways: [] },
  });
  return data as Carrier;
}

describe('any sequence of row edits', () => {
  it('is on the server after each save as it is in the form', async () => {
    const saves = fc.array(fc.array(edits, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(saves, async (rounds) => {
        let carrier = await newCarrier();
        for (const round of rounds) {
          const rows = round.reduce<Row[]>((now, edit) => edit(now), carrier.sip_gateways);
          const { data } = await provider.update('carriers', {
            id: carrier.id,
            data: { ...carrier, sip_gateways: rows },
            previousData: carrier,
          });
          const onServer = await platform.gatewaysOf(carrier.id);
          expect(onServer.map(essence).sort()).toEqual(rows.map(essence).sort());
          carrier = data as Carrier;
          expect(carrier.sip_gateways.map(essence).sort()).toEqual(rows.map(essence).sort());
        }
      }),
      { numRuns: 25 },
    );
  });
});
