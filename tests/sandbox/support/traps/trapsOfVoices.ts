import type { Trap } from '../trap.ts';
import type { World } from '../world.ts';

const nowhere = '00000000-0000-4000-8000-000000000000';
const refusal = (msg: string) => ({ msg });
const serviceKey = JSON.stringify({ client_email: 'a@example.com', private_key: `x${'y'.repeat(60)}` });

const makeGoogle = ({ make, providerSid }: World, columns: object = {}) =>
  make(`/ServiceProviders/${providerSid}/SpeechCredentials`, { vendor: 'google', service_key: serviceKey, ...columns });

async function makeVoice(world: World, columns: object = {}, credential: object = {}): Promise<string> {
  const speech_credential_sid = await makeGoogle(world, credential);
  return world.make('/GoogleCustomVoices', { speech_credential_sid, name: 'voice', model: 'm', ...columns });
}

/** The names in a list, of the two voices of this account and provider. */
async function listedOf(world: World, query: string, names: string[]) {
  const answer = await world.admin.get(`/GoogleCustomVoices?${query}`);
  const listed = (answer.body as { name: string }[]).map(({ name }) => name);
  return { ...answer, body: names.filter((name) => listed.includes(name)) };
}

const voices: Trap[] = [
  {
    section: '16.6',
    name: 'a voice has a credential',
    when: ({ admin }) => admin.post('/GoogleCustomVoices', { name: 'x', model: 'm' }),
    status: 400,
    body: refusal('missing speech_credential_sid'),
  },
  {
    section: '16.6',
    name: 'that exists',
    when: ({ admin }) => admin.post('/GoogleCustomVoices', { speech_credential_sid: nowhere, name: 'x', model: 'm' }),
    status: 400,
    body: refusal('Invalid speech_credential_sid'),
  },
  {
    section: '16.6',
    name: 'and belongs to who asks',
    when: async (world) =>
      world.account.post('/GoogleCustomVoices', {
        speech_credential_sid: await makeGoogle(world),
        name: 'x',
        model: 'm',
      }),
    status: 403,
    body: refusal('Insufficient privileges'),
  },
  {
    section: '16.6',
    name: 'a voice has a model before it has a name',
    when: async (world) => world.admin.post('/GoogleCustomVoices', { speech_credential_sid: await makeGoogle(world) }),
    status: 400,
    body: refusal('missing field model'),
  },
  {
    section: '16.6',
    name: 'a cloned one an empty model',
    when: async (world) =>
      world.admin.get(
        `/GoogleCustomVoices/${await makeVoice(world, { model: '', use_voice_cloning_key: true, voice_cloning_key: 'k' })}`,
      ),
    status: 200,
    body: { model: '', use_voice_cloning_key: 1, voice_cloning_key: 'k', reported_usage: 'REALTIME' },
  },
  {
    section: '16.6',
    name: 'an unknown usage is a fault of the database',
    when: async (world) =>
      world.admin.put(`/GoogleCustomVoices/${await makeVoice(world)}`, { reported_usage: 'SOMETIMES' }),
    status: 500,
    body: /Data truncated for column 'reported_usage'/,
  },
  {
    section: '16.6',
    name: 'in a list a cloning key is cut, and dots follow whatever its length',
    when: async (world) => {
      const speech_credential_sid = await makeGoogle(world);
      for (const voice_cloning_key of ['short', 'long'.repeat(50)])
        await world.make('/GoogleCustomVoices', { speech_credential_sid, name: 'v', model: '', voice_cloning_key });
      const answer = await world.admin.get(`/GoogleCustomVoices?speech_credential_sid=${speech_credential_sid}`);
      const keys = (answer.body as { voice_cloning_key: string }[]).map((row) => row.voice_cloning_key);
      return { ...answer, body: keys.sort() };
    },
    status: 200,
    body: [`${'long'.repeat(25)}...`, 'short...'],
  },
  {
    section: '16.6',
    name: 'and absent where there is none',
    when: async (world) => {
      const sid = await makeVoice(world, { name: 'plain' });
      const { speech_credential_sid } = await world.admin.record(`/GoogleCustomVoices/${sid}`);
      const answer = await world.admin.get(
        `/GoogleCustomVoices?speech_credential_sid=${String(speech_credential_sid)}`,
      );
      return { ...answer, body: Object.hasOwn((answer.body as object[])[0] ?? {}, 'voice_cloning_key') };
    },
    status: 200,
    body: false,
  },
  {
    section: '16.6',
    name: 'a single voice is read by everybody, with the whole key',
    when: async (world) =>
      world.account.get(`/GoogleCustomVoices/${await makeVoice(world, { voice_cloning_key: 'k'.repeat(200) })}`),
    status: 200,
    body: { voice_cloning_key: 'k'.repeat(200) },
  },
  {
    section: '16.6',
    name: 'and deleted by everybody',
    when: async (world) => world.account.delete(`/GoogleCustomVoices/${await makeVoice(world)}`),
    status: 204,
  },
  {
    section: '16.6',
    name: 'the voices of a credential go with it',
    when: async (world) => {
      const sid = await makeVoice(world);
      const { speech_credential_sid: owner } = await world.admin.record(`/GoogleCustomVoices/${sid}`);
      await world.admin.delete(`/ServiceProviders/${world.providerSid}/SpeechCredentials/${String(owner)}`);
      return world.admin.get(`/GoogleCustomVoices/${sid}`);
    },
    status: 404,
    body: 'Not Found',
  },
];

const lists: Trap[] = [
  {
    section: '16.6',
    name: 'an admin says whose voices',
    when: ({ admin }) => admin.get('/GoogleCustomVoices'),
    status: 400,
    body: refusal('missing account_sid or service_provider_sid in query parameters'),
  },
  {
    section: '16.6',
    name: 'the voices of an unknown credential are not found',
    when: ({ admin }) => admin.get(`/GoogleCustomVoices?speech_credential_sid=${nowhere}`),
    status: 404,
    body: 'Not Found',
  },
  {
    section: '16.6',
    name: "an account's own come under any label",
    when: async (world) => {
      const account_sid = await world.makeAccount();
      await makeVoice(world, { name: 'labelled' }, { account_sid, label: `l-${account_sid.slice(0, 8)}` });
      return listedOf(world, `account_sid=${account_sid}&label=other`, ['labelled']);
    },
    status: 200,
    body: ['labelled'],
  },
  {
    section: '16.6',
    name: "a provider's only under theirs",
    when: async (world) => {
      const service_provider_sid = await world.makeProvider();
      await makeVoice(world, { name: 'plain' }, { service_provider_sid });
      await makeVoice(world, { name: 'labelled' }, { service_provider_sid, label: 'one' });
      return listedOf(world, `service_provider_sid=${service_provider_sid}&label=one`, ['plain', 'labelled']);
    },
    status: 200,
    body: ['labelled'],
  },
  {
    section: '16.6',
    name: "and those of the provider's accounts are among them",
    when: async (world) => {
      const account_sid = await world.makeAccount();
      await makeVoice(world, { name: `of-${account_sid}` }, { account_sid });
      const { body, ...answer } = await listedOf(world, `service_provider_sid=${world.providerSid}`, [
        `of-${account_sid}`,
      ]);
      return { ...answer, body: body.length };
    },
    status: 200,
    body: 1,
  },
];

const keys: Trap[] = [
  {
    section: '16.7',
    name: 'nobody but an admin uploads a cloning key',
    when: async (world) =>
      world.provider.upload(`/GoogleCustomVoices/${await makeVoice(world)}/VoiceCloningKey`, 'file', 'key'),
    status: 403,
    body: refusal('Insufficient privileges'),
  },
  {
    section: '16.7',
    name: 'one that is larger than a body may be',
    when: async (world) => {
      const path = `/GoogleCustomVoices/${await makeVoice(world)}`;
      await world.admin.upload(`${path}/VoiceCloningKey`, 'file', 'k'.repeat(150_000));
      const answer = await world.admin.get(path);
      return { ...answer, body: (answer.body as { voice_cloning_key: string }).voice_cloning_key.length };
    },
    status: 200,
    body: 150_000,
  },
];

const faultyUploads: Trap[] = [
  {
    section: '16.7',
    name: 'a file of another name is a fault',
    when: async (world) =>
      world.admin.upload(`/GoogleCustomVoices/${await makeVoice(world)}/VoiceCloningKey`, 'key', 'key'),
    status: 500,
    body: refusal('Unexpected field'),
  },
  {
    section: '16.7',
    name: 'for a voice that is not there nothing is said',
    when: ({ admin }) => admin.upload(`/GoogleCustomVoices/${nowhere}/VoiceCloningKey`, 'file', 'key'),
    status: 204,
  },
];

const spoken: Trap[] = [
  {
    section: '16.8',
    name: 'a sentence has a credential, a language and a voice',
    when: ({ account, accountSid }) => account.post(`/Accounts/${accountSid}/TtsCache/Synthesize`, { text: 'Hello' }),
    status: 400,
    body: refusal('speech_credential_sid, text, language, voice are all required'),
  },
  {
    section: '16.8',
    name: 'the credential exists',
    when: ({ account, accountSid }) =>
      account.post(`/Accounts/${accountSid}/TtsCache/Synthesize`, {
        speech_credential_sid: nowhere,
        text: 'Hello',
        language: 'en-US',
        voice: 'v',
      }),
    status: 400,
    body: refusal(`There is no available speech credential for ${nowhere}`),
  },
  {
    section: '16.8',
    name: 'and so does the account',
    when: ({ admin }) =>
      admin.post(`/Accounts/${nowhere}/TtsCache/Synthesize`, {
        speech_credential_sid: nowhere,
        text: 'Hello',
        language: 'en-US',
        voice: 'v',
      }),
    status: 400,
    body: refusal(`Account not found for sid ${nowhere}`),
  },
  {
    section: '16.8',
    name: 'a malformed account is a bad request here',
    when: ({ admin }) =>
      admin.post('/Accounts/foo/TtsCache/Synthesize', {
        speech_credential_sid: 'x',
        text: 'x',
        language: 'x',
        voice: 'x',
      }),
    status: 400,
    body: refusal('Bad request'),
  },
  {
    section: '2.3',
    name: 'a view-only user hears nothing',
    when: ({ viewer, accountSid }) => viewer.post(`/Accounts/${accountSid}/TtsCache/Synthesize`, {}),
    status: 403,
    body: refusal('User has view-only access'),
  },
];

/** Custom voices, their cloning keys, and sentences to listen to. */
export const trapsOfVoices: Trap[] = [...voices, ...lists, ...keys, ...faultyUploads, ...spoken];
