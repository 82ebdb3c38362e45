import { afterAll, beforeAll, beforeEach } from 'vitest';
import { Api } from '../support/api.ts';
import { serveSandbox, type Served } from '../support/serve.ts';

/** Noon of a day: plans that are paid for began ten days before it. */
export const noon = Date.UTC(2026, 0, 15, 12);

export type Json = Record<string, unknown>;

/** A hosted platform for each test. */
export function hostedPlatform() {
  let served: Served;
  beforeAll(async () => {
    served = await serveSandbox({ profile: 'hosted', now: () => noon });
  });
  beforeEach(() => served.sandbox.reset());
  afterAll(() => served.close());
  const passwords = { trial: 'Trial-123', free: 'Free-12345', paid: 'Paid-12345', admin: 'Admin-123' };
  return {
    sandbox: () => served.sandbox,
    url: () => served.url,
    nobody: () => served.nobody,
    as: (name: keyof typeof passwords) => served.nobody.signedIn(name, passwords[name]),
    withToken: (token: unknown) => new Api(served.nobody.base, String(token)),
    async providerSid(): Promise<string> {
      const admin = await served.nobody.signedIn('admin', 'Admin-123');
      const providers = await admin.list('/ServiceProviders');
      return String(providers.find(({ name }) => name === 'Förde Cloud')?.service_provider_sid);
    },
  };
}
