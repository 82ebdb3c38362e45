import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeTraps } from './support/describeTraps.ts';
import { serveSandbox, type Served } from './support/serve.ts';
import { trapsOfActivity } from './support/traps/trapsOfActivity.ts';
import { trapsOfBuckets } from './support/traps/trapsOfBuckets.ts';
import { trapsOfRefusals } from './support/traps/trapsOfRefusals.ts';
import { trapsOfRouting } from './support/traps/trapsOfRouting.ts';
import { trapsOfShapes } from './support/traps/trapsOfShapes.ts';
import { trapsOfTenants } from './support/traps/trapsOfTenants.ts';
import { trapsOfUpdates } from './support/traps/trapsOfUpdates.ts';

describeTraps('traps, the same on any platform', [
  ...trapsOfUpdates,
  ...trapsOfShapes,
  ...trapsOfTenants,
  ...trapsOfRefusals,
  ...trapsOfRouting,
  ...trapsOfBuckets,
  ...trapsOfActivity,
]);

/** Never sent to a real platform: they take it down (platform-api 26.1). */
describe('requests that close the connection', () => {
  let served: Served;

  beforeAll(async () => {
    served = await serveSandbox();
  });

  afterAll(() => served.close());

  it.each([
    ['a user without a password', 'POST', '/Users', { name: 'x', email: 'x@example.com' }],
    ['a user with a null password', 'POST', '/Users', { name: 'x', email: 'x@example.com', initial_password: null }],
    ['no system information', 'POST', '/SystemInformation', {}],
    ['unknown system information', 'POST', '/SystemInformation', { colour: 'red' }],
    ['an unknown log level', 'POST', '/SystemInformation', { log_level: 'loud' }],
    ['the prompt cache of a malformed account', 'GET', '/Accounts/not-a-uuid/TtsCache', undefined],
    ['emptying the prompt cache of a malformed account', 'DELETE', '/Accounts/not-a-uuid/TtsCache', undefined],
  ])('%s', async (_name, method, path, body) => {
    const admin = await served.nobody.signedIn('admin', 'Admin-123');
    await expect(admin.send(method, path, body)).rejects.toThrow(TypeError);
    expect((await admin.get('/Users')).status).toBe(200);
    expect(served.sandbox.requests().filter((request) => request.status === 0)).not.toEqual([]);
  });
});
