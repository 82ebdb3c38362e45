import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite';
import { createApi } from '../../contract/reactAdmin/api.ts';
import { apiBase } from '../../support/fakePlatform.ts';

const ours = /^\/api\/v1(\/(?:Hotlines|Teams)(?:[/?].*)?)$/;

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

async function answer(
  api: ReturnType<typeof createApi>,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { method = 'GET' } = request;
  /* Whoever writes has to be signed in still. */
  if (method !== 'GET' && !request.headers.authorization) return void response.writeHead(401).end();
  const body = method === 'GET' ? undefined : await bodyOf(request);
  const given = await api.fetch(apiBase + path, { method, ...(body && { body }) });
  response.writeHead(given.status, { 'content-type': 'application/json' });
  response.end(await given.text());
}

/** Serves the made-up resources in front of the embedded platform; a reset of that one begins them anew, too. */
export function madeUpApi(): Plugin {
  let api = createApi();
  const middleware: Connect.NextHandleFunction = (request, response, next) => {
    const [, path] = ours.exec(request.url ?? '') ?? [];
    if (request.url === '/sandbox/reset') api = createApi();
    if (path) void answer(api, path, request, response);
    else next();
  };
  const mount = (server: ViteDevServer | PreviewServer) => void server.middlewares.use(middleware);
  return { name: 'made-up-api', configureServer: mount, configurePreviewServer: mount };
}
