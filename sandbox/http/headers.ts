import { createMiddleware } from 'hono/factory';
import type { Env } from './caller.ts';

/** platform-api 1.3 */
const everyAnswer = {
  'access-control-allow-origin': '*',
  'cache-control': 'no-store, no-cache, must-revalidate, proxy-revalidate',
  'surrogate-control': 'no-store',
  expires: '0',
  'content-security-policy': "default-src 'self';base-uri 'self';object-src 'none';script-src 'self'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=15552000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
};

const preflight = (requestedHeaders: string | undefined) =>
  new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'GET,HEAD,PUT,PATCH,POST,DELETE',
      ...(requestedHeaders ? { 'access-control-allow-headers': requestedHeaders } : {}),
    },
  });

/** Caching, security and cross-origin headers of every answer, and the answer to a preflight. */
export const platformHeaders = createMiddleware<Env>(async (c, next) => {
  if (c.req.method === 'OPTIONS') c.res = preflight(c.req.header('access-control-request-headers'));
  else await next();
  for (const [name, value] of Object.entries(everyAnswer)) c.res.headers.set(name, value);
});
