import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listenerFor } from './listener.ts';
import type { Sandbox } from './types.ts';

/** Serves a sandbox on the loopback interface, on a free port unless one is given. */
export function listen(sandbox: Sandbox, port = 0): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(listenerFor(sandbox));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const { port: actual } = server.address() as AddressInfo;
      resolve({ url: `http://127.0.0.1:${actual}`, close });
    });
  });
}
