import { expect } from 'vitest';
import type { Trap } from '../trap.ts';
import type { World } from '../world.ts';

const nowhere = '00000000-0000-4000-8000-000000000000';
const refusal = (msg: string) => ({ msg });
const register = { requires_register: true, register_username: 'u', register_password: 'p' };

const refusedRule = (name: string, columns: object, msg: string): Trap => ({
  section: '9.3',
  name,
  when: ({ admin, providerSid }) =>
    admin.post('/VoipCarriers', { name: 'x', service_provider_sid: providerSid, ...columns }),
  status: 400,
  body: refusal(msg),
});

const rules: Trap[] = [
  refusedRule('a carrier has a name', { name: undefined }, 'missing field name'),
  refusedRule(
    'a registration has a user',
    { ...register, register_username: ' ' },
    'register_username is required when requires_register is true',
  ),
  refusedRule(
    'and a password',
    { ...register, register_password: '' },
    'register_password is required when requires_register is true',
  ),
  refusedRule(
    'a user has no blanks, registering or not',
    { register_username: 'a b' },
    'register_username must not contain whitespace',
  ),
  refusedRule(
    'the blanks are told before the missing password',
    { requires_register: true, register_username: 'a b' },
    'register_username must not contain whitespace',
  ),
  refusedRule(
    'an empty realm is no realm',
    { register_sip_realm: '' },
    'register_sip_realm must not be empty string; use null to fall back to gateway IP',
  ),
  refusedRule(
    'a realm has a dot',
    { register_sip_realm: 'localhost' },
    'register_sip_realm must be a valid domain or IP address (no sip: prefix, no spaces)',
  ),
  refusedRule(
    'a realm is no SIP address',
    { register_sip_realm: 'sip:example.com' },
    'register_sip_realm must be a valid domain or IP address (no sip: prefix, no spaces)',
  ),
  refusedRule(
    'nor is the domain of the sender',
    { register_from_domain: 'example .com' },
    'register_from_domain must be a valid domain or IP address (no sip: prefix, no spaces)',
  ),
  refusedRule('an account exists', { account_sid: nowhere }, 'unknown account_sid'),
  refusedRule('an application comes with its account', { application_sid: nowhere }, 'account_sid missing'),
  {
    section: '9.3',
    name: 'and belongs to it',
    when: async ({ admin, makeApplication, makeAccount, providerSid }) =>
      admin.post('/VoipCarriers', {
        name: 'x',
        service_provider_sid: providerSid,
        account_sid: await makeAccount(),
        application_sid: await makeApplication(),
      }),
    status: 400,
    body: refusal('application_sid does not exist for specified account_sid'),
  },
  {
    section: '9.3',
    name: 'the domain of the sender may be empty',
    when: async ({ admin, makeCarrier }) =>
      admin.get(`/VoipCarriers/${await makeCarrier({ register_from_domain: '' })}`),
    status: 200,
    body: { register_from_domain: '', register_status: {} },
  },
  {
    section: '9.3',
    name: 'a switched-on registration is judged with the stored password',
    when: async ({ admin, makeCarrier }) =>
      admin.put(`/VoipCarriers/${await makeCarrier({ register_username: 'u', register_password: 'p' })}`, {
        requires_register: true,
      }),
    status: 204,
  },
  ...['register_use_tls', 'sip_proxy'].map((name) => ({
    section: '9.3',
    name: `${name} is no column`,
    when: ({ admin }: World) => admin.post('/VoipCarriers', { name: 'x', [name]: 1 }),
    status: 500,
    body: new RegExp(`Unknown column '${name}'`),
  })),
  {
    section: '9.3',
    name: 'below a provider nothing of it is looked at',
    when: ({ admin, providerSid }) =>
      admin.post(`/ServiceProviders/${providerSid}/VoipCarriers`, {
        name: 'unchecked',
        requires_register: 1,
        register_sip_realm: '',
      }),
    status: 201,
  },
];

const owners: Trap[] = [
  {
    section: '9.3',
    name: "an account's carrier has the account and no provider",
    when: async ({ account, admin, make, accountSid }) => {
      const answer = await admin.get(`/VoipCarriers/${await make('/VoipCarriers', { name: 'x' }, account)}`);
      return { ...answer, body: [(answer.body as { account_sid: string }).account_sid === accountSid, answer.body] };
    },
    status: 200,
    body: [true, { service_provider_sid: null }],
  },
  {
    section: '9.3',
    name: 'below its account it has both',
    when: async ({ account, accountSid }) => {
      const sid = await account.create(`/Accounts/${accountSid}/VoipCarriers`, { name: 'x' });
      const answer = await account.get(`/VoipCarriers/${sid}`);
      await account.delete(`/VoipCarriers/${sid}`);
      return answer;
    },
    status: 200,
    body: { service_provider_sid: expect.any(String) as unknown },
  },
  {
    section: '6.7',
    name: 'below an account an admin fails',
    when: ({ admin, accountSid }) => admin.post(`/Accounts/${accountSid}/VoipCarriers`, { name: 'x' }),
    status: 500,
    body: /Cannot read properties of undefined/,
  },
  {
    section: '9.3',
    name: "an account does not change its provider's carrier",
    when: async ({ account, makeCarrier }) => account.put(`/VoipCarriers/${await makeCarrier()}`, { is_active: 0 }),
    status: 422,
    body: refusal('carrier belongs to a different user'),
  },
  {
    section: '6.7',
    name: 'except below its account, where nobody asks',
    when: async ({ account, accountSid, makeCarrier }) =>
      account.put(`/Accounts/${accountSid}/VoipCarriers/${await makeCarrier()}`, { is_active: 0 }),
    status: 204,
  },
  {
    section: '9.4',
    name: 'nor deletes it',
    when: async ({ account, makeCarrier }) => account.delete(`/VoipCarriers/${await makeCarrier()}`),
    status: 422,
    body: refusal('carrier belongs to a different user'),
  },
  {
    section: '2.4',
    name: 'a provider changes any carrier',
    when: async ({ provider, makeCarrier }) =>
      provider.put(`/VoipCarriers/${await makeCarrier({ service_provider_sid: null })}`, { is_active: 0 }),
    status: 204,
  },
  {
    section: '9.2',
    name: 'page 0 fails',
    when: ({ admin }) => admin.get('/VoipCarriers?page=0&page_size=5'),
    status: 500,
    body: /SQL syntax/,
  },
  {
    section: '9.2',
    name: "a provider's list is narrowed by account to the account's and the shared ones",
    when: async (world) => {
      const sid = await world.makeAccount();
      const [own, shared, other] = [
        await world.makeCarrier({ account_sid: sid }),
        await world.makeCarrier(),
        await world.makeCarrier({ account_sid: world.accountSid }),
      ];
      const answer = await world.provider.get(`/VoipCarriers?account_sid=${sid}&page=1&page_size=500`);
      const listed = (answer.body as { data: { voip_carrier_sid: string }[] }).data.map((row) => row.voip_carrier_sid);
      return { ...answer, body: [own, shared, other].map((carrier) => listed.includes(carrier)) };
    },
    status: 200,
    body: [true, true, false],
  },
];

const gateways = { ipv4: '198.51.100.9', inbound: 1, outbound: 1 };

async function routedCarrier({ admin, make, makeAccount, makeCarrier }: World): Promise<string> {
  const carrier = await makeCarrier();
  await admin.create('/SipGateways', { voip_carrier_sid: carrier, ...gateways });
  await admin.create('/SmppGateways', { voip_carrier_sid: carrier, ipv4: 'smpp.example.com' });
  const lcr_sid = await make('/Lcrs', { name: 'routes', account_sid: await makeAccount() });
  const lcr_route_sid = await admin.create('/LcrRoutes', { lcr_sid, regex: '.*', priority: 0 });
  await admin.create('/LcrCarrierSetEntries', { lcr_route_sid, voip_carrier_sid: carrier });
  return carrier;
}

const deletes: Trap[] = [
  {
    section: '9.4',
    name: 'a carrier with numbers stays',
    when: async ({ admin, makeCarrier, makeNumber }) => {
      const sid = await makeCarrier();
      await makeNumber({ voip_carrier_sid: sid });
      return admin.delete(`/VoipCarriers/${sid}`);
    },
    status: 422,
    body: refusal('cannot delete voip carrier with active phone numbers'),
  },
  {
    section: '26.8',
    name: 'a carrier in a routing table stays as well',
    when: async (world) => world.admin.delete(`/VoipCarriers/${await routedCarrier(world)}`),
    status: 500,
    body: /foreign key constraint fails/,
  },
  {
    section: '26.8',
    name: 'but its gateways of both kinds are gone',
    when: async (world) => {
      const sid = await routedCarrier(world);
      await world.admin.delete(`/VoipCarriers/${sid}`);
      const sip = await world.admin.get(`/SipGateways?voip_carrier_sid=${sid}`);
      return { ...sip, body: [sip.body, await world.admin.list(`/SmppGateways?voip_carrier_sid=${sid}`)] };
    },
    status: 200,
    body: [[], []],
  },
  {
    section: '9.4',
    name: 'a carrier goes with its gateways',
    when: async ({ admin, makeCarrier }) => {
      const sid = await makeCarrier();
      for (const kind of ['Sip', 'Smpp'])
        await admin.create(`/${kind}Gateways`, { voip_carrier_sid: sid, ...gateways });
      return admin.delete(`/VoipCarriers/${sid}`);
    },
    status: 204,
  },
  {
    section: '9.4',
    name: 'there is nothing to delete twice',
    when: ({ admin }) => admin.delete(`/VoipCarriers/${nowhere}`),
    status: 404,
    body: 'Not Found',
  },
  {
    section: '6.3',
    name: 'SMPP gateways keep an account, whose SIP gateways are gone then',
    when: async ({ admin, makeAccount, makeCarrier }) => {
      const account_sid = await makeAccount();
      const carrier = await makeCarrier({ account_sid });
      await admin.create('/SmppGateways', { voip_carrier_sid: carrier, ipv4: 'smpp.example.com' });
      await admin.create('/SipGateways', { voip_carrier_sid: carrier, ...gateways });
      const { status } = await admin.delete(`/Accounts/${account_sid}`);
      const rest = await admin.get(`/SipGateways?voip_carrier_sid=${carrier}`);
      return { ...rest, status };
    },
    status: 500,
    body: [],
  },
];

/** Carriers: rules, owners, deletes. */
export const trapsOfCarriers: Trap[] = [...rules, ...owners, ...deletes];
