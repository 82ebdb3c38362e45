import type { Api } from '../api.ts';
import type { Trap } from '../trap.ts';
import type { World } from '../world.ts';

const nowhere = '00000000-0000-4000-8000-000000000000';
const refusal = (msg: string) => ({ msg });
const guarded = { status: 'fail', message: 'insufficient privileges' };

const templateSid = async ({ nobody }: World): Promise<string> =>
  String((await nobody.list('/PredefinedCarriers'))[0]?.predefined_carrier_sid);

/** The carrier made of a template, read by an admin; it is gone afterwards. */
async function cloned(world: World, owner: string, api: Api) {
  const sid = await api.create(`/${owner}/PredefinedCarriers/${await templateSid(world)}`, {});
  const answer = await world.admin.get(`/VoipCarriers/${sid}`);
  await world.admin.delete(`/VoipCarriers/${sid}`);
  return answer;
}

const templates: Trap[] = [
  {
    section: '9.6',
    name: 'templates are public',
    when: ({ nobody }) => nobody.get('/PredefinedCarriers'),
    status: 200,
  },
  {
    section: '9.6',
    name: "below a provider the carrier is the provider's",
    when: async (world) => {
      const { body, ...answer } = await cloned(world, `ServiceProviders/${world.providerSid}`, world.provider);
      const carrier = body as Record<string, unknown>;
      return { ...answer, body: [carrier.service_provider_sid === world.providerSid, carrier.account_sid] };
    },
    status: 200,
    body: [true, null],
  },
  {
    section: '9.6',
    name: "below an account, for its users, it is the account's",
    when: async (world) => {
      const { body, ...answer } = await cloned(world, `Accounts/${world.accountSid}`, world.account);
      const carrier = body as Record<string, unknown>;
      return { ...answer, body: [carrier.account_sid, carrier.service_provider_sid].map((sid) => typeof sid) };
    },
    status: 200,
    body: ['string', 'string'],
  },
  {
    section: '9.6',
    name: 'below an account, for anybody else, it is nobody’s',
    when: (world) => cloned(world, `Accounts/${world.accountSid}`, world.provider),
    status: 200,
    body: { account_sid: null, service_provider_sid: null },
  },
  {
    section: '9.6',
    name: 'the second of a name gets a tail',
    when: async (world) => {
      const owner = `ServiceProviders/${world.providerSid}`;
      const first = await world.admin.create(`/${owner}/PredefinedCarriers/${await templateSid(world)}`, {});
      const answer = await cloned(world, owner, world.admin);
      await world.admin.delete(`/VoipCarriers/${first}`);
      return { ...answer, body: (answer.body as { name: string }).name };
    },
    status: 200,
    body: /^.+-[0-9A-Za-z]{22}$/,
  },
  {
    section: '9.6',
    name: 'an unknown template is not found',
    when: ({ admin, providerSid }) => admin.post(`/ServiceProviders/${providerSid}/PredefinedCarriers/${nowhere}`),
    status: 404,
    body: 'Not Found',
  },
  {
    section: '9.6',
    name: 'an account user does not get below its provider',
    when: async (world) =>
      world.account.post(`/ServiceProviders/${world.providerSid}/PredefinedCarriers/${await templateSid(world)}`),
    status: 403,
    body: guarded,
  },
];

const addresses: Trap[] = [
  {
    section: '10',
    name: 'an address of ours is needed',
    when: ({ admin }) => admin.post('/Sbcs', { port: 5060 }),
    status: 400,
    body: refusal('missing field ipv4'),
  },
  {
    section: '10',
    name: 'nobody but an admin adds one, and the refusal fails',
    when: ({ provider }) => provider.post('/Sbcs', { ipv4: '192.0.2.1' }),
    status: 500,
    body: /Cannot read properties of undefined/,
  },
  {
    section: '10',
    name: 'nor deletes one',
    when: ({ account }) => account.delete(`/Sbcs/${nowhere}`),
    status: 500,
    body: refusal('res.status is not a function'),
  },
  {
    section: '10',
    name: 'what is not there is not found',
    when: ({ admin }) => admin.delete(`/Sbcs/${nowhere}`),
    status: 404,
    body: 'Not Found',
  },
  {
    section: '10',
    name: 'a provider with addresses sees its own, whatever it asks for, and so does its account',
    when: async (world) => {
      const own = { ipv4: '192.0.2.99', service_provider_sid: world.providerSid };
      await world.make('/Sbcs', own);
      const answer = await world.provider.get('/Sbcs?service_provider_sid=x');
      return { ...answer, body: [answer.body, await world.account.list('/Sbcs')] };
    },
    status: 200,
    body: [[{ ipv4: '192.0.2.99', port: 5060 }], [{ ipv4: '192.0.2.99', tls_port: null, wss_port: null }]],
  },
  {
    section: '10',
    name: 'addresses for messages are listed for whom they are asked',
    when: async ({ account, make, providerSid }) => {
      await make('/Smpps', { ipv4: '192.0.2.98', service_provider_sid: providerSid }, account);
      const answer = await account.get(`/Smpps?service_provider_sid=${providerSid}`);
      const global = await account.list('/Smpps');
      return { ...answer, body: [answer.body, global.some((row) => row.ipv4 === '192.0.2.98')] };
    },
    status: 200,
    body: [[{ ipv4: '192.0.2.98', port: 5060, use_tls: 0, is_primary: 1 }], false],
  },
  {
    section: '10',
    name: 'and deleted by anybody',
    when: async ({ account }) => account.delete(`/Smpps/${await account.create('/Smpps', { ipv4: '192.0.2.97' })}`),
    status: 204,
  },
];

/** Templates of carriers, and where carriers reach the platform. */
export const trapsOfTemplates: Trap[] = [...templates, ...addresses];
