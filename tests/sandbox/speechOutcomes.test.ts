import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from './support/api.ts';
import { serveSandbox, type Served } from './support/serve.ts';

/** What a real platform asks the vendors, the embedded one reads out of the credential. */
let served: Served;
let account: Api;
let accountPath: string;
let path: string;

beforeAll(async () => {
  served = await serveSandbox();
  account = await served.nobody.signedIn('account', 'Account-123');
  const [own] = await account.list('/Accounts');
  accountPath = `/Accounts/${String(own?.account_sid)}`;
  path = `${accountPath}/SpeechCredentials`;
});

afterAll(() => served.close());

const both = { use_for_tts: 1, use_for_stt: 1 };
const ok = { status: 'ok' };
const untested = { status: 'not tested' };
const fail = (reason: string) => ({ status: 'fail', reason });
const denied = fail('401 Unauthorized');

const tested = async (fields: object) => {
  const sid = await account.create(path, { ...both, ...fields });
  const { body } = await account.get(`${path}/${sid}/test`);
  return { body, record: await account.record(`${path}/${sid}`) };
};

describe('a test', () => {
  it.each([
    ['a good key', { vendor: 'ibm', tts_api_key: 'a', stt_api_key: 'b' }, { tts: ok, stt: ok }],
    ['a bad key', { vendor: 'microsoft', region: 'eu', api_key: 'bad' }, { tts: denied, stt: denied }],
    ['a bad key for one half', { vendor: 'ibm', stt_api_key: 'bad-key-stt' }, { tts: ok, stt: denied }],
    [
      'a wrong region',
      { vendor: 'aws', aws_region: 'bad-region-tts' },
      { tts: fail('getaddrinfo ENOTFOUND nowhere.api.speech.example.com'), stt: ok },
    ],
    [
      'no permission',
      { vendor: 'wellsaid', api_key: 'bad-permission' },
      { tts: fail('7 PERMISSION_DENIED: the caller does not have permission'), stt: untested },
    ],
    ['no word of why', { vendor: 'soniox', api_key: 'bad-silent' }, { tts: untested, stt: { status: 'fail' } }],
    ['a use that is off', { vendor: 'ibm', use_for_stt: 0 }, { tts: ok, stt: untested }],
    ['a vendor without a test', { vendor: 'nvidia', riva_server_uri: 'r' }, { tts: untested, stt: untested }],
    [
      'deepgram on own premises, which hears untested',
      { vendor: 'deepgram', deepgram_stt_uri: 's', deepgram_tts_uri: 't' },
      { tts: ok, stt: untested },
    ],
  ])('of %s', async (_name, fields, expected) => {
    expect((await tested(fields)).body).toEqual(expected);
  });

  it('is noted, with its time', async () => {
    const { record } = await tested({ vendor: 'ibm', stt_api_key: 'bad-key-stt' });
    expect(record).toMatchObject({ tts_tested_ok: 1, stt_tested_ok: 0 });
    expect(record.last_tested).toMatch(/Z$/);
  });

  it.each([
    [
      { vendor: 'speechmatics', api_key: 'bad', speechmatics_stt_uri: 's' },
      { tts_tested_ok: 0, stt_tested_ok: null },
    ],
    [
      { vendor: 'cartesia', api_key: 'good', model_id: 'm', stt_model_id: 's' },
      { tts_tested_ok: 1, stt_tested_ok: null },
    ],
    [{ vendor: 'custom:acme' }, { tts_tested_ok: null, stt_tested_ok: null, last_tested: null }],
  ])('of %o is noted in its own way', async (fields, noted) => {
    expect((await tested(fields)).record).toMatchObject(noted);
  });

  it('can be answered by an order instead', async () => {
    const body = { tts: fail('quota exceeded'), stt: untested };
    served.sandbox.addFault({ path: '/SpeechCredentials/.*/test$', body });
    expect((await tested({ vendor: 'ibm' })).body).toEqual(body);
  });
});

describe('the seeded credentials', () => {
  const seeded = async () => {
    const admin = await served.nobody.signedIn('admin', 'Admin-123');
    const lists = await Promise.all(
      (await admin.list('/Accounts')).map(({ account_sid: sid }) =>
        admin.list(`/Accounts/${String(sid)}/SpeechCredentials`),
      ),
    );
    return lists.flat();
  };

  it('are in every state of testing', async () => {
    const rows = await seeded();
    for (const column of ['tts_tested_ok', 'stt_tested_ok'])
      expect(new Set(rows.map((row) => row[column]))).toEqual(new Set([0, 1, null]));
  });

  it('are of many vendors, one of which no console knows', async () => {
    const vendors = new Set((await seeded()).map(({ vendor }) => vendor));
    expect(vendors.size).toBeGreaterThanOrEqual(10);
    expect(vendors).toContain('acoustica');
    expect(vendors).toContain('deepgramriver');
  });

  it('of an unknown vendor have no fields of their own', async () => {
    const row = (await seeded()).find(({ vendor }) => vendor === 'acoustica');
    expect(row).toMatchObject({ label: 'pilot', use_for_tts: 1 });
    expect(row).not.toHaveProperty('api_key');
  });
});

describe('lists of models', () => {
  const listsOf = (vendor: string) =>
    account.record(`${path}/speech/supportedLanguagesAndVoices?vendor=${vendor}&create_new=true`);

  it('of openai are those of the vendor that speaks; what hears stands apart', async () => {
    expect(await listsOf('openai')).toMatchObject({
      models: [{ value: 'tts-1' }, { value: 'tts-1-hd' }, { value: 'gpt-4o-mini-tts' }],
      sttModels: [{ value: 'whisper-1' }, { value: 'gpt-4o-mini-transcribe' }, { value: 'gpt-4o-transcribe' }],
    });
  });

  it('tell more of a model where the vendor does', async () => {
    expect((await listsOf('cartesia')).models).toContainEqual({
      value: 'sonic-3',
      name: 'sonic-3',
      languages: ['en', 'de'],
    });
    expect((await listsOf('nuance')).tts).toMatchObject([{ voices: [{ model: 'enhanced' }, { model: 'standard' }] }]);
  });

  it('of rimelabs come from the vendor itself, here at once', async () => {
    expect(Object.keys(await listsOf('rimelabs'))).toEqual(['tts', 'models']);
  });
});

describe('a sentence', () => {
  const speak = async (fields: object, body: object = {}) => {
    const speech_credential_sid = await account.create(path, { ...both, ...fields });
    const response = await fetch(`${account.base}${accountPath}/TtsCache/Synthesize`, {
      method: 'POST',
      headers: { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ speech_credential_sid, text: 'Good morning', language: 'en-US', voice: 'v', ...body }),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, type: response.headers.get('content-type'), bytes };
  };

  it('is spoken as MP3, frame by frame', async () => {
    const { status, type, bytes } = await speak({ vendor: 'ibm' });
    expect([status, type, bytes.length % 104]).toEqual([200, 'audio/mpeg', 0]);
    for (let start = 0; start < bytes.length; start += 104) expect(bytes.readUInt16BE(start)).toBe(0xfffb);
  });

  it('is bare samples of vendors that speak so, unless MP3 is asked for', async () => {
    const nuance = { vendor: 'nuance', nuance_tts_uri: 'n' };
    expect(await speak(nuance)).toMatchObject({ status: 200, type: 'application/octet-stream' });
    expect(await speak(nuance, { encodingMp3: true })).toMatchObject({ status: 200, type: 'audio/mpeg' });
  });

  it('takes longer the longer it is', async () => {
    const [short, long] = [await speak({ vendor: 'ibm' }), await speak({ vendor: 'ibm' }, { text: 'x'.repeat(60) })];
    expect(long.bytes.length).toBeGreaterThan(short.bytes.length);
  });

  it('fails where the vendor refuses the key', async () => {
    const { status, bytes } = await speak({ vendor: 'wellsaid', api_key: 'bad' });
    expect([status, bytes.toString()]).toEqual([500, '{"msg":"401 Unauthorized"}']);
  });
});
