import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Trap } from './trap.ts';
import { openWorld, type Place } from './world.ts';

/** The text a pattern is looked for in: the message of an error, or the body itself. */
const textOf = (body: unknown) => (typeof body === 'string' ? body : String((body as { msg?: unknown }).msg));

const expectBody = (body: unknown, expected: unknown) =>
  expected instanceof RegExp
    ? expect(textOf(body)).toMatch(expected)
    : expect({ body }).toMatchObject({ body: expected });

/** Walks into every trap in a world of its own: of the platform named by the environment, otherwise of the sandbox. */
export function describeTraps(name: string, traps: Trap[]): void {
  describe(name, () => {
    let place: Place;

    beforeAll(async () => {
      place = await openWorld();
    });

    afterAll(() => place.close());

    it.each(traps)('$section $name', async ({ when, status, body = expect.anything() as unknown }) => {
      const answer = await when(place.world);
      expect({ status: answer.status, text: textOf(answer.body ?? '') }).toMatchObject({ status });
      expectBody(answer.body, body);
    });
  });
}
