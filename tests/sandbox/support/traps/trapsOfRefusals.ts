import type { Trap } from '../trap.ts';

const nowhere = '00000000-0000-4000-8000-000000000000';
const refusal = (msg: string) => ({ msg });

/** Users, providers, limits, keys, accounts and applications: who is refused, how, and what is looked at first. */
export const trapsOfRefusals: Trap[] = [
  {
    section: '3.3',
    name: 'a key cannot sign out',
    when: async ({ keyOf, accountSid }) => (await keyOf({ account_sid: accountSid })).post('/logout'),
    status: 500,
    body: /The "data" argument must be of type string/,
  },
  {
    section: '3.4',
    name: 'a key has no password to change',
    when: async ({ keyOf, accountSid }) =>
      (await keyOf({ account_sid: accountSid })).post('/change-password', { old_password: 'a', new_password: 'b' }),
    status: 500,
    body: /SQL syntax/,
  },
  {
    section: '4.4',
    name: 'a list of permissions in a new user is an unknown column, not a fault of syntax',
    when: ({ admin }) =>
      admin.post('/Users', { name: 'x', email: 'x', initial_password: 'Trap-12345', permissions: ['VIEW_ONLY'] }),
    status: 500,
    body: /Unknown column 'permissions'/,
  },
  {
    section: '4.5',
    name: 'the password policy is asked before name and password are found together',
    when: ({ admin, viewerSid }) =>
      admin.put(`/Users/${viewerSid}`, { name: 'x', old_password: 'y', new_password: 'z' }),
    status: 400,
    body: /^password (length )?must be/,
  },
  {
    section: '4.5',
    name: 'an old password alone lacks the new one rather than an update',
    when: ({ admin, viewerSid }) => admin.put(`/Users/${viewerSid}`, { old_password: 'x' }),
    status: 400,
    body: refusal('new_password and old_password both required'),
  },
  {
    section: '4.5',
    name: 'an account user is moved nowhere, whether the target exists or not',
    when: ({ account, viewerSid }) => account.put(`/Users/${viewerSid}`, { account_sid: nowhere, is_view_only: true }),
    status: 400,
    body: refusal('Invalid request: user may not be promoted or moved to another account'),
  },
  {
    section: '4.5',
    name: 'a user that does not exist is forbidden below an admin',
    when: ({ provider }) => provider.put(`/Users/${nowhere}`, { name: 'x' }),
    status: 403,
    body: 'Forbidden',
  },
  {
    section: '4.5',
    name: 'a key may change any user, one of another provider too',
    when: async ({ admin, keyOf, makeUser, accountSid }) => {
      const { sid } = await makeUser();
      const key = await keyOf({ account_sid: accountSid });
      await key.put(`/Users/${sid}`, { email: `${sid}@example.com`, is_view_only: false });
      const answer = await admin.get(`/Users/${sid}`);
      return { ...answer, body: (answer.body as { email: string }).email === `${sid}@example.com` };
    },
    status: 200,
    body: true,
  },
  {
    section: '4.6',
    name: 'deleting nobody fails at reading whose it is',
    when: ({ provider }) => provider.delete(`/Users/${nowhere}`),
    status: 500,
    body: refusal("Cannot read properties of undefined (reading 'service_provider_sid')"),
  },
  {
    section: '5.2',
    name: 'a key of an account reads the provider of that account',
    when: async ({ keyOf, accountSid, providerSid }) =>
      (await keyOf({ account_sid: accountSid })).get(`/ServiceProviders/${providerSid}`),
    status: 200,
  },
  {
    section: '5.2',
    name: 'deleting a malformed provider finds none',
    when: ({ admin }) => admin.delete('/ServiceProviders/foo'),
    status: 404,
    body: 'Not Found',
  },
  {
    section: '5.3',
    name: 'a list below a malformed provider is a bad request for a provider too',
    when: ({ provider }) => provider.get('/ServiceProviders/foo/Accounts'),
    status: 400,
    body: refusal('Bad request'),
  },
  {
    section: '5.3',
    name: "an account may not add to its provider's carriers",
    when: ({ account, providerSid }) => account.post(`/ServiceProviders/${providerSid}/VoipCarriers`, { name: 'x' }),
    status: 403,
    body: refusal('insufficient permissions to update service provider'),
  },
  {
    section: '15',
    name: 'a limit without a category has a null there',
    when: ({ admin, accountSid }) => admin.post(`/Accounts/${accountSid}/Limits`, { quantity: 4 }),
    status: 500,
    body: refusal("Column 'category' cannot be null"),
  },
  {
    section: '14',
    name: 'a provider makes no key for an account that does not exist, by the database',
    when: ({ provider }) => provider.post('/ApiKeys', { account_sid: nowhere }),
    status: 500,
    body: /foreign key constraint fails/,
  },
  {
    section: '14',
    name: 'a key with another provider beside the own account is refused',
    when: ({ provider, accountSid }) =>
      provider.post('/ApiKeys', { account_sid: accountSid, service_provider_sid: nowhere }),
    status: 400,
    body: /same service provider/,
  },
  {
    section: '6.2',
    name: 'a hook of a new account may name a row, which is not used',
    when: async (world) => {
      const hook = { ...world.hook, webhook_sid: 'x' };
      const name = `Account ${Date.now()}`;
      const body = { name, service_provider_sid: world.providerSid, registration_hook: hook };
      return world.admin.get(`/Accounts/${await world.make('/Accounts', body)}`);
    },
    status: 200,
    body: { registration_hook: { url: 'https://voice.example.com/call' } },
  },
  {
    section: '6.2',
    name: 'a hook without an address clears, even one that names a row',
    when: ({ admin, accountSid }) => admin.put(`/Accounts/${accountSid}`, { registration_hook: { webhook_sid: 'x' } }),
    status: 204,
  },
  {
    section: '6.3',
    name: 'an account that does not exist fails to be deleted',
    when: ({ admin }) => admin.delete(`/Accounts/${nowhere}`),
    status: 500,
    body: /Cannot destructure property 'sip_realm'/,
  },
  {
    section: '7.3',
    name: 'the status hook alone is refused as if it were no object',
    when: async ({ admin, makeApplication, hook }) =>
      admin.put(`/Applications/${await makeApplication()}`, { name: 'Renamed', call_status_hook: hook }),
    status: 400,
    body: refusal("'call_status_hook' must be an object when updating an application"),
  },
  {
    section: '7.3',
    name: 'and accepted with the call hook beside it',
    when: async ({ admin, makeApplication, hook }) =>
      admin.put(`/Applications/${await makeApplication()}`, { name: 'Kept', call_hook: hook, call_status_hook: hook }),
    status: 204,
  },
  {
    section: '7.3',
    name: 'and to a provider by itself',
    when: async ({ provider, makeApplication, hook }) =>
      provider.put(`/Applications/${await makeApplication()}`, { name: 'Own', call_status_hook: hook }),
    status: 204,
  },
  {
    section: '7.4',
    name: 'an application that does not exist fails an admin',
    when: ({ admin }) => admin.delete(`/Applications/${nowhere}`),
    status: 500,
    body: /Cannot destructure property 'call_hook_sid'/,
  },
];
