import { Hono } from 'hono';
import { accountGuard, adminOnly } from '../http/access.ts';
import type { Env } from '../http/caller.ts';
import { done, json } from '../http/responses.ts';
import type { Platform } from '../platform.ts';

/** Cached prompts per account; the sandbox speaks nothing, so the cache only ever shrinks (platform-api 6.7, 20.3). */
const seededPrompts = 1432;

export function accountTtsCacheRoutes({ store }: Platform): Hono<Env> {
  const app = new Hono<Env>();
  app.use('/:sid/TtsCache', accountGuard(store, 'crashes'));
  app.get('/:sid/TtsCache', () => json({ size: 0 }));
  app.delete('/:sid/TtsCache', () => done());
  return app;
}

export function ttsCacheRoutes(): Hono<Env> {
  let size = seededPrompts;
  const app = new Hono<Env>();
  app.use('/*', adminOnly);
  app.get('/', () => json({ size }));
  app.delete('/', () => {
    size = 0;
    return done();
  });
  return app;
}
