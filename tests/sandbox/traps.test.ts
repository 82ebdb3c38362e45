// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveSandbox, type Served } from './support/serve.ts';
import { trapsOfActivity } from './support/trapsOfActivity.ts';
import { trapsOfBuckets } from './support/trapsOfBuckets.ts';
import { trapsOfRefusals } from './support/trapsOfRefusals.ts';
import { trapsOfRouting } from './support/trapsOfRouting.ts';
import { trapsOfShapes } from './support/trapsOfShapes.ts';
import { trapsOfTenants } from './support/trapsOfTenants.ts';
import { trapsOfUpdates } from './support/trapsOfUpdates.ts';
import { openWorld, type Place } from './support/world.ts';

/** The text a pattern is looked for in: the message of an error, or the body itself. */
const textOf = (body: unknown) => (typeof body === 'string' ? body : String((body as { msg?: unknown }).msg));

const expectBody = (body: unknown, expected: unknown) =>
  expected instanceof RegExp
    ? expect(textOf(body)).toMatch(expected)
    : expect({ body }).toMatchObject({ body: expected });

describe('traps, the same on any platform', () => {
  let place: Place;

  beforeAll(async () => {
    place = await openWorld();
  });

  afterAll(() => place.close());

  it.each([
    ...trapsOfUpdates,
    ...trapsOfShapes,
    ...trapsOfTenants,
    ...trapsOfRefusals,
    ...trapsOfRouting,
    ...trapsOfBuckets,
    ...trapsOfActivity,
  ])('$section $name', async ({ when, status, body = expect.anything() as unknown }) => {
    const answer = await when(place.world);
    expect({ status: answer.status, text: textOf(answer.body ?? '') }).toMatchObject({ status });
    expectBody(answer.body, body);
  });
});

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
