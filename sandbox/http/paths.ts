import type { Ctx } from './caller.ts';
import { refuse } from './refusals.ts';

/** Where the API is mounted; the platform itself says `/v1`, a reverse proxy in front of it `/api/v1`. */
export const basePath = '/api/v1';

export const belowBase = (path: string): string => path.slice(basePath.length);

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const isUuid = (text: string): boolean => uuid.test(text);

/** An id of the path as it came. */
export const rawSid = (c: Ctx, name = 'sid'): string => c.req.param(name) ?? '';

/**
 * Takes the id out of the address as the platform does: up to the next slash, so that a query string right after the id spoils it
 * (platform-api 1.5).
 */
export function pathSid(c: Ctx, name = 'sid'): string {
  const sid = rawSid(c, name);
  const { pathname, search } = new URL(c.req.url);
  if (!isUuid(sid) || (search !== '' && pathname.endsWith(`/${sid}`))) throw refuse.message(400, 'Bad request');
  return sid;
}
