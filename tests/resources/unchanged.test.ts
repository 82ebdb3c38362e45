import { beforeAll, describe, expect, it } from 'vitest';
import { createDataProvider, type ConsoleDataProvider } from '../../dataProvider';
import { createHttp } from '../../dataProvider/http/http';
import { declarations } from '../../resources';
import { readFeatures } from '../../src/app/settings/features';
import { createCodec } from '../../src/fields/codec';
import { fieldTypes } from '../../src/fields/registry';
import { createRegistry } from '../../src/schema/registry';
import { apiBase } from '../support/fakePlatform';
import { signedIn, type Platform } from '../support/sandboxed';

type Row = Record<string, unknown>;

const registry = createRegistry(declarations);

const providerOf = (platform: Platform, features: Record<string, boolean>): ConsoleDataProvider =>
  createDataProvider({
    registry,
    http: createHttp({ apiBase, fetch: platform.fetch, token: () => platform.token }),
    facts: () => ({ session: platform.session, features }),
    codec: createCodec(fieldTypes),
  });

/** Lists give secrets in clear, so that nothing can change unseen (platform-api 6.4). */
const everything = async (platform: Platform) => ({
  accounts: await platform.send<Row[]>('GET', '/Accounts'),
  applications: await platform.send<Row[]>('GET', '/Applications'),
});

let platform: Platform;
let before: Awaited<ReturnType<typeof everything>>;

beforeAll(async () => {
  platform = await signedIn('admin');
  before = await everything(platform);
});

const kinds = [
  { resource: 'accounts', key: 'account_sid' },
  { resource: 'applications', key: 'application_sid' },
] as const;

describe.each(kinds)('every seeded record of $resource', ({ resource, key }) => {
  it('is seeded with what may get lost', () => {
    expect(before.accounts.filter(({ bucket_credential }) => bucket_credential)).toHaveLength(4);
    expect(before.applications.filter(({ env_vars }) => env_vars)).toHaveLength(1);
  });

  it.each([
    ['as it is deployed', {}],
    ['without recording', { DISABLE_CALL_RECORDING: 'true' }],
    ['hosted', { ENABLE_HOSTED_SYSTEM: 'true' }],
  ])('sends nothing when it is saved unchanged, %s', async (_, settings) => {
    const provider = providerOf(platform, readFeatures(settings));
    platform.sandbox.clearRequests();
    for (const row of before[resource]) {
      const { data } = await provider.getOne(resource, { id: String(row[key]) });
      await provider.update(resource, { id: data.id, data: { ...data }, previousData: data });
    }
    expect(platform.lines('PUT', /./)).toEqual([]);
    expect(await everything(platform)).toEqual(before);
  });

  it.each([
    ['as it is deployed', {}],
    ['without recording', { DISABLE_CALL_RECORDING: 'true' }],
  ])('loses nothing when its name is changed and changed back, %s', async (_, settings) => {
    const provider = providerOf(platform, readFeatures(settings));
    for (const row of before[resource]) {
      const { data } = await provider.getOne(resource, { id: String(row[key]) });
      const renamed = { ...data, name: 'Another name' };
      await provider.update(resource, { id: data.id, data: renamed, previousData: data });
      const { data: now } = await provider.getOne(resource, { id: data.id });
      await provider.update(resource, { id: data.id, data: { ...now, name: data.name }, previousData: now });
    }
    expect(await everything(platform)).toEqual(before);
  });
});
