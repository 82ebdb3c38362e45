import { describe, expect, it } from 'vitest';
import { signIn } from '../../authProvider/login';
import { createHttp } from '../../dataProvider/http/http';
import { apiBase, fakePlatform, type PlatformRoute } from '../support/fakePlatform';

const lockOut = 'Maximum login attempts reached. Please try again in 1800 seconds.';

const text = (status: number, body: string) => new Response(body, { status });

const arrange = (route: PlatformRoute) => {
  const platform = fakePlatform({ 'POST /login': route });
  return { platform, http: createHttp({ apiBase, fetch: platform.fetch, token: () => 'stale' }) };
};

describe('signIn', () => {
  it('sends name and password without the token that is stored', async () => {
    const answer = { token: 't', user_sid: 'u', scope: 'account', force_change: true };
    const { platform, http } = arrange(() => answer);
    await expect(signIn(http, 'olga', 'secret')).resolves.toEqual(answer);
    expect(platform.requests[0]?.body).toEqual({ username: 'olga', password: 'secret' });
    expect(platform.requests[0]?.headers.has('authorization')).toBe(false);
  });

  it.each<[string, PlatformRoute, string]>([
    ['403', () => text(403, 'Forbidden'), 'errors.invalid_credentials'],
    ['401', () => text(401, 'Unauthorized'), 'errors.invalid_credentials'],
    ['404', () => text(404, ''), 'errors.invalid_credentials'],
    ['a lock-out', () => Response.json({ error: lockOut }, { status: 403 }), lockOut],
    ['400', () => text(400, 'Bad Request'), 'errors.generic'],
    ['500', () => Response.json({ msg: 'database is away' }, { status: 500 }), 'errors.server_unreachable'],
    ['502', () => text(502, '<html>'), 'errors.server_unreachable'],
    ['no connection', () => Promise.reject(new TypeError('fetch failed')), 'errors.server_unreachable'],
    ['a page instead of JSON', () => text(200, '<!doctype html>'), 'errors.generic'],
    ['an answer without a token', () => ({ user_sid: 'u' }), 'errors.generic'],
    ['429', () => text(429, 'Too many requests, please try again later.'), 'errors.too_many_requests'],
  ])('tells %s in the words of the specification', async (_, route, message) => {
    const { http } = arrange(route);
    await expect(signIn(http, 'olga', 'secret')).rejects.toMatchObject({ message });
  });
});
