import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Platform } from '../platform.ts';
import { apiKeys } from '../store/accessTables.ts';
import type { Body, Caller, Ctx, Env } from './caller.ts';
import { belowBase } from './paths.ts';
import { refuse, Refusal } from './refusals.ts';
import { readToken } from './token.ts';

/** Matched as prefixes (platform-api 1.2). */
const open = [
  '/register',
  '/forgot-password',
  '/signin',
  '/login',
  '/messaging',
  '/outboundSMS',
  '/AccountTest',
  '/InviteCodes',
  '/PredefinedCarriers',
];

const isOpen = (path: string) => open.some((prefix) => path.startsWith(prefix));

/** 401 without a content type; the body is bytes, or a type would be added (platform-api 1.2). */
const unauthorized = (presented: boolean) =>
  new Refusal(
    () =>
      new Response(new TextEncoder().encode('Unauthorized'), {
        status: 401,
        headers: { 'www-authenticate': `Bearer realm="Users"${presented ? ', error="invalid_token"' : ''}` },
      }),
  );

/** The token from header, query or body; given twice it is refused. */
function presentedToken(c: Ctx, body: Body): string | undefined {
  const header = c.req.header('authorization');
  const found = [c.req.query('access_token'), body.access_token].filter((token) => typeof token === 'string');
  if (header !== undefined) {
    const parts = header.split(' ');
    if (parts.length !== 2) throw refuse.phrase(400);
    const [scheme = '', token = ''] = parts;
    if (scheme.toLowerCase() === 'bearer') found.push(token);
  }
  if (found.length > 1) throw refuse.phrase(400);
  return found[0];
}

export function signedInUser(platform: Platform, token: string): Caller | undefined {
  const claims = readToken(token, platform.secret, platform.seconds);
  if (!claims || !platform.hasSession(claims.user_sid)) return undefined;
  return {
    scope: claims.scope,
    userSid: claims.user_sid,
    accountSid: claims.account_sid ?? null,
    serviceProviderSid: claims.service_provider_sid ?? null,
    isViewOnly: claims.is_view_only ?? false,
  };
}

/** platform-api 2.2 */
function holderOfKey(platform: Platform, token: string): Caller | undefined {
  const key = platform.store.where(apiKeys, { token })[0];
  if (!key) return undefined;
  const accountSid = key.account_sid as string | null;
  const serviceProviderSid = key.service_provider_sid as string | null;
  const scope = serviceProviderSid ? 'service_provider' : accountSid ? 'account' : 'admin';
  return { scope, userSid: null, accountSid, serviceProviderSid, isViewOnly: false };
}

/** platform-api 2.3 */
function checkViewOnly(c: Ctx, caller: Caller, body: Body, path: string): void {
  if (!caller.isViewOnly || c.req.method === 'GET' || path === '/logout') return;
  if (body.old_password && body.new_password) return;
  throw refuse.message(403, 'User has view-only access');
}

/** Finds out who asks; everything behind it may rely on a caller, unless the route is open (platform-api 1.2). */
export const authenticate = (platform: Platform): MiddlewareHandler<Env> =>
  createMiddleware<Env>(async (c, next) => {
    const path = belowBase(c.req.path);
    if (!isOpen(path)) {
      const body = c.get('body');
      const token = presentedToken(c, body);
      const caller = token && (signedInUser(platform, token) ?? holderOfKey(platform, token));
      if (!caller) throw unauthorized(token !== undefined);
      checkViewOnly(c, caller, body, path);
      delete body.access_token;
      c.set('caller', caller);
    }
    await next();
  });
