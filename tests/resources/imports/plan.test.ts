import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { declarations } from '../../../resources';
import { createRegistry } from '../../../src/schema/registry';
import { platformWorld, type PlatformWorld } from '../../contract/subjects/platformWorld';
import { buildSession } from '../../support/builders';
import { exportOf, planOf, type Setting } from './support/planOf';

let world: PlatformWorld;
beforeAll(async () => void (world = await platformWorld(declarations)));

const as = (actor: 'admin' | 'provider' | 'insider'): Setting => ({
  registry: world.registry,
  ...world[actor],
});

/** How many rows are what. */
const counts = (rows: readonly { state: string }[]) =>
  Object.fromEntries(
    ['new', 'changed', 'same', 'error'].map((state) => [state, rows.filter((row) => row.state === state).length]),
  );

describe.each(['phone-numbers', 'clients', 'carriers'])('%s that are exported and imported', (name) => {
  it.each(['admin', 'provider', 'insider'] as const)('change nothing for %s', async (who) => {
    const rows = await planOf(as(who), name, await exportOf(as(who), name));
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ state }) => state !== 'same')).toEqual([]);
  });
});

const name = fc.oneof(
  fc.string({ unit: fc.constantFrom('=', '+', '@', "'", '"', ',', ';', '\t', '\n', ' ', 'a', 'B', 'ü', '1') }),
  fc.constantFrom('Nordlicht', "=cmd|'/c calc'!A1", '@SUM(1)', 'a,"b"\nc', 'true', '+15083331212'),
);
const number = fc.oneof(
  fc.stringMatching(/^\+?[0-9]{3,15}$/),
  fc.stringMatching(/^[0-9]{3,8}\*$/),
  fc.constant('15083331212'),
);

it('whatever numbers, carriers and applications are called, an export that is imported changes nothing', async () => {
  const registry = createRegistry(declarations);
  const session = buildSession({ scope: 'admin' });
  const index = fc.nat(3);
  const things = fc.array(name, { minLength: 4, maxLength: 4 });
  const numbers = fc.uniqueArray(fc.record({ number, carrier: index, account: index, application: fc.option(index) }), {
    minLength: 1,
    selector: (row) => `${row.number.replace('+', '')} ${row.carrier}`,
  });
  await fc.assert(
    fc.asyncProperty(things, things, things, numbers, async (carriers, accounts, applications, rows) => {
      const lists: Record<string, Record<string, unknown>[]> = {
        carriers: carriers.map((text, at) => ({
          id: `c${at}`,
          voip_carrier_sid: `c${at}`,
          name: text,
          is_active: true,
        })),
        accounts: accounts.map((text, at) => ({ id: `a${at}`, account_sid: `a${at}`, name: text })),
        applications: applications.map((text, at) => ({
          id: `p${at}`,
          application_sid: `p${at}`,
          name: text,
          account_sid: 'a0',
        })),
        'phone-numbers': rows.map((row, at) => ({
          id: `n${at}`,
          phone_number_sid: `n${at}`,
          number: row.number,
          voip_carrier_sid: `c${row.carrier}`,
          account_sid: `a${row.account}`,
          application_sid: row.application === null ? null : `p${row.application}`,
        })),
      };
      const provider = {
        getAll: (resource: string) => Promise.resolve(lists[resource]!),
        getMany: (resource: string, { ids }: { ids: unknown[] }) =>
          Promise.resolve({ data: lists[resource]!.filter(({ id }) => ids.includes(id)) }),
      } as unknown as Setting['provider'];
      const setting = { registry, session, provider };
      const planned = await planOf(setting, 'phone-numbers', await exportOf(setting, 'phone-numbers'));
      expect(planned).toHaveLength(rows.length);
      /* What a name leaves open is told; it changes nothing either. */
      expect(planned.filter(({ state }) => state === 'new' || state === 'changed')).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

describe('a file of numbers', () => {
  let carrier: string;
  let setting: Setting;
  const file = (...lines: string[]) => ['Phone number,Carrier', ...lines].join('\r\n');
  const planned = async (...lines: string[]) => planOf(setting, 'phone-numbers', file(...lines));
  beforeAll(async () => {
    setting = as('insider');
    const carriers = await world.insider.provider.getAll(
      'carriers',
      { filter: {}, sort: { field: 'name', order: 'ASC' } },
      () => undefined,
    );
    carrier = carriers.find(({ is_active, name: text }) => is_active === true && !String(text).includes(','))!
      .name as string;
  });

  it('has rows that are new, and says what each would make', async () => {
    const [row] = await planned(`+1 (508) 333-1212,${carrier}`);
    expect(row).toMatchObject({ state: 'new', line: 2, values: { number: '+1 (508) 333-1212' } });
  });

  it.each([
    ['1.50833E+10', 'rules.phone_number.digits_lost'],
    ['1,50833E+10', 'rules.phone_number.digits_lost'],
    ['letters', 'rules.phone_number.letters'],
    ['', 'form.required'],
  ])('the number %j is an error of its row: %s', async (number, key) => {
    const [row] = await planned(`"${number}",${carrier}`);
    expect(row).toMatchObject({ state: 'error', reason: { key, field: 'number' } });
  });

  it('a formula that keeps the digits is unwrapped', async () => {
    const [row] = await planned(`"=""15083331299""",${carrier}`);
    expect(row).toMatchObject({ state: 'new', values: { number: '15083331299' } });
  });

  it('an unknown carrier is told at its row, and the others go on', async () => {
    const rows = await planned(`15083330001,${carrier}`, '15083330002,Nobody', `15083330003,${carrier}`);
    expect(rows.map(({ state }) => state)).toEqual(['new', 'error', 'new']);
    expect(rows[1]).toMatchObject({
      line: 3,
      reason: { key: 'import.unknown', args: { name: 'Nobody' }, field: 'voip_carrier_sid' },
    });
  });

  it('a row that was there before is told, with the row that it repeats', async () => {
    const rows = await planned(`15083330001,${carrier}`, `+15083330001,${carrier}`);
    expect(rows[1]).toMatchObject({ state: 'error', reason: { key: 'import.double', args: { row: 2 } } });
  });

  it('a row that is wrong itself does not stand in the way of one that is right', async () => {
    const rows = await planned(
      '15083330001,Nobody',
      `15083330001,${carrier}`,
      `1.50833E+10,${carrier}`,
      `1.50833E+10,${carrier}`,
    );
    expect(rows.map((row) => (row.state === 'error' ? row.reason.key : row.state))).toEqual([
      'import.unknown',
      'new',
      'rules.phone_number.digits_lost',
      'rules.phone_number.digits_lost',
    ]);
  });

  it('a row with more or fewer cells than there are columns is an error', async () => {
    const rows = await planned('15083330001', `15083330002,${carrier},more`);
    expect(rows.map((row) => row.state === 'error' && row.reason.key)).toEqual(['import.cells', 'import.cells']);
  });

  it('what is locked on the record is not changed by a file', async () => {
    const admin = as('admin');
    const csv = await exportOf(admin, 'phone-numbers');
    const [head, first] = csv.replace('\ufeff', '').split('\r\n') as [string, string];
    const at = head.split(',').indexOf('Account');
    const accounts = await world.admin.provider.getAll(
      'accounts',
      { filter: {}, sort: { field: 'name', order: 'ASC' } },
      () => undefined,
    );
    const cells = first.split(',');
    const other = accounts.find(({ name: text }) => text !== cells[at])!.name as string;
    const [row] = await planOf(admin, 'phone-numbers', `${head}\r\n${cells.with(at, other).join(',')}`);
    expect(row).toMatchObject({ state: 'error', reason: { key: 'import.locked', field: 'account_sid' } });
  });

  it('an application that is another one is a change, and an empty cell takes it away', async () => {
    const csv = await exportOf(setting, 'phone-numbers');
    const lines = csv.replace('\ufeff', '').trim().split('\r\n');
    const at = lines[0]!.split(',').indexOf('Application');
    const routed = lines.slice(1).filter((line) => line.split(',')[at] !== '');
    const emptied = routed.map((line) => line.split(',').with(at, '').join(','));
    const rows = await planOf(setting, 'phone-numbers', [lines[0], ...emptied].join('\r\n'));
    expect(counts(rows)).toEqual({ new: 0, changed: routed.length, same: 0, error: 0 });
    expect(rows[0]).toMatchObject({ changes: { application_sid: null } });
  });
});

describe('a file of clients', () => {
  it('may hold the passwords of new ones; those of others are no difference', async () => {
    const setting = as('insider');
    const [known] = await world.insider.provider.getAll(
      'clients',
      { filter: {}, sort: { field: 'username', order: 'ASC' } },
      () => undefined,
    );
    const rows = await planOf(
      setting,
      'clients',
      `User name,Password,Active\r\ndesk-901,Very-Secret-1,yes\r\n${String(known!.username)},Other-1,${String(known!.is_active)}\r\ndesk-902,,yes`,
    );
    expect(rows.map(({ state }) => state)).toEqual(['new', 'same', 'error']);
    expect(rows[0]).toMatchObject({ values: { password: 'Very-Secret-1', is_active: true } });
    expect(rows[2]).toMatchObject({ reason: { field: 'password' } });
  });
});

it('an empty cell of a flag leaves it as it is', async () => {
  const setting = as('insider');
  const [known] = await world.insider.provider.getAll(
    'clients',
    { filter: { is_active: true }, sort: { field: 'username', order: 'ASC' } },
    () => undefined,
  );
  const rows = await planOf(setting, 'clients', `User name,Active\r\n${String(known!.username)},\r\n`);
  expect(rows.map(({ state }) => state)).toEqual(['same']);
});

describe('a file of carriers', () => {
  const planned = (...lines: string[]) => planOf(as('provider'), 'carriers', lines.join('\r\n'));

  it('makes none without a gateway, and says so', async () => {
    const [row] = await planned('Name,Active', 'New Trunk,yes');
    expect(row).toMatchObject({ state: 'error', reason: { key: 'resources.carriers.form.gateway_needed' } });
  });

  it('makes one with the gateway that it has columns for, whose other fields are as in the form', async () => {
    const [row] = await planned(
      'Name,Gateways: Network address,sip_gateways.netmask,sip_gateways.port,sip_gateways.outbound',
      'New Trunk,203.0.113.0,28,5070,yes',
    );
    expect(row).toMatchObject({
      state: 'new',
      values: {
        name: 'New Trunk',
        sip_gateways: [
          { ipv4: '203.0.113.0', netmask: '28', port: '5070', outbound: true, inbound: true, protocol: 'udp' },
        ],
      },
    });
  });

  it.each([
    ['256.1.1.1', 'yes', 'sip_gateways.ipv4'],
    ['sip.example.com', 'yes', 'sip_gateways.ipv4'],
    ['203.0.113.9', 'no', 'sip_gateways.inbound'],
    ['203.0.113.9', 'perhaps', 'sip_gateways.inbound'],
  ])('judges that gateway as the form does: %s, inbound %s', async (address, inbound, field) => {
    const [row] = await planned('Name,sip_gateways.ipv4,sip_gateways.inbound', `New Trunk,${address},${inbound}`);
    expect(row).toMatchObject({ state: 'error', reason: { field } });
  });

  it('says nothing of the gateways of carriers that are there', async () => {
    const csv = await exportOf(as('provider'), 'carriers');
    const [head, ...lines] = csv.replace('\ufeff', '').trim().split('\r\n') as [string, ...string[]];
    const rows = await planned(`${head},sip_gateways.ipv4`, ...lines.map((line) => `${line},203.0.113.9`));
    expect(counts(rows)).toEqual({ new: 0, changed: 0, same: lines.length, error: 0 });
  });
});
