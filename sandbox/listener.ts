import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Sandbox } from './types.ts';

/** The adapter gives every body a type; the platform's 401 has none (platform-api 1.2). */
async function sendWithoutType(response: Response, outgoing: ServerResponse): Promise<Response> {
  const body = Buffer.from(await response.arrayBuffer());
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), 'content-length': body.length });
  outgoing.end(body);
  return RESPONSE_ALREADY_SENT;
}

/** Answers Node's requests from the sandbox; where it rejects, the socket is closed as by a process that went down. */
export function listenerFor(sandbox: Sandbox): RequestListener {
  const listener = getRequestListener(
    async (request, { incoming, outgoing }) => {
      try {
        const response = await sandbox.fetch(request);
        const isTypeless = response.body !== null && !response.headers.has('content-type');
        return isTypeless ? await sendWithoutType(response, outgoing as ServerResponse) : response;
      } catch {
        (incoming as IncomingMessage).socket.destroy();
        return RESPONSE_ALREADY_SENT;
      }
    },
    { overrideGlobalObjects: false },
  );
  return (request, response) => void listener(request, response);
}
