import type { Api } from '../api.ts';
import type { Trap } from '../trap.ts';
import { aws, below, flags, make } from '../speech.ts';
import type { World } from '../world.ts';

const nowhere = '00000000-0000-4000-8000-000000000000';
const refusal = (msg: string) => ({ msg });

const ownerAfter = async (world: World, mount: keyof typeof below, api: Api, columns: object = {}) => {
  const sid = await world.make(below[mount](world), { ...aws, ...flags, ...columns }, api);
  const answer = await world.admin.get(`${below.provider(world)}/${sid}`);
  const { account_sid: account, service_provider_sid: provider } = answer.body as Record<string, string | null>;
  return { ...answer, body: [account && account === world.accountSid, provider && provider === world.providerSid] };
};

const owners: Trap[] = [
  {
    section: '16.2',
    name: "an account's credential is the account's and its provider's",
    when: (world) => ownerAfter(world, 'account', world.account),
    status: 200,
    body: [true, true],
  },
  {
    section: '16.2',
    name: 'below the provider as well',
    when: (world) => ownerAfter(world, 'provider', world.account),
    status: 200,
    body: [true, true],
  },
  {
    section: '16.2',
    name: 'the account of the address is not used for a provider',
    when: (world) => ownerAfter(world, 'account', world.provider),
    status: 200,
    body: [null, true],
  },
  {
    section: '16.2',
    name: 'for an admin below an account not even the provider is',
    when: (world) => ownerAfter(world, 'account', world.admin),
    status: 200,
    body: [null, null],
  },
  {
    section: '16.2',
    name: 'below a provider it is',
    when: (world) => ownerAfter(world, 'provider', world.admin, { account_sid: world.accountSid }),
    status: 200,
    body: [true, true],
  },
  {
    section: '16.2',
    name: 'uses that are not named are neither on nor off',
    when: async (world) =>
      world.admin.get(
        `${below.provider(world)}/${await make(world, 'provider', { use_for_tts: undefined, use_for_stt: undefined })}`,
      ),
    status: 200,
    body: { use_for_tts: null, use_for_stt: null, tts_tested_ok: null, stt_tested_ok: null, last_tested: null },
  },
  {
    section: '16.2',
    name: 'the account has to exist',
    when: (world) => world.admin.post(below.provider(world), { ...aws, account_sid: nowhere }),
    status: 500,
    body: /foreign key constraint fails/,
  },
  {
    section: '16.2',
    name: 'another provider is refused',
    when: async ({ provider, makeProvider }) =>
      provider.post(`/ServiceProviders/${await makeProvider()}/SpeechCredentials`, { ...aws }),
    status: 403,
    body: refusal('Insufficient privileges'),
  },
];

const labels: Trap[] = [
  {
    section: '16.2',
    name: 'a label is unique among an account’s credentials of a vendor',
    when: async (world) => {
      await make(world, 'account', { account_sid: world.accountSid, label: 'one' });
      return world.admin.post(below.account(world), { ...aws, account_sid: world.accountSid, label: 'ONE' });
    },
    status: 422,
    body: refusal('Label ONE is already in use for another speech credential'),
  },
  {
    section: '16.2',
    name: "and among all of the provider, other accounts' included",
    when: async (world) => {
      const account_sid = await world.makeAccount();
      await make(world, 'provider', { account_sid, label: 'two' });
      return world.account.post(below.account(world), { ...aws, label: 'two' });
    },
    status: 422,
    body: refusal('Label two is already in use for another speech credential'),
  },
  {
    section: '16.2',
    name: 'without a label there may be any number',
    when: async (world) => {
      await make(world, 'provider');
      return world.admin.get(`${below.provider(world)}/${await make(world, 'provider', { label: null })}`);
    },
    status: 200,
    body: { label: null },
  },
  {
    section: '16.2',
    name: 'a label is refused before the fields are looked at',
    when: async (world) => {
      await make(world, 'provider', { label: 'three', vendor: 'custom:three' });
      return world.admin.post(below.provider(world), { vendor: 'custom:three', label: 'three', account_sid: nowhere });
    },
    status: 422,
    body: /^Label three/,
  },
];

const reads: Trap[] = [
  {
    section: '16.2',
    name: 'an account sees what it inherits without the secrets',
    when: async (world) => {
      const sid = await make(world, 'provider');
      const answer = await world.account.get(below.account(world));
      const row = (answer.body as Record<string, unknown>[]).find((one) => one.speech_credential_sid === sid);
      return { ...answer, body: [row?.access_key_id, 'secret_access_key' in (row ?? {})] };
    },
    status: 200,
    body: ['AKIAINVENTED', false],
  },
  {
    section: '26.7',
    name: 'but does not read it alone',
    when: async (world) => world.account.get(`${below.account(world)}/${await make(world, 'provider')}`),
    status: 403,
    body: refusal('Insufficient privileges'),
  },
  {
    section: '16.2',
    name: "a provider's list lacks those of its accounts",
    when: async (world) => {
      const sid = await make(world, 'provider', { account_sid: world.accountSid });
      const answer = await world.provider.get(below.provider(world));
      const sids = (answer.body as { speech_credential_sid: string }[]).map((row) => row.speech_credential_sid);
      return { ...answer, body: sids.includes(sid) };
    },
    status: 200,
    body: false,
  },
  {
    section: '16.2',
    name: 'but reads them below itself',
    when: async (world) =>
      world.provider.get(
        `${below.provider(world)}/${await make(world, 'provider', { account_sid: world.accountSid })}`,
      ),
    status: 200,
    body: { secret_access_key: 'inventXXXXXXXXX' },
  },
  {
    section: '16.2',
    name: 'the list of another provider is refused',
    when: async ({ account, makeProvider }) =>
      account.get(`/ServiceProviders/${await makeProvider()}/SpeechCredentials`),
    status: 403,
    body: refusal('Insufficient privileges'),
  },
  {
    section: '16.2',
    name: 'below a foreign provider a single one is asked for its owner only',
    when: async (world) =>
      world.provider.get(
        `/ServiceProviders/${await world.makeProvider()}/SpeechCredentials/${await make(world, 'provider')}`,
      ),
    status: 200,
    body: { vendor: 'aws' },
  },
  {
    section: '1.5',
    name: 'a query right after the id spoils it',
    when: async (world) => world.admin.get(`${below.provider(world)}/${await make(world, 'provider')}?x=1`),
    status: 400,
    body: refusal('Bad request'),
  },
  {
    section: '16.2',
    name: 'what is not there is not found',
    when: (world) => world.provider.get(`${below.provider(world)}/${nowhere}`),
    status: 404,
    body: 'Not Found',
  },
  {
    section: '1.1',
    name: 'a body is at most 100 kB long',
    when: (world) => world.admin.post(below.provider(world), { ...aws, role_arn: 'x'.repeat(110_000) }),
    status: 413,
    body: refusal('request entity too large'),
  },
  {
    section: '23.10',
    name: 'a credential of 5 kB does not fit in, sealed as it is',
    when: (world) => world.admin.post(below.provider(world), { ...aws, role_arn: 'x'.repeat(5000) }),
    status: 500,
    body: /Data too long for column 'credential'/,
  },
];

/** Speech credentials: whose they are, what a label does, who reads what. */
export const trapsOfSpeech: Trap[] = [...owners, ...labels, ...reads];
