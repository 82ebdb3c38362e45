import { Hono } from 'hono';
import type { Env } from '../../http/caller.ts';
import { refuse } from '../../http/refusals.ts';
import { done, json } from '../../http/responses.ts';

const protocols = ['http:', 'https:', 'ws:', 'wss:'];

interface Variable {
  type: 'string' | 'number' | 'boolean';
  description: string;
  required?: boolean;
  default?: string | number | boolean;
  enum?: unknown[];
  obscure?: boolean;
  uiHint?: string;
  jambonzResource?: string;
}

/** What an application declares about itself when its address ends in this path; other addresses offer nothing. */
const declaringPath = '/voice-agent';
/** An application whose answer is no schema. */
const brokenPath = '/broken-schema';

const declared: Record<string, Variable> = {
  GREETING: { type: 'string', description: 'First sentence', required: true, default: 'Hello' },
  MAX_TURNS: { type: 'number', description: 'Turn limit' },
  TONE: { type: 'string', description: 'Style', enum: ['warm', 'neutral'] },
  CRM_KEY: { type: 'string', description: 'Key', obscure: true },
  RECORD: { type: 'boolean', description: 'Keep a transcript' },
  PROMPT: { type: 'string', description: 'What the agent is to do', uiHint: 'textarea' },
  KNOWLEDGE: { type: 'string', description: 'A text that the agent knows', uiHint: 'filepicker' },
  TRUNK: { type: 'string', description: 'Carrier for transfers', jambonzResource: 'carriers' },
};

const pathOf = (address: string): string => (URL.canParse(address) ? new URL(address).pathname : '');

const schemaAt = (address: string) => (pathOf(address).endsWith(declaringPath) ? declared : undefined);

/** On every write with variables the schema is looked up again; what it does not name is not checked (platform-api 7.6). */
export function checkVariables(variables: unknown, address: unknown): void {
  const schema = schemaAt(String(address));
  if (!variables || !schema) return;
  const given = variables as Record<string, unknown>;
  for (const [name, { type, required, enum: choices }] of Object.entries(schema)) {
    const value = given[name];
    if (required && value === undefined) throw refuse.message(400, `Missing required value env_vars.${name}`);
    if (value === undefined) continue;
    if (typeof value !== type || (choices && !choices.includes(value)))
      throw refuse.message(400, `Invalid value/type for env_vars.${name}`);
  }
}

/** Asks no network: the schema of platform-api 7.6 for one path, otherwise 204. */
export function appEnvRoutes(): Hono<Env> {
  const app = new Hono<Env>();
  app.get('/', (c) => {
    const address = c.req.query('url') ?? '';
    if (!URL.canParse(address) || !protocols.includes(new URL(address).protocol)) return json({}, 500);
    if (pathOf(address).endsWith(brokenPath)) throw refuse.message(400, 'Invalid appenv schema');
    const schema = schemaAt(address);
    return schema ? json(schema) : done();
  });
  return app;
}
