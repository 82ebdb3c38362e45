import { Hono } from 'hono';
import type { Env } from '../http/caller.ts';
import { done, json } from '../http/responses.ts';

const protocols = ['http:', 'https:', 'ws:', 'wss:'];

/** What an application declares about itself when its address ends in this path; other addresses offer nothing. */
const declaringPath = '/voice-agent';
const declared = {
  GREETING: { type: 'string', description: 'First sentence', required: true, default: 'Hello' },
  MAX_TURNS: { type: 'number', description: 'Turn limit' },
  TONE: { type: 'string', description: 'Style', enum: ['warm', 'neutral'] },
  CRM_KEY: { type: 'string', description: 'Key', obscure: true },
};

/** Asks no network: the schema of platform-api 7.6 for one path, otherwise 204. */
export function appEnvRoutes(): Hono<Env> {
  const app = new Hono<Env>();
  app.get('/', (c) => {
    const address = c.req.query('url') ?? '';
    if (!URL.canParse(address) || !protocols.includes(new URL(address).protocol)) return json({}, 500);
    return new URL(address).pathname.endsWith(declaringPath) ? json(declared) : done();
  });
  return app;
}
