import { Hono } from 'hono';
import type { Deployment, Fault, Sandbox, SandboxProfile } from './types.ts';

/** Where tests and developers steer the sandbox, outside the API. */
const controlPath = '/sandbox';

const controlPaths = ['/reset', '/faults', '/requests', '/mails', '/charges'].map((path) => controlPath + path);

export const isControl = (path: string): boolean => controlPaths.includes(path);

const jsonOf = async (request: Request): Promise<unknown> => {
  const text = await request.text();
  return text === '' ? {} : JSON.parse(text);
};

/** `POST /sandbox/reset`, `POST|DELETE /sandbox/faults`, `GET|DELETE /sandbox/requests`, `GET /sandbox/mails`, `GET /sandbox/charges`; not for pages of other sites. */
export function controlRoutes(sandbox: Omit<Sandbox, 'fetch'>, clearFaults: () => void): Hono {
  const app = new Hono().basePath(controlPath);

  app.use('*', async (c, next) => {
    if (c.req.header('sec-fetch-site') === 'cross-site') return c.text('Forbidden', 403);
    return next();
  });
  app.post('/reset', async (c) => {
    const { profile, deployment } = (await jsonOf(c.req.raw)) as { profile?: SandboxProfile; deployment?: Deployment };
    sandbox.reset(profile, deployment);
    return c.body(null, 204);
  });
  app.post('/faults', async (c) => {
    sandbox.addFault((await jsonOf(c.req.raw)) as Fault);
    return c.body(null, 204);
  });
  app.delete('/faults', (c) => {
    clearFaults();
    return c.body(null, 204);
  });
  app.get('/requests', (c) => c.json(sandbox.requests()));
  app.delete('/requests', (c) => {
    sandbox.clearRequests();
    return c.body(null, 204);
  });
  app.get('/mails', (c) => c.json(sandbox.mails()));
  app.get('/charges', (c) => c.json(sandbox.charges()));
  app.onError((error, c) => c.text(error.message, 400));

  return app;
}
