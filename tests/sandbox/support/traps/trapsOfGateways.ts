import type { Answer } from '../api.ts';
import type { Trap } from '../trap.ts';
import type { World } from '../world.ts';

const nowhere = '00000000-0000-4000-8000-000000000000';
const refusal = (msg: string) => ({ msg });
const both = { ipv4: '198.51.100.7', inbound: 1, outbound: 1 };

type Kind = 'Sip' | 'Smpp';

const keyOf = { Sip: 'sip_gateway_sid', Smpp: 'smpp_gateway_sid' };

const makeGateway = async ({ admin, makeCarrier }: World, kind: Kind, extra: object = {}, carrier: object = {}) => {
  const path = `/${kind}Gateways`;
  return `${path}/${await admin.create(path, { voip_carrier_sid: await makeCarrier(carrier), ...both, ...extra })}`;
};

/** Reads the gateway after something was done to it. */
const afterwards = async ({ admin }: World, path: string, change: object): Promise<Answer> => {
  const { status, body } = await admin.put(path, change);
  return status === 204 ? admin.get(path) : { status, body, headers: new Headers() };
};

const refusedSip = (name: string, extra: object, msg: string): Trap => ({
  section: '9.5',
  name,
  when: async ({ admin, makeCarrier }) =>
    admin.post('/SipGateways', { voip_carrier_sid: await makeCarrier(), ...both, ...extra }),
  status: 400,
  body: refusal(msg),
});

const acceptedSip = (name: string, extra: object, body: object): Trap => ({
  section: '9.5',
  name,
  when: async (world) => world.admin.get(await makeGateway(world, 'Sip', extra)),
  status: 200,
  body,
});

const rules: Trap[] = [
  refusedSip('an inbound SIP gateway is no name', { ipv4: 'sip.example.com' }, 'Inbound gateway must be IPv4 address'),
  refusedSip('nor IPv6', { ipv4: '2001:db8::1' }, 'Inbound gateway must be IPv4 address'),
  refusedSip(
    'blanks are told before the kind of address',
    { ipv4: 'sip.example .com' },
    'Gateway must not contain whitespace',
  ),
  refusedSip(
    'an outbound gateway is one address',
    { inbound: 0, netmask: 24 },
    'For outbound only gateway netmask can only be 32',
  ),
  acceptedSip(
    'a gateway of neither direction has any netmask',
    { inbound: 0, outbound: 0, netmask: 8 },
    { netmask: 8 },
  ),
  acceptedSip('a text is a netmask, too', { inbound: 0, netmask: '32' }, { netmask: 32 }),
  acceptedSip('an outbound gateway has any name', { ipv4: 'münchen..-x', inbound: 0 }, { ipv4: 'münchen..-x' }),
  acceptedSip('a port is not looked at', { port: 99_999 }, { port: 99_999 }),
  acceptedSip('two gateways may be the same', {}, { netmask: 32, port: null, protocol: 'udp', is_active: 1 }),
  {
    section: '9.5',
    name: 'an unknown protocol is a fault of the database',
    when: async ({ admin, makeCarrier }) =>
      admin.post('/SipGateways', { voip_carrier_sid: await makeCarrier(), ...both, protocol: 'sctp' }),
    status: 500,
    body: /Data truncated for column 'protocol'/,
  },
  {
    section: '9.5',
    name: 'so is the carrier that an admin makes up',
    when: ({ admin }) => admin.post('/SipGateways', { voip_carrier_sid: nowhere, ...both }),
    status: 500,
    body: /foreign key constraint fails/,
  },
  {
    section: '26.3',
    name: 'inbound alone is judged without the stored address',
    when: async (world) => world.admin.put(await makeGateway(world, 'Sip'), { inbound: true }),
    status: 400,
    body: refusal('Inbound gateway must be IPv4 address'),
  },
  {
    section: '26.3',
    name: 'and an inbound gateway changes to a name where the body does not say inbound',
    when: async (world) => afterwards(world, await makeGateway(world, 'Sip'), { ipv4: 'sip.example.com' }),
    status: 200,
    body: { ipv4: 'sip.example.com', inbound: 1 },
  },
  {
    section: '9.5',
    name: 'a gateway moves to another carrier',
    when: async (world) => {
      const carrier = await world.makeCarrier();
      await world.admin.put(await makeGateway(world, 'Sip'), { voip_carrier_sid: carrier, is_active: 0 });
      return world.admin.get(`/SipGateways?voip_carrier_sid=${carrier}`);
    },
    status: 200,
    body: [{ is_active: 0 }],
  },
  {
    section: '9.5',
    name: 'an SMPP gateway is neither judged by its address nor by its netmask',
    when: async (world) => world.admin.get(await makeGateway(world, 'Smpp', { ipv4: 'a b', netmask: 7 })),
    status: 200,
    body: { ipv4: 'a b', netmask: 7, port: 2775, is_primary: 1, inbound: 1, outbound: 1, use_tls: 0 },
  },
  {
    section: '9.5',
    name: 'an SMPP gateway needs no direction',
    when: async ({ admin, makeCarrier }) =>
      admin.get(
        `/SmppGateways/${await admin.create('/SmppGateways', { voip_carrier_sid: await makeCarrier(), ipv4: 'x' })}`,
      ),
    status: 200,
    body: { inbound: 0, outbound: 1 },
  },
  {
    section: '9.5',
    name: 'an SMPP gateway has a port',
    when: async ({ admin, makeCarrier }) =>
      admin.post('/SmppGateways', { voip_carrier_sid: await makeCarrier(), ipv4: 'x', port: null }),
    status: 500,
    body: /Column 'port' cannot be null/,
  },
];

/** What both kinds have in common. */
const shared = (kind: Kind): Trap[] => [
  {
    section: '9.5',
    name: `${kind}: a list is asked for by carrier`,
    when: ({ admin }) => admin.get(`/${kind}Gateways`),
    status: 400,
    body: refusal('missing voip_carrier_sid'),
  },
  {
    section: '9.5',
    name: `${kind}: an admin lists nothing at a carrier that does not exist`,
    when: ({ admin }) => admin.get(`/${kind}Gateways?voip_carrier_sid=${nowhere}`),
    status: 200,
    body: [],
  },
  {
    section: '9.5',
    name: `${kind}: for a provider it is invalid`,
    when: ({ provider }) => provider.get(`/${kind}Gateways?voip_carrier_sid=${nowhere}`),
    status: 400,
    body: refusal('invalid voip_carrier_sid'),
  },
  {
    section: '9.5',
    name: `${kind}: a carrier is named`,
    when: ({ admin }) => admin.post(`/${kind}Gateways`, both),
    status: 400,
    body: refusal('missing voip_carrier_sid'),
  },
  {
    section: '9.5',
    name: `${kind}: an address is given`,
    when: async ({ admin, makeCarrier }) =>
      admin.post(`/${kind}Gateways`, { voip_carrier_sid: await makeCarrier(), inbound: 0, outbound: 1 }),
    status: 400,
    body: refusal('missing field ipv4'),
  },
  {
    section: '9.5',
    name: `${kind}: the change of a gateway that is gone`,
    when: ({ admin }) => admin.put(`/${kind}Gateways/${nowhere}`, both),
    status: 400,
    body: refusal(`invalid ${keyOf[kind]}`),
  },
  {
    section: '9.5',
    name: `${kind}: and its delete`,
    when: ({ admin }) => admin.delete(`/${kind}Gateways/${nowhere}`),
    status: 400,
    body: refusal(`invalid ${keyOf[kind]}`),
  },
  {
    section: '9.5',
    name: `${kind}: and its read`,
    when: ({ admin }) => admin.get(`/${kind}Gateways/${nowhere}`),
    status: 404,
    body: 'Not Found',
  },
  {
    section: '2.4',
    name: `${kind}: a single gateway is read by everybody`,
    when: async (world) => world.account.get(await makeGateway(world, kind, {}, { service_provider_sid: null })),
    status: 200,
  },
  {
    section: '2.4',
    name: `${kind}: a carrier of nobody is closed to providers`,
    when: async ({ provider, makeCarrier }) =>
      provider.get(`/${kind}Gateways?voip_carrier_sid=${await makeCarrier({ service_provider_sid: null })}`),
    status: 403,
    body: refusal('insufficient privileges'),
  },
];

/** What differs between the kinds: who may write to the shared carriers. */
const sharedCarriers: Trap[] = [
  {
    section: '26.7',
    name: "an account does not add SIP gateways to its provider's carrier",
    when: async ({ account, makeCarrier }) =>
      account.post('/SipGateways', { voip_carrier_sid: await makeCarrier(), ...both }),
    status: 403,
    body: refusal('insufficient privileges'),
  },
  {
    section: '26.7',
    name: 'nor deletes one there',
    when: async (world) => world.account.delete(await makeGateway(world, 'Sip')),
    status: 403,
    body: refusal('insufficient privileges'),
  },
  {
    section: '9.5',
    name: 'but deletes SMPP gateways there',
    when: async (world) => world.account.delete(await makeGateway(world, 'Smpp')),
    status: 204,
  },
  {
    section: '9.5',
    name: 'and adds them to a carrier of nobody',
    when: async ({ account, makeCarrier }) =>
      account.post('/SmppGateways', {
        voip_carrier_sid: await makeCarrier({ service_provider_sid: null }),
        ipv4: 'smpp.example.com',
      }),
    status: 201,
  },
  {
    section: '2.2',
    name: "an account's key has no provider and reaches no SMPP gateways of the provider",
    when: async ({ keyOf: keyFor, accountSid, makeCarrier }) =>
      (await keyFor({ account_sid: accountSid })).get(`/SmppGateways?voip_carrier_sid=${await makeCarrier()}`),
    status: 403,
    body: refusal('insufficient privileges'),
  },
  {
    section: '9.5',
    name: "nor those of the account's own carrier",
    when: async ({ keyOf: keyFor, accountSid, makeCarrier }) =>
      (await keyFor({ account_sid: accountSid })).get(
        `/SmppGateways?voip_carrier_sid=${await makeCarrier({ account_sid: accountSid })}`,
      ),
    status: 403,
    body: refusal('insufficient privileges'),
  },
];

/** Gateways of both kinds. */
export const trapsOfGateways: Trap[] = [...rules, ...shared('Sip'), ...shared('Smpp'), ...sharedCarriers];
