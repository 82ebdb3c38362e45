import { Hono } from 'hono';
import { accountGuard, adminOnly } from '../../http/access.ts';
import type { Env } from '../../http/caller.ts';
import { rawSid } from '../../http/paths.ts';
import { done, json } from '../../http/responses.ts';
import type { Platform } from '../../platform.ts';

/** Nothing that is spoken is kept, so a cache only ever shrinks (platform-api 6.7, 20.3). */
const seededPrompts = 1432;
const promptsPerAccount = 24;

export function accountTtsCacheRoutes({ store }: Platform): Hono<Env> {
  const emptied = new Set<string>();
  const app = new Hono<Env>();
  app.use('/:sid/TtsCache', accountGuard(store, 'crashes'));
  app.get('/:sid/TtsCache', (c) => json({ size: emptied.has(rawSid(c)) ? 0 : promptsPerAccount }));
  app.delete('/:sid/TtsCache', (c) => {
    emptied.add(rawSid(c));
    return done();
  });
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
