import type { Trap } from '../trap.ts';

const iso = '2026-01-31T09:15:00.000Z';

/** platform-api 26.2, 26.3 */
export const trapsOfUpdates: Trap[] = [
  {
    section: '26.2',
    name: 'the primary key is immutable',
    when: ({ admin, accountSid }) => admin.put(`/Accounts/${accountSid}`, { account_sid: accountSid }),
    status: 400,
    body: { msg: 'primary key account_sid is immutable' },
  },
  {
    section: '26.2',
    name: 'a date is not taken as it was given out',
    when: async ({ admin, makeApplication }) =>
      admin.put(`/Applications/${await makeApplication()}`, { created_at: iso }),
    status: 500,
    body: /Incorrect datetime value/,
  },
  {
    section: '26.2',
    name: 'a trial end in ISO form fails',
    when: ({ admin, accountSid }) => admin.put(`/Accounts/${accountSid}`, { trial_end_date: iso }),
    status: 500,
    body: /Incorrect datetime value/,
  },
  {
    section: '26.2',
    name: "an account's provider may not be sent, even unchanged",
    when: ({ admin, accountSid, providerSid }) =>
      admin.put(`/Accounts/${accountSid}`, { service_provider_sid: providerSid }),
    status: 400,
    body: { msg: 'service_provider_sid may not be modified' },
  },
  {
    section: '26.2',
    name: "an account's hook may not name its row",
    when: ({ admin, accountSid, hook }) =>
      admin.put(`/Accounts/${accountSid}`, { registration_hook: { ...hook, webhook_sid: 'x' } }),
    status: 400,
    body: { msg: 'primary key webhook_sid is immutable' },
  },
  {
    section: '26.2',
    name: 'a property that is no column fails',
    when: ({ admin, accountSid }) => admin.put(`/Accounts/${accountSid}`, { root_domain: 'example.com' }),
    status: 500,
    body: /Unknown column 'root_domain'/,
  },
  {
    section: '26.2',
    name: 'an account user may not send the realm',
    when: ({ account, accountSid }) => account.put(`/Accounts/${accountSid}`, { sip_realm: 'a.sip.example.com' }),
    status: 400,
    body: /to set or change the sip realm/,
  },
  {
    section: '26.2',
    name: "a provider's hook is lost when it is left out",
    when: async ({ admin, providerSid, hook }) => {
      await admin.put(`/ServiceProviders/${providerSid}`, { registration_hook: hook });
      await admin.put(`/ServiceProviders/${providerSid}`, { description: 'renewed' });
      return admin.get(`/ServiceProviders/${providerSid}`);
    },
    status: 200,
    body: { description: 'renewed', registration_hook: null },
  },
  {
    section: '26.2',
    name: "an application's call hook may not be null",
    when: async ({ admin, makeApplication }) =>
      admin.put(`/Applications/${await makeApplication()}`, { call_hook: null }),
    status: 500,
  },
  {
    section: '26.2',
    name: "an application's messaging hook may not be null",
    when: async ({ admin, makeApplication }) =>
      admin.put(`/Applications/${await makeApplication()}`, { messaging_hook: null }),
    status: 500,
  },
  {
    section: '26.2',
    name: 'a joined name in an application fails',
    when: async ({ admin, makeApplication }) =>
      admin.put(`/Applications/${await makeApplication()}`, { account_name: 'x' }),
    status: 500,
    body: /Unknown column 'account_name'/,
  },
  {
    section: '26.2',
    name: 'a number may not be sent, even unchanged',
    when: async ({ admin, makeNumber }) => {
      const path = `/PhoneNumbers/${await makeNumber()}`;
      return admin.put(path, { number: (await admin.record(path)).number });
    },
    status: 400,
    body: { msg: 'number may not be modified' },
  },
  {
    section: '26.2',
    name: "a number's carrier may not be sent, even unchanged",
    when: async ({ admin, makeNumber, makeCarrier }) => {
      const carrier = { voip_carrier_sid: await makeCarrier() };
      return admin.put(`/PhoneNumbers/${await makeNumber(carrier)}`, carrier);
    },
    status: 400,
    body: { msg: 'voip_carrier_sid may not be modified' },
  },
  {
    section: '26.2',
    name: 'a registration state sent back breaks every list with the carrier',
    when: async ({ admin, makeCarrier }) => {
      const path = `/VoipCarriers/${await makeCarrier()}`;
      await admin.put(path, { register_status: { status: 'ok' } });
      const broken = await admin.get('/VoipCarriers');
      await admin.put(path, { register_status: null });
      return broken;
    },
    status: 500,
  },
  {
    section: '26.2',
    name: 'what is computed for a user is ignored',
    when: async ({ admin, makeUser }) =>
      admin.put(`/Users/${(await makeUser()).sid}`, { scope: 'account', account_name: 'x', is_view_only: false }),
    status: 204,
  },
  {
    section: '26.2',
    name: 'a user is not promoted by a null',
    when: ({ admin, viewerSid }) => admin.put(`/Users/${viewerSid}`, { account_sid: null, is_view_only: true }),
    status: 400,
    body: { msg: 'Invalid request: user may not be promoted' },
  },
  {
    section: '26.2',
    name: "a user's unchanged account ends the user's sessions",
    when: async ({ admin, nobody, makeUser, accountOwner, password }) => {
      const { sid, name } = await makeUser(accountOwner);
      const user = await nobody.signedIn(name, password);
      await admin.put(`/Users/${sid}`, { account_sid: accountOwner.account_sid, is_view_only: false });
      return user.get('/Accounts');
    },
    status: 401,
    body: 'Unauthorized',
  },
  {
    section: '26.2',
    name: "a client's mask becomes its password",
    when: async ({ admin, makeClient }) => {
      const path = `/Clients/${await makeClient({ password: 'secret' })}`;
      await admin.put(path, { password: 'sXXXXXXXX' });
      return admin.get(path);
    },
    status: 200,
    body: { password: 'sXXXXXXXX' },
  },
  {
    section: '26.2',
    name: 'an empty bucket credential destroys the stored one',
    when: async ({ admin, makeAccount }) => {
      const path = `/Accounts/${await makeAccount()}`;
      const credential = { vendor: 'azure', name: 'calls', connection_string: 'AccountKey=12345' };
      await admin.put(path, { bucket_credential: credential });
      await admin.put(path, { bucket_credential: {} });
      return admin.get(path);
    },
    status: 200,
    body: { bucket_credential: {} },
  },
  {
    section: '26.2',
    name: 'an empty update of an application fails',
    when: async ({ admin, makeApplication }) => admin.put(`/Applications/${await makeApplication()}`, {}),
    status: 500,
    body: /SQL syntax/,
  },
  {
    section: '26.3',
    name: 'an update of a user without the flag takes view-only away',
    when: async ({ admin, makeUser, accountOwner }) => {
      const { sid, name } = await makeUser({ ...accountOwner, is_view_only: true });
      await admin.put(`/Users/${sid}`, { name });
      return admin.get(`/Users/${sid}`);
    },
    status: 200,
    body: { is_view_only: false },
  },
  {
    section: '26.3',
    name: 'a user made by an account user without the provider is an admin',
    when: async ({ admin, account, makeUser }) => {
      const { sid } = await makeUser({}, account);
      const users = await admin.get('/Users');
      return { ...users, body: (users.body as { user_sid: string }[]).find((user) => user.user_sid === sid) };
    },
    status: 200,
    body: { scope: 'admin' },
  },
  {
    section: '26.3',
    name: 'an application without a call hook fails',
    when: ({ admin, accountSid }) => admin.post('/Applications', { name: 'x', account_sid: accountSid }),
    status: 500,
    body: /Cannot read properties of undefined/,
  },
  {
    section: '26.3',
    name: 'hooks alone are written, and the update fails all the same',
    when: async ({ admin, makeApplication, hook }) => {
      const path = `/Applications/${await makeApplication()}`;
      const { webhook_sid: sid } = (await admin.record(path)).call_hook as { webhook_sid: string };
      return admin.put(path, { call_hook: { ...hook, webhook_sid: sid } });
    },
    status: 500,
    body: /SQL syntax/,
  },
  {
    section: '26.3',
    name: "a carrier's application needs the account beside it",
    when: async ({ admin, makeApplication }) =>
      admin.post('/VoipCarriers', { name: 'x', application_sid: await makeApplication() }),
    status: 400,
    body: { msg: 'account_sid missing' },
  },
  {
    section: '26.3',
    name: 'a carrier a provider makes without naming itself is invisible to it',
    when: async (world) => {
      const sid = await world.make('/VoipCarriers', { name: 'Orphan' }, world.provider);
      return world.provider.get(`/VoipCarriers/${sid}`);
    },
    status: 400,
    body: { msg: 'insufficient privileges' },
  },
  {
    section: '26.3',
    name: 'a client without its account in the update escapes the check of the name',
    when: async ({ admin, makeClient }) => {
      const taken = await makeClient();
      const { username } = await admin.record(`/Clients/${taken}`);
      return admin.put(`/Clients/${await makeClient()}`, { username });
    },
    status: 204,
  },
  {
    section: '26.3',
    name: 'a page without its size echoes null',
    when: ({ admin }) => admin.get('/Applications?page=1'),
    status: 200,
    body: { page: 1, page_size: null },
  },
  {
    section: '26.3',
    name: 'a gateway needs both directions',
    when: async ({ admin, makeCarrier }) =>
      admin.post('/SipGateways', { voip_carrier_sid: await makeCarrier(), ipv4: '198.51.100.1' }),
    status: 500,
    body: /doesn't have a default value/,
  },
];
