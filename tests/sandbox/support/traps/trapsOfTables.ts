import type { Trap } from '../trap.ts';
import type { World } from '../world.ts';

const nowhere = '00000000-0000-4000-8000-000000000000';
const refusal = (msg: string) => ({ msg });

/** A routing table of a new account, with a route and an entry of it. */
async function tableOf({ admin, make, makeAccount, makeCarrier }: World) {
  const account_sid = await makeAccount();
  const voip_carrier_sid = await makeCarrier();
  const lcr_sid = await make('/Lcrs', { name: 'routes', account_sid });
  const lcr_route_sid = await admin.create('/LcrRoutes', { lcr_sid, regex: '^49', priority: 3 });
  const entry = await admin.create('/LcrCarrierSetEntries', { lcr_route_sid, voip_carrier_sid, priority: 1 });
  return { account_sid, lcr_sid, lcr_route_sid, entry };
}

const tables: Trap[] = [
  {
    section: '11.1',
    name: 'a table has a name',
    when: async ({ admin, makeAccount }) => admin.post('/Lcrs', { account_sid: await makeAccount() }),
    status: 400,
    body: refusal('missing field name'),
  },
  {
    section: '11.1',
    name: 'an account has one table',
    when: async (world) => {
      const { account_sid } = await tableOf(world);
      return world.admin.post('/Lcrs', { name: 'second', account_sid });
    },
    status: 400,
    body: /^Account: .+ {2}already has an active call routing table\.$/,
  },
  {
    section: '11.1',
    name: 'the owners exist',
    when: ({ admin }) => admin.post('/Lcrs', { name: 'x', service_provider_sid: nowhere }),
    status: 400,
    body: refusal('unknown service_provider_sid'),
  },
  {
    section: '11.1',
    name: 'the number of routes is counted',
    when: async (world) => world.admin.get(`/Lcrs/${(await tableOf(world)).lcr_sid}`),
    status: 200,
    body: { number_routes: 1, service_provider_sid: null, default_carrier_set_entry_sid: null },
  },
  {
    section: '26.2',
    name: 'and not taken back',
    when: async (world) => world.admin.put(`/Lcrs/${(await tableOf(world)).lcr_sid}`, { number_routes: 1 }),
    status: 500,
    body: /Unknown column 'number_routes'/,
  },
  {
    section: '26.7',
    name: "a provider does not see its accounts' tables",
    when: async (world) => {
      const { lcr_sid } = await tableOf(world);
      const answer = await world.provider.get('/Lcrs');
      return { ...answer, body: (answer.body as { lcr_sid: string }[]).some((row) => row.lcr_sid === lcr_sid) };
    },
    status: 200,
    body: false,
  },
  {
    section: '11.1',
    name: 'nor reads one',
    when: async (world) => world.provider.get(`/Lcrs/${(await tableOf(world)).lcr_sid}`),
    status: 404,
    body: 'Not Found',
  },
  {
    section: '11.1',
    name: 'nor changes one',
    when: async (world) => world.provider.put(`/Lcrs/${(await tableOf(world)).lcr_sid}`, { is_active: 0 }),
    status: 400,
    body: refusal('unknown lcr_sid'),
  },
  {
    section: '11.1',
    name: 'but deletes any',
    when: async (world) => world.provider.delete(`/Lcrs/${(await tableOf(world)).lcr_sid}`),
    status: 204,
  },
];

const parts: Trap[] = [
  {
    section: '11.2',
    name: 'routes come with their entries',
    when: async (world) => world.admin.get(`/LcrRoutes?lcr_sid=${(await tableOf(world)).lcr_sid}`),
    status: 200,
    body: [{ regex: '^49', priority: 3, description: null, lcr_carrier_set_entries: [{ workload: 1, priority: 1 }] }],
  },
  {
    section: '11.2',
    name: 'and are asked for by table',
    when: ({ admin }) => admin.get('/LcrRoutes'),
    status: 400,
    body: refusal('missing lcr_sid'),
  },
  {
    section: '11.2',
    name: "a provider does not list the routes of an account's table",
    when: async (world) => world.provider.get(`/LcrRoutes?lcr_sid=${(await tableOf(world)).lcr_sid}`),
    status: 400,
    body: refusal('unknown lcr_sid'),
  },
  {
    section: '11.2',
    name: 'a route is in a table',
    when: ({ admin }) => admin.post('/LcrRoutes', { regex: 'x', priority: 0 }),
    status: 400,
    body: refusal('missing parameter lcr_sid'),
  },
  {
    section: '11.2',
    name: 'a pattern is not looked at, its length is',
    when: async (world) =>
      world.admin.put(`/LcrRoutes/${(await tableOf(world)).lcr_route_sid}`, { regex: '('.repeat(33) }),
    status: 500,
    body: /Data too long for column 'regex'/,
  },
  {
    section: '26.8',
    name: 'the route of the default entry stays',
    when: async (world) => {
      const { lcr_sid, lcr_route_sid, entry } = await tableOf(world);
      await world.admin.put(`/Lcrs/${lcr_sid}`, { default_carrier_set_entry_sid: entry });
      return world.admin.delete(`/LcrRoutes/${lcr_route_sid}`);
    },
    status: 500,
    body: /foreign key constraint fails/,
  },
  {
    section: '11.3',
    name: 'an entry has a carrier',
    when: async (world) =>
      world.admin.post('/LcrCarrierSetEntries', { lcr_route_sid: (await tableOf(world)).lcr_route_sid }),
    status: 400,
    body: refusal('missing voip_carrier_sid'),
  },
  {
    section: '11.3',
    name: 'that exists',
    when: async (world) =>
      world.admin.put(`/LcrCarrierSetEntries/${(await tableOf(world)).entry}`, { voip_carrier_sid: nowhere }),
    status: 400,
    body: refusal('unknown voip_carrier_sid'),
  },
  {
    section: '11.3',
    name: 'entries are asked for by route, which only the database tells',
    when: ({ admin }) => admin.get('/LcrCarrierSetEntries'),
    status: 500,
    body: /SQL syntax/,
  },
];

const routeTo = (voip_carrier_sid: string, more: object = {}) => ({
  regex: '^33',
  priority: 0,
  lcr_carrier_set_entries: [{ voip_carrier_sid }],
  ...more,
});

/** What the table holds once a batch was sent to it. */
async function afterBatch(
  world: World,
  send: (sids: Awaited<ReturnType<typeof tableOf>> & { carrier: string; path: string }) => Promise<unknown>,
) {
  const sids = await tableOf(world);
  await send({ ...sids, carrier: await world.makeCarrier(), path: `/Lcrs/${sids.lcr_sid}/Routes` });
  return world.admin.get(`/LcrRoutes?lcr_sid=${sids.lcr_sid}`);
}

const batch: Trap[] = [
  {
    section: '11.4',
    name: 'a batch needs a table',
    when: ({ admin }) => admin.post(`/Lcrs/${nowhere}/Routes`, []),
    status: 404,
    body: 'Not Found',
  },
  {
    section: '11.4',
    name: 'a batch is an array',
    when: async (world) => world.admin.put(`/Lcrs/${(await tableOf(world)).lcr_sid}/Routes`, { regex: '1' }),
    status: 500,
    body: refusal('body is not iterable'),
  },
  {
    section: '11.4',
    name: 'each of its routes has entries',
    when: async (world) =>
      world.admin.post(`/Lcrs/${(await tableOf(world)).lcr_sid}/Routes`, [{ regex: '1', priority: 0 }]),
    status: 400,
    body: refusal('Lcr Route batch process require lcr_carrier_set_entries'),
  },
  {
    section: '11.4',
    name: 'each of these has a carrier',
    when: async (world) => world.admin.put(`/Lcrs/${(await tableOf(world)).lcr_sid}/Routes`, [routeTo('')]),
    status: 400,
    body: refusal('One of lcr_carrier_set_entries is missing voip_carrier_sid'),
  },
  {
    section: '11.4',
    name: 'that exists',
    when: async (world) => world.admin.put(`/Lcrs/${(await tableOf(world)).lcr_sid}/Routes`, [routeTo(nowhere)]),
    status: 400,
    body: refusal('unknown voip_carrier_sid'),
  },
  {
    section: '11.4',
    name: 'all are judged before the first is written',
    when: (world) => afterBatch(world, ({ path, carrier }) => world.admin.post(path, [routeTo(carrier), routeTo('')])),
    status: 200,
    body: [{ regex: '^49' }],
  },
  {
    section: '11.4',
    name: 'what the database refuses leaves those before it',
    when: (world) =>
      afterBatch(world, ({ path, carrier }) =>
        world.admin.post(path, [routeTo(carrier), routeTo(carrier, { regex: '3'.repeat(33) })]),
      ),
    status: 200,
    body: [{ regex: '^33' }, { regex: '^49' }],
  },
  {
    section: '11.4',
    name: 'a new route of priority 9999 becomes the default',
    when: async (world) => {
      const { lcr_sid } = await tableOf(world);
      await world.admin.put(`/Lcrs/${lcr_sid}/Routes`, [routeTo(await world.makeCarrier(), { priority: 9999 })]);
      const answer = await world.admin.get(`/Lcrs/${lcr_sid}`);
      return { ...answer, body: (answer.body as Record<string, unknown>).default_carrier_set_entry_sid !== null };
    },
    status: 200,
    body: true,
  },
  {
    section: '11.4',
    name: 'an update deletes nothing that it does not name',
    when: (world) => afterBatch(world, ({ path, carrier }) => world.admin.put(path, [routeTo(carrier)])),
    status: 200,
    body: [{ regex: '^33' }, { regex: '^49', lcr_carrier_set_entries: [{}] }],
  },
  {
    section: '11.4',
    name: 'an update changes a route and its entries in place, and passes over new entries',
    when: (world) =>
      afterBatch(world, ({ path, carrier, lcr_route_sid, entry }) =>
        world.admin.put(path, [
          {
            lcr_route_sid,
            regex: '^48',
            priority: 5,
            lcr_carrier_set_entries: [
              { lcr_carrier_set_entry_sid: entry, voip_carrier_sid: carrier, workload: 7 },
              { voip_carrier_sid: carrier, workload: 2 },
            ],
          },
        ]),
      ),
    status: 200,
    body: [{ regex: '^48', priority: 5, lcr_carrier_set_entries: [{ workload: 7, priority: 1 }] }],
  },
  {
    section: '26.2',
    name: 'a route alone does not take its entries along',
    when: async (world) => {
      const { lcr_route_sid, entry } = await tableOf(world);
      return world.admin.put(`/LcrRoutes/${lcr_route_sid}`, {
        lcr_carrier_set_entries: [{ lcr_carrier_set_entry_sid: entry }],
      });
    },
    status: 500,
    body: /Unknown column 'lcr_carrier_set_entries'/,
  },
];

/** Routing tables, their routes and the carriers of these. */
export const trapsOfTables: Trap[] = [...tables, ...parts, ...batch];
