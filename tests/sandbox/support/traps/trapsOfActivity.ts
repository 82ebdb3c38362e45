import { Api } from '../api.ts';
import type { Trap } from '../trap.ts';
import type { World } from '../world.ts';

const nowhere = '00000000-0000-4000-8000-000000000000';
const refusal = (msg: string) => ({ msg });

const owners = [
  ['an account', ({ accountSid }: World) => `/Accounts/${accountSid}`],
  ['a provider', ({ providerSid }: World) => `/ServiceProviders/${providerSid}`],
] as const;

/** The same for calls and alerts, of an account and of a provider (platform-api 17.1, 18). */
const lists: Trap[] = owners.flatMap(([owner, pathOf]) =>
  (['RecentCalls', 'Alerts'] as const).flatMap((list): Trap[] => [
    {
      section: '26.5',
      name: `${list} of ${owner} echo page and count as texts`,
      when: (world) => world.provider.get(`${pathOf(world)}/${list}?page=3&count=25&days=7`),
      status: 200,
      body: { total: 0, page: '3', page_size: '25', data: [] },
    },
    {
      section: '17.1',
      name: `${list} of ${owner} need a page`,
      when: (world) => world.provider.get(`${pathOf(world)}/${list}?count=25`),
      status: 400,
      body: refusal('missing or invalid "page" query arg'),
    },
    {
      section: '17.1',
      name: `${list} of ${owner} give at most 500`,
      when: (world) => world.provider.get(`${pathOf(world)}/${list}?page=1&count=501`),
      status: 400,
      body: refusal('missing or invalid "count" query arg'),
    },
    {
      section: '17.1',
      name: `${list} of ${owner} fail for days that are no number`,
      when: (world) => world.provider.get(`${pathOf(world)}/${list}?page=1&count=5&days=x`),
      status: 500,
      body: /unable to bind parameter/,
    },
  ]),
);

const validated = async ({ makeUser, accountOwner, nobody, password }: World, extra: object = {}, given = password) => {
  const { name } = await makeUser({ ...accountOwner, email_validated: 1, ...extra });
  return nobody.post('/signin', { email: `${name}@example.com`, password: given });
};

/** What happened, whether a value is free, realms, and the sign-in by address. */
export const trapsOfActivity: Trap[] = [
  ...lists,
  {
    section: '17.1',
    name: 'a pattern that is none fails the search for calls',
    when: ({ account, accountSid }) => account.get(`/Accounts/${accountSid}/RecentCalls?page=1&count=5&filter=%2B49`),
    status: 500,
    body: /error parsing regexp: invalid nested repetition operator/,
  },
  {
    section: '17.1',
    name: 'nor may it hold what ends it',
    when: ({ account, accountSid }) => account.get(`/Accounts/${accountSid}/RecentCalls?page=1&count=5&filter=a/b`),
    status: 500,
    body: /error parsing query: found b, expected \)/,
  },
  {
    section: '17.1',
    name: 'what the text is put between keeps a lone backslash from failing',
    when: ({ account, accountSid }) => account.get(`/Accounts/${accountSid}/RecentCalls?page=1&count=5&filter=%5C`),
    status: 200,
    body: { total: 0, data: [] },
  },
  {
    section: '17.6',
    name: 'a provider has no recordings',
    when: ({ provider, providerSid }) =>
      provider.get(`/ServiceProviders/${providerSid}/RecentCalls/${nowhere}/record/2026/01/05/wav`),
    status: 404,
    body: 'Not Found',
  },
  {
    section: '17.4',
    name: 'nor logs',
    when: ({ provider, providerSid }) => provider.get(`/ServiceProviders/${providerSid}/RecentCalls/${nowhere}/logs`),
    status: 400,
    body: /account_sid is required/,
  },
  {
    section: '17.5',
    name: 'a trace that nobody made is not found',
    when: ({ account, accountSid }) => account.get(`/Accounts/${accountSid}/RecentCalls/trace/${nowhere}`),
    status: 404,
    body: 'Not Found',
  },
  {
    section: '17.6',
    name: 'nor is a recording that is not there, nor its delete',
    when: ({ account, accountSid }) =>
      account.delete(`/Accounts/${accountSid}/RecentCalls/${nowhere}/record/2026/01/05/wav`),
    status: 404,
    body: 'Not Found',
  },
  {
    section: '2.4',
    name: "a provider's alerts are closed to its accounts",
    when: ({ account, providerSid }) => account.get(`/ServiceProviders/${providerSid}/Alerts?page=1&count=5`),
    status: 403,
    body: { status: 'fail', message: 'insufficient privileges' },
  },
  {
    section: '3.8',
    name: 'a taken address is not available, in whatever case',
    when: async ({ account, makeUser }) => {
      const { name } = await makeUser();
      return account.get(`/Availability?type=email&value=${name.toUpperCase()}@EXAMPLE.COM`);
    },
    status: 200,
    body: { available: false },
  },
  {
    section: '3.8',
    name: 'a realm nobody has is available',
    when: ({ account }) => account.get('/Availability?type=subdomain&value=nobody.sip.example.com'),
    status: 200,
    body: { available: true },
  },
  {
    section: '3.8',
    name: 'availability of nothing is asked in vain',
    when: ({ account }) => account.get('/Availability'),
    status: 400,
    body: refusal('invalid type: undefined'),
  },
  {
    section: '3.8',
    name: 'availability without a value fails',
    when: ({ account }) => account.get('/Availability?type=email'),
    status: 500,
    body: /Bind parameters must not contain undefined/,
  },
  {
    section: '6.6',
    name: 'a realm needs two dots',
    when: ({ account, accountSid }) => account.post(`/Accounts/${accountSid}/SipRealms/a.b`),
    status: 400,
    body: refusal('invalid sip_realm: a.b'),
  },
  {
    section: '6.6',
    name: 'a realm is set although setting it fails, and not lower-cased',
    when: async ({ account, admin, accountSid }) => {
      const realm = `Sip.${accountSid}.example.com`;
      const { status } = await account.post(`/Accounts/${accountSid}/SipRealms/${realm}`);
      const { sip_realm: saved } = await admin.record(`/Accounts/${accountSid}`);
      return { ...(await admin.get('/PasswordSettings')), status, body: saved === realm };
    },
    status: 500,
    body: true,
  },
  {
    section: '6.6',
    name: 'a realm is nothing an admin can set there',
    when: ({ admin, accountSid }) => admin.post(`/Accounts/${accountSid}/SipRealms/a.b.c`),
    status: 500,
    body: /Bind parameters must not contain undefined/,
  },
  {
    section: '6.6',
    name: "another account's realm is out of reach",
    when: ({ account }) => account.post(`/Accounts/${nowhere}/SipRealms/a.b.c`),
    status: 403,
    body: { status: 'fail', message: 'insufficient privileges' },
  },
  {
    section: '3.2',
    name: 'who signs in by address gets a token of another name and the stored scope',
    when: (world) => validated(world),
    status: 200,
    body: { scope: 'read-write', pristine: false, is_active: true, email_validated: true, force_change: false },
  },
  {
    section: '3.2',
    name: 'a wrong password by address is forbidden',
    when: (world) => validated(world, {}, 'wrong'),
    status: 403,
    body: 'Forbidden',
  },
  {
    section: '3.2',
    name: 'an address that was not confirmed is not found',
    when: (world) => validated(world, { email_validated: 0 }),
    status: 404,
    body: 'Not Found',
  },
  {
    section: '3.2',
    name: 'a provider user cannot sign in by address',
    when: async ({ nobody, makeUser, providerSid, password }) => {
      const { name } = await makeUser({ service_provider_sid: providerSid, email_validated: 1 });
      return nobody.post('/signin', { email: `${name}@example.com`, password });
    },
    status: 500,
    body: /SQL syntax/,
  },
  {
    section: '3.2',
    name: 'a sign-in by address asks for both',
    when: ({ nobody }) => nobody.post('/signin', { email: 'a@example.com' }),
    status: 400,
    body: refusal('missing email or password'),
  },
  {
    section: '3.2',
    name: 'an unknown link is forbidden',
    when: ({ nobody }) => nobody.post('/signin', { link: 'nothing' }),
    status: 403,
    body: 'Forbidden',
  },
  {
    section: '3.2',
    name: 'a view-only user who signs in by address may write',
    when: async (world) => {
      const { body } = await validated(world, { is_view_only: true });
      const { jwt } = body as { jwt: string };
      return new Api(world.nobody.base, jwt).put(`/Accounts/${world.accountSid}`);
    },
    status: 204,
  },
  {
    section: '3.5',
    name: 'no link is mailed to what is no address',
    when: ({ nobody }) => nobody.post('/forgot-password', { email: 'nobody' }),
    status: 400,
    body: { error: 'invalid or missing email' },
  },
  {
    section: '3.5',
    name: 'nor to an address nobody has',
    when: ({ nobody }) => nobody.post('/forgot-password', { email: `${nowhere}@example.com` }),
    status: 400,
    body: { error: 'failed to reset your password' },
  },
];
