import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox } from '../../sandbox/index.ts';
import { Api } from './support/api.ts';
import { serveSandbox, type Served } from './support/serve.ts';

describe('steering', () => {
  let served: Served;
  let admin: Api;

  beforeEach(async () => {
    served = await serveSandbox();
    admin = await served.nobody.signedIn('admin', 'Admin-123');
  });

  afterEach(() => served.close());

  const control = (method: string, path: string, body?: unknown) =>
    fetch(`${served.url}/sandbox${path}`, { method, body: body === undefined ? undefined : JSON.stringify(body) });

  it('resets to the seed', async () => {
    await admin.create('/ServiceProviders', { name: 'Short-lived' });
    expect((await control('POST', '/reset')).status).toBe(204);
    const again = await served.nobody.signedIn('admin', 'Admin-123');
    expect(await again.list('/ServiceProviders')).toHaveLength(2);
  });

  it('gives an ordered answer once', async () => {
    const fault = {
      path: '^/Accounts$',
      status: 429,
      body: 'Too many requests, please try again later.',
      contentType: 'text/html',
      headers: { 'Retry-After': '7' },
    };
    await control('POST', '/faults', fault);
    const { status, body, headers } = await admin.get('/Accounts');
    expect([status, body, headers.get('retry-after')]).toEqual([429, fault.body, '7']);
    expect((await admin.get('/Accounts')).status).toBe(200);
  });

  it('drops connections until told otherwise', async () => {
    served.sandbox.addFault({ path: 'Clients', drop: true, times: 0 });
    await expect(admin.get('/Clients')).rejects.toThrow(TypeError);
    await expect(admin.get('/Clients')).rejects.toThrow(TypeError);
    await control('DELETE', '/faults');
    expect((await admin.get('/Clients')).status).toBe(200);
  });

  it('does what is asked before it drops the connection', async () => {
    served.sandbox.addFault({ path: '^/ServiceProviders$', method: 'POST', drop: 'when done' });
    await expect(admin.post('/ServiceProviders', { name: 'Unheard of' })).rejects.toThrow(TypeError);
    expect((await admin.list('/ServiceProviders')).map(({ name }) => name)).toContain('Unheard of');
  });

  it('notes requests without their secrets', async () => {
    await control('DELETE', '/requests');
    await admin.put('/Clients/unknown?x=1', { username: 'a', password: 'hush', inner: { api_secret: 'hush' } });
    expect(await (await control('GET', '/requests')).json()).toEqual([
      {
        method: 'PUT',
        path: '/Clients/unknown',
        query: { x: '1' },
        body: { username: 'a', password: '***', inner: { api_secret: '***' } },
        status: 404,
      },
    ]);
  });

  it.each(['client_key', 'voice_cloning_key', 'service_key', 'secret_access_key', 'tts_api_key'])(
    'does not note the value of %s',
    async (name) => {
      await control('DELETE', '/requests');
      await admin.put('/Clients/unknown', { [name]: 'hush' });
      expect(JSON.stringify(await (await control('GET', '/requests')).json())).not.toContain('hush');
    },
  );

  it('is closed to pages of other sites', async () => {
    const request = new Request('http://127.0.0.1/sandbox/reset', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect((await served.sandbox.fetch(request)).status).toBe(403);
  });

  it('can be left out', async () => {
    const plain = createSandbox({ control: false });
    const response = await plain.fetch(new Request('http://127.0.0.1/sandbox/requests'));
    expect(response.status).toBe(404);
    plain.close();
  });
});

describe('a kept file', () => {
  it('holds rows and sign-ins over a restart, even after a crash, and gives its rows to others', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
    const file = join(folder, 'platform.sqlite');
    const first = await serveSandbox({ file });
    const admin = await first.nobody.signedIn('admin', 'Admin-123');
    await admin.create('/ServiceProviders', { name: 'Kept' });
    await first.close();
    mkdirSync(`${file}.lock`, { recursive: true });

    const second = await serveSandbox({ file });
    const same = new Api(second.nobody.base, admin.token);
    expect(await same.list('/ServiceProviders')).toHaveLength(3);
    await second.close();

    const copy = await serveSandbox({ rowsOf: file });
    const other = await copy.nobody.signedIn('admin', 'Admin-123');
    expect(await other.list('/ServiceProviders')).toHaveLength(3);
    expect((await new Api(copy.nobody.base, admin.token).get('/ServiceProviders')).status).toBe(401);
    await copy.close();
    rmSync(folder, { recursive: true });
  });
});

describe('the seed', () => {
  it('is the same every time', async () => {
    const [one, two] = [await serveSandbox(), await serveSandbox()];
    const read = async ({ nobody }: Served) => (await nobody.signedIn('admin', 'Admin-123')).list('/PhoneNumbers');
    expect(await read(one)).toEqual(await read(two));
    await Promise.all([one.close(), two.close()]);
  });
});
