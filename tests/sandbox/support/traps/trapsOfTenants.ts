import type { Trap } from '../trap.ts';

/** platform-api 26.7 to 26.9 */
export const trapsOfTenants: Trap[] = [
  {
    section: '26.7',
    name: 'a provider does not see the unassigned number it just made',
    when: async ({ provider, makeNumber }) => {
      const sid = await makeNumber({}, provider);
      const answer = await provider.get('/PhoneNumbers');
      return {
        ...answer,
        body: (answer.body as { phone_number_sid: string }[]).some((row) => row.phone_number_sid === sid),
      };
    },
    status: 200,
    body: false,
  },
  {
    section: '26.7',
    name: 'an account user cannot open the shared carrier of the list',
    when: async ({ account, makeCarrier }) => {
      const sid = await makeCarrier();
      const listed = (await account.list('/VoipCarriers')).find((row) => row.voip_carrier_sid === sid);
      return account.get(`/VoipCarriers/${String(listed?.voip_carrier_sid)}`);
    },
    status: 400,
    body: { msg: 'insufficient privileges' },
  },
  {
    section: '26.7',
    name: "an account's own list lacks the shared carriers",
    when: async ({ account, accountSid, makeCarrier }) => {
      await makeCarrier();
      return account.get(`/Accounts/${accountSid}/VoipCarriers`);
    },
    status: 200,
    body: [],
  },
  {
    section: '26.7',
    name: "a provider's list of applications holds those of others, variables sealed",
    when: async (world) => {
      const { admin, provider, providerSid, makeApplication } = world;
      const otherProvider = await world.make('/ServiceProviders', { name: `Other ${providerSid.slice(0, 8)}` });
      const account = await world.make('/Accounts', { name: 'Foreign', service_provider_sid: otherProvider });
      const sid = await makeApplication({ account_sid: account, env_vars: { A: 'b' } });
      const { env_vars: own } = await admin.record(`/Applications/${sid}`);
      const answer = await provider.get(`/ServiceProviders/${providerSid}/Applications`);
      const row = (answer.body as { application_sid: string; env_vars: unknown }[]).find(
        (candidate) => candidate.application_sid === sid,
      );
      return { ...answer, body: { own, listed: typeof row?.env_vars } };
    },
    status: 200,
    body: { own: { A: 'b' }, listed: 'string' },
  },
  {
    section: '26.7',
    name: 'applications know no filter by account',
    when: async ({ provider, accountSid, makeAccount, makeApplication }) => {
      const sid = await makeApplication({ account_sid: await makeAccount() });
      const answer = await provider.get(`/Applications?account_sid=${accountSid}&sort=name`);
      return {
        ...answer,
        body: (answer.body as { application_sid: string }[]).some((row) => row.application_sid === sid),
      };
    },
    status: 200,
    body: true,
  },
  {
    section: '26.8',
    name: 'an application with numbers is refused to an admin in words',
    when: async ({ admin, makeApplication, makeNumber }) => {
      const sid = await makeApplication();
      await makeNumber({ application_sid: sid });
      return admin.delete(`/Applications/${sid}`);
    },
    status: 422,
    body: { msg: 'cannot delete application with phone numbers' },
  },
  {
    section: '26.8',
    name: 'and to a provider by the database',
    when: async ({ provider, makeApplication, makeNumber }) => {
      const sid = await makeApplication();
      await makeNumber({ application_sid: sid });
      return provider.delete(`/Applications/${sid}`);
    },
    status: 500,
    body: /foreign key constraint fails/,
  },
  {
    section: '26.8',
    name: 'a provider that is not empty looks like a denial',
    when: ({ admin, providerSid }) => admin.delete(`/ServiceProviders/${providerSid}`),
    status: 403,
    body: { msg: 'insufficient privileges' },
  },
  {
    section: '26.8',
    name: 'an account whose devices use an application fails to go',
    when: async ({ admin, makeAccount, makeApplication }) => {
      const sid = await makeAccount();
      const application = await makeApplication({ account_sid: sid });
      await admin.put(`/Accounts/${sid}`, { device_calling_application_sid: application });
      const answer = await admin.delete(`/Accounts/${sid}`);
      await admin.put(`/Accounts/${sid}`, { device_calling_application_sid: null });
      return answer;
    },
    status: 500,
    body: /foreign key constraint fails/,
  },
  {
    section: '26.8',
    name: 'and has lost its users by then',
    when: async ({ admin, makeAccount, makeClient, makeUser, providerSid }) => {
      const sid = await makeAccount();
      await makeClient({ account_sid: sid });
      const user = await makeUser({ account_sid: sid, service_provider_sid: providerSid });
      await admin.delete(`/Accounts/${sid}`);
      return admin.get(`/Users/${user.sid}`);
    },
    status: 500,
    body: { msg: 'failure retrieving user' },
  },
  {
    section: '26.8',
    name: 'limits without a category are deleted all',
    when: async ({ admin, makeAccount }) => {
      const path = `/Accounts/${await makeAccount()}/Limits`;
      await admin.post(path, { category: 'device', quantity: 5 });
      await admin.post(path, { category: 'voice_call_session', quantity: 10 });
      await admin.delete(path);
      return admin.get(path);
    },
    status: 200,
    body: [],
  },
  {
    section: '26.8',
    name: 'a user may delete itself',
    when: async ({ nobody, makeUser, accountOwner, password }) => {
      const { sid, name } = await makeUser(accountOwner);
      return (await nobody.signedIn(name, password)).delete(`/Users/${sid}`);
    },
    status: 204,
  },
  {
    section: '26.9',
    name: 'a sign-out ends every session of the user',
    when: async ({ nobody, makeUser, accountOwner, password }) => {
      const { name } = await makeUser(accountOwner);
      const first = await nobody.signedIn(name, password);
      await (await nobody.signedIn(name, password)).post('/logout');
      return first.get('/Accounts');
    },
    status: 401,
    body: 'Unauthorized',
  },
  {
    section: '26.9',
    name: 'an inactive user signs in',
    when: async ({ nobody, makeUser, accountOwner, password }) => {
      const { name } = await makeUser({ ...accountOwner, is_active: false });
      return nobody.post('/login', { username: name, password });
    },
    status: 200,
    body: { scope: 'account' },
  },
  {
    section: '26.9',
    name: 'a view-only user may change the own password, and is view-only no more when the flag is left out',
    when: async ({ admin, nobody, makeUser, accountOwner, password }) => {
      const { sid, name } = await makeUser({ ...accountOwner, is_view_only: true });
      const viewer = await nobody.signedIn(name, password);
      await viewer.put(`/Users/${sid}`, { old_password: password, new_password: 'Changed-123' });
      return admin.get(`/Users/${sid}`);
    },
    status: 200,
    body: { is_view_only: false, force_change: 0 },
  },
  {
    section: '26.9',
    name: 'a view-only user may replace the webhook secret, since that is a read',
    when: ({ viewer, accountSid }) => viewer.get(`/Accounts/${accountSid}/WebhookSecret?regenerate=true`),
    status: 200,
  },
  {
    section: '26.9',
    name: 'a view-only user may not write',
    when: ({ viewer }) => viewer.post('/PhoneNumbers', { number: '1' }),
    status: 403,
    body: { msg: 'User has view-only access' },
  },
];
