import { expect } from 'vitest';
import type { Trap } from '../trap.ts';

const anyText = expect.any(String) as unknown;
const nowhere = '00000000-0000-4000-8000-000000000000';

/** platform-api 1.5, 26.4 to 26.6 */
export const trapsOfShapes: Trap[] = [
  {
    section: '1.5',
    name: 'a query string right after an id spoils the id',
    when: ({ admin, accountSid }) => admin.get(`/Accounts/${accountSid}?x=1`),
    status: 400,
    body: { msg: 'Bad request' },
  },
  {
    section: '26.4',
    name: "null clears an account's hook",
    when: async ({ admin, makeAccount, hook }) => {
      const path = `/Accounts/${await makeAccount()}`;
      await admin.put(path, { registration_hook: hook, queue_event_hook: hook });
      await admin.put(path, { registration_hook: null, queue_event_hook: {} });
      return admin.get(path);
    },
    status: 200,
    body: { registration_hook: null, queue_event_hook: null },
  },
  {
    section: '26.4',
    name: "an account's hook is kept when left out, and shown without its id",
    when: async ({ admin, makeAccount, hook }) => {
      const path = `/Accounts/${await makeAccount()}`;
      await admin.put(path, { registration_hook: { ...hook, method: 'get' } });
      await admin.put(path, { name: 'Renamed' });
      const answer = await admin.get(path);
      return { ...answer, body: (answer.body as { registration_hook: unknown }).registration_hook };
    },
    status: 200,
    body: expect.not.objectContaining({ webhook_sid: anyText }),
  },
  {
    section: '26.4',
    name: 'null as hook of a provider fails',
    when: ({ admin, providerSid }) => admin.put(`/ServiceProviders/${providerSid}`, { registration_hook: null }),
    status: 500,
  },
  {
    section: '26.4',
    name: 'null as hook of a new provider fails as an unknown column',
    when: ({ admin }) => admin.post('/ServiceProviders', { name: 'x', registration_hook: null }),
    status: 500,
    body: /Unknown column 'registration_hook'/,
  },
  {
    section: '26.4',
    name: 'an empty hook of a new provider lacks its address',
    when: ({ admin }) => admin.post('/ServiceProviders', { name: 'x', registration_hook: {} }),
    status: 400,
    body: { msg: 'missing field url' },
  },
  {
    section: '26.4',
    name: 'an application shows the ids of its hooks and upper-cases the method',
    when: async ({ admin, makeApplication, hook }) =>
      admin.get(`/Applications/${await makeApplication({ call_hook: { ...hook, method: 'get' } })}`),
    status: 200,
    body: { call_hook: { webhook_sid: anyText, method: 'GET' }, messaging_hook: null },
  },
  {
    section: '26.4',
    name: "an application's empty messaging hook changes nothing",
    when: async ({ admin, makeApplication, hook }) => {
      const path = `/Applications/${await makeApplication({ messaging_hook: hook })}`;
      await admin.put(path, { name: 'Renamed', messaging_hook: {} });
      return admin.get(path);
    },
    status: 200,
    body: { name: 'Renamed', messaging_hook: { url: 'https://voice.example.com/call' } },
  },
  {
    section: '26.4',
    name: "an application's empty call hook is refused",
    when: async ({ admin, makeApplication }) =>
      admin.put(`/Applications/${await makeApplication()}`, { call_hook: {} }),
    status: 400,
    body: /^call_hook /,
  },
  {
    section: '26.4',
    name: "an application's messaging hook goes by its column",
    when: async ({ admin, makeApplication, hook }) => {
      const path = `/Applications/${await makeApplication({ messaging_hook: hook })}`;
      await admin.put(path, { messaging_hook_sid: null });
      return admin.get(path);
    },
    status: 200,
    body: { messaging_hook: null },
  },
  {
    section: '26.5',
    name: 'a page turns a list into an envelope, whatever its value',
    when: ({ admin }) => admin.get('/PhoneNumbers?page='),
    status: 200,
    body: { total: expect.any(Number) as unknown, data: expect.any(Array) as unknown },
  },
  {
    section: '26.5',
    name: 'a key is answered with its token',
    when: async ({ admin, accountSid }) => {
      const answer = await admin.post('/ApiKeys', { account_sid: accountSid });
      await admin.delete(`/ApiKeys/${(answer.body as { sid: string }).sid}`);
      return answer;
    },
    status: 201,
    body: { sid: anyText, token: anyText },
  },
  {
    section: '26.5',
    name: "a provider's list of clients lacks their flags",
    when: async ({ provider, makeClient }) => {
      await makeClient();
      const answer = await provider.get('/Clients');
      return { ...answer, body: Object.keys((answer.body as object[])[0] ?? {}).sort() };
    },
    status: 200,
    body: ['account_sid', 'client_sid', 'is_active', 'password', 'username'],
  },
  {
    section: '26.5',
    name: 'owners an admin lacks are objects full of nulls',
    when: ({ admin }) => admin.get('/Users/me'),
    status: 200,
    body: { user: { scope: 'read-write' }, account: { account_sid: null }, sp: { service_provider_sid: null } },
  },
  {
    section: '26.5',
    name: 'the list of accounts shows the bucket secret',
    when: async ({ provider, admin, makeAccount }) => {
      const sid = await makeAccount();
      const credential = { vendor: 'azure', name: 'calls', connection_string: 'AccountKey=12345' };
      await admin.put(`/Accounts/${sid}`, { bucket_credential: credential });
      const answer = await provider.get('/Accounts');
      return { ...answer, body: (answer.body as { account_sid: string }[]).find((row) => row.account_sid === sid) };
    },
    status: 200,
    body: { bucket_credential: { connection_string: 'AccountKey=12345' } },
  },
  {
    section: '26.5',
    name: 'a single account masks it, and the mask sent back keeps the secret',
    when: async ({ admin, makeAccount }) => {
      const path = `/Accounts/${await makeAccount()}`;
      const credential = { vendor: 'azure', name: 'calls', connection_string: 'AccountKey=12345' };
      await admin.put(path, { bucket_credential: credential });
      await admin.put(path, { bucket_credential: { ...credential, connection_string: 'AccounXXXXXXXXXX' } });
      return admin.get(path);
    },
    status: 200,
    body: { bucket_credential: { connection_string: 'AccounXXXXXXXXXX' } },
  },
  {
    section: '26.5',
    name: 'no account: empty',
    when: ({ admin }) => admin.get(`/Accounts/${nowhere}`),
    status: 404,
    body: '',
  },
  {
    section: '26.5',
    name: 'no client: the reason phrase',
    when: ({ admin }) => admin.get(`/Clients/${nowhere}`),
    status: 404,
    body: 'Not Found',
  },
  {
    section: '26.5',
    name: 'no route: a page',
    when: ({ admin }) => admin.get('/ApiKeys'),
    status: 404,
    body: /<pre>Cannot GET \/v1\/ApiKeys<\/pre>/,
  },
  {
    section: '26.6',
    name: 'a client without a password shows a brace',
    when: async ({ admin, makeClient }) => admin.get(`/Clients/${await makeClient()}`),
    status: 200,
    body: { password: '{X' },
  },
  {
    section: '26.6',
    name: 'an empty text is no null for an id',
    when: async ({ admin, makeNumber }) => admin.put(`/PhoneNumbers/${await makeNumber()}`, { account_sid: '' }),
    status: 500,
    body: /foreign key constraint fails/,
  },
  {
    section: '26.6',
    name: 'an empty text is stored as it is',
    when: async ({ admin, makeCarrier }) => admin.get(`/VoipCarriers/${await makeCarrier({ description: '' })}`),
    status: 200,
    body: { description: '', is_active: 1, e164_leading_plus: 0, register_status: {} },
  },
  {
    section: '26.6',
    name: 'too long a text fails',
    when: async ({ admin, makeApplication }) =>
      admin.put(`/Applications/${await makeApplication()}`, { speech_synthesis_language: 'x'.repeat(13) }),
    status: 500,
    body: /Data too long for column 'speech_synthesis_language'/,
  },
  {
    section: '26.6',
    name: 'a value outside its choices fails',
    when: async ({ admin, makeCarrier }) => admin.put(`/VoipCarriers/${await makeCarrier()}`, { trunk_type: 'x' }),
    status: 500,
    body: /Data truncated for column 'trunk_type'/,
  },
  {
    section: '26.6',
    name: 'null in a column that must not be empty fails',
    when: async ({ admin, makeCarrier }) => admin.put(`/VoipCarriers/${await makeCarrier()}`, { name: null }),
    status: 500,
    body: /cannot be null/,
  },
];
