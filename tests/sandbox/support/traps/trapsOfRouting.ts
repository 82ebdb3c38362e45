import type { Trap } from '../trap.ts';

const nowhere = '00000000-0000-4000-8000-000000000000';
const refusal = (msg: string) => ({ msg });
const register = { requires_register: true, register_username: 'u', register_password: 'p' };

/** Pages, numbers, carriers, gateways and clients. */
export const trapsOfRouting: Trap[] = [
  {
    section: '1.8',
    name: 'a page size that is no number is told as a variable',
    when: ({ admin }) => admin.get('/Applications?page=1&page_size=x'),
    status: 500,
    body: /Undeclared variable: NaN/,
  },
  {
    section: '1.8',
    name: 'a negative page fails, though page 0 does not',
    when: ({ admin }) => admin.get('/PhoneNumbers?page=-1&page_size=2'),
    status: 500,
    body: /SQL syntax/,
  },
  {
    section: '8.2',
    name: "a number without an account may be on an account's carrier",
    when: async ({ admin, makeNumber, makeCarrier, accountSid }) =>
      admin.get(
        `/PhoneNumbers/${await makeNumber({ voip_carrier_sid: await makeCarrier({ account_sid: accountSid }) })}`,
      ),
    status: 200,
    body: { account_sid: null },
  },
  {
    section: '8.2',
    name: 'a provider fails to change a number that is neither its own nor of an account',
    when: async ({ provider, makeNumber }) =>
      provider.put(`/PhoneNumbers/${await makeNumber()}`, { application_sid: null }),
    status: 500,
    body: refusal("Cannot read properties of undefined (reading 'service_provider_sid')"),
  },
  {
    section: '8.2',
    name: 'and may change an unassigned one it made itself',
    when: async ({ provider, makeNumber }) =>
      provider.put(`/PhoneNumbers/${await makeNumber({}, provider)}`, { application_sid: null }),
    status: 204,
  },
  {
    section: '9.3',
    name: 'a password set to null counts as the stored one, and is gone all the same',
    when: async ({ admin, makeCarrier }) => {
      const path = `/VoipCarriers/${await makeCarrier(register)}`;
      await admin.put(path, { register_password: null });
      return admin.get(path);
    },
    status: 200,
    body: { requires_register: 1, register_password: null },
  },
  {
    section: '9.3',
    name: "an account's update of a carrier names the account by itself",
    when: async ({ account, makeCarrier, makeApplication, accountSid }) =>
      account.put(`/VoipCarriers/${await makeCarrier({ account_sid: accountSid })}`, {
        application_sid: await makeApplication(),
      }),
    status: 204,
  },
  {
    section: '9.3',
    name: 'a carrier that does not exist fails an account',
    when: ({ account }) => account.put(`/VoipCarriers/${nowhere}`, { description: 'x' }),
    status: 500,
    body: refusal("Cannot read properties of null (reading 'account_sid')"),
  },
  {
    section: '9.4',
    name: 'and fails its delete likewise',
    when: ({ account }) => account.delete(`/VoipCarriers/${nowhere}`),
    status: 500,
    body: refusal("Cannot read properties of null (reading 'account_sid')"),
  },
  {
    section: '9.3',
    name: 'a malformed carrier below an account is a bad request',
    when: ({ admin, accountSid }) => admin.put(`/Accounts/${accountSid}/VoipCarriers/foo`, { description: 'x' }),
    status: 400,
    body: refusal('Bad request'),
  },
  {
    section: '9.5',
    name: 'a gateway is judged before its carrier is',
    when: ({ account }) =>
      account.post('/SipGateways', { voip_carrier_sid: nowhere, ipv4: 'a b', inbound: 1, outbound: 1 }),
    status: 400,
    body: refusal('Gateway must not contain whitespace'),
  },
  {
    section: '9.5',
    name: 'an account lists the gateways of a carrier of no account, whose provider ever',
    when: async ({ account, makeCarrier }) =>
      account.get(`/SipGateways?voip_carrier_sid=${await makeCarrier({ service_provider_sid: null })}`),
    status: 200,
    body: [],
  },
  {
    section: '12',
    name: 'two clients of an account need names that differ by more than case',
    when: async ({ makeClient, admin, accountSid }) => {
      await makeClient({ username: 'Alice' });
      return admin.post('/Clients', { account_sid: accountSid, username: 'alice' });
    },
    status: 400,
    body: refusal("the client's username already exists"),
  },
  {
    section: '19.3',
    name: 'a device is known by its own name, its switches by a client of any case',
    when: async ({ makeClient, admin, accountSid }) => {
      await makeClient({ username: 'Bob', allow_direct_queue_calling: 0 });
      return admin.get(`/Accounts/${accountSid}/RegisteredSipUsers/bob`);
    },
    status: 200,
    body: { name: 'bob', registered_status: 'inactive', allow_direct_app_calling: 1, allow_direct_queue_calling: 0 },
  },
  {
    section: '12',
    name: 'a number is no password for a client',
    when: ({ admin, accountSid }) =>
      admin.post('/Clients', { account_sid: accountSid, username: 'x', password: 12345 }),
    status: 500,
    body: /Received type number \(12345\)/,
  },
];
