import { randomUUID } from 'node:crypto';
import { serveSandbox } from './serve.ts';
import { Api } from './api.ts';

const mark = () => randomUUID().slice(0, 8);
const password = 'Trap-12345';
const hook = { url: 'https://voice.example.com/call' };

/** Tenants, callers and makers of records, all made through the API: valid for any platform an admin may use. */
export class World {
  readonly password = password;
  readonly hook = hook;
  providerSid = '';
  accountSid = '';
  admin!: Api;
  provider!: Api;
  account!: Api;
  viewer!: Api;
  viewerSid = '';
  readonly #made: string[] = [];

  constructor(readonly nobody: Api) {}

  async prepare(adminName: string, adminPassword: string): Promise<this> {
    this.admin = await this.nobody.signedIn(adminName, adminPassword);
    this.providerSid = await this.makeProvider();
    this.accountSid = await this.makeAccount();
    this.provider = await this.signInNew({ service_provider_sid: this.providerSid });
    this.account = await this.signInNew(this.accountOwner);
    const viewer = await this.makeUser({ ...this.accountOwner, is_view_only: true });
    this.viewerSid = viewer.sid;
    this.viewer = await this.nobody.signedIn(viewer.name, password);
    return this;
  }

  /** Deletes what was made, last first, as far as it is still there. */
  async cleanUp(): Promise<void> {
    for (const path of this.#made.reverse()) await this.admin.delete(path);
  }

  get accountOwner() {
    return { service_provider_sid: this.providerSid, account_sid: this.accountSid };
  }

  make = async (path: string, body: unknown, api = this.admin): Promise<string> => {
    const sid = await api.create(path, body);
    this.#made.push(`${path}/${sid}`);
    return sid;
  };

  makeProvider = () => this.make('/ServiceProviders', { name: `Provider ${mark()}` });

  makeAccount = () => this.make('/Accounts', { name: `Account ${mark()}`, service_provider_sid: this.providerSid });

  makeApplication = (extra: object = {}) =>
    this.make('/Applications', {
      name: `Application ${mark()}`,
      account_sid: this.accountSid,
      call_hook: hook,
      call_status_hook: hook,
      ...extra,
    });

  makeCarrier = (extra: object = {}) =>
    this.make('/VoipCarriers', { name: `Carrier ${mark()}`, service_provider_sid: this.providerSid, ...extra });

  makeNumber = (extra: object = {}, api = this.admin) =>
    this.make('/PhoneNumbers', { number: `49${Date.now()}${mark()}`, ...extra }, api);

  makeClient = (extra: object = {}) =>
    this.make('/Clients', { account_sid: this.accountSid, username: `client-${mark()}`, ...extra });

  makeUser = async (extra: object = {}, api = this.admin): Promise<{ sid: string; name: string }> => {
    const name = `user-${mark()}`;
    const user = { name, email: `${name}@example.com`, initial_password: password, ...extra };
    return { name, sid: await this.make('/Users', user, api) };
  };

  /** A caller with an API key, which is nobody's in particular. */
  keyOf = async (owner: object): Promise<Api> => {
    const { body } = await this.admin.post('/ApiKeys', owner);
    const { sid, token } = body as { sid: string; token: string };
    this.#made.push(`/ApiKeys/${sid}`);
    return new Api(this.admin.base, token);
  };

  async signInNew(owner: object): Promise<Api> {
    const { name } = await this.makeUser(owner);
    return this.nobody.signedIn(name, password);
  }
}

export interface Place {
  world: World;
  close(): Promise<void>;
}

/** The platform named by the environment, otherwise the sandbox. */
export async function openWorld(): Promise<Place> {
  const { PLATFORM_API_URL: url, PLATFORM_USER: user = 'admin', PLATFORM_PASSWORD: adminPassword } = process.env;
  const served = url ? undefined : await serveSandbox();
  const nobody = served?.nobody ?? new Api(String(url));
  const world = await new World(nobody).prepare(user, adminPassword ?? 'Admin-123');
  return {
    world,
    async close() {
      await world.cleanUp();
      await served?.close();
    },
  };
}
