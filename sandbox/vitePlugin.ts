import type { IncomingMessage } from 'node:http';
import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite';
import { isControl } from './control.ts';
import { basePath } from './http/paths.ts';
import { isHostedPage } from './hosted/pages.ts';
import { createSandbox, hostedUsers, seedUsers } from './index.ts';
import { listenerFor } from './listener.ts';
import type { SandboxProfile } from './types.ts';

const profiles: readonly string[] = ['default', 'big', 'hosted'];

const isLoopback = ({ socket }: IncomingMessage) => /^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '');

/** Tells whom to sign in as; the seeded passwords are public and open nothing else. */
function announcement(origin: string, isHosted: boolean): string {
  const everybody = isHosted ? [...hostedUsers, ...seedUsers] : seedUsers;
  const rows = everybody.map(({ name, password, note }) => `    ${name.padEnd(18)} ${password.padEnd(16)} ${note}`);
  return ['', `  Embedded platform: ${origin}${basePath}`, '  Sign in as:', ...rows, ''].join('\n');
}

/** Mounts the embedded platform in front of the development or preview server, so that page and API share one origin. */
export function sandboxPlugin({ profile, file }: { profile?: string; file?: string }): Plugin {
  if (profile && !profiles.includes(profile)) throw new RangeError(`Unknown sandbox profile: ${profile}`);

  function mount(server: ViteDevServer | PreviewServer): void {
    const sandbox = createSandbox({ profile: profile as SandboxProfile | undefined, file });
    const listener = listenerFor(sandbox);
    const middleware: Connect.NextHandleFunction = (request, response, next) => {
      const path = (request.url ?? '').split('?')[0] ?? '';
      const isOurs =
        path.startsWith(`${basePath}/`) || ((isControl(path) || isHostedPage(path)) && isLoopback(request));
      if (isOurs) listener(request, response);
      else next();
    };
    server.middlewares.use(middleware);
    server.httpServer?.once('listening', () => {
      const address = server.httpServer?.address();
      const origin = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
      server.config.logger.info(announcement(origin, profile === 'hosted'));
    });
    server.httpServer?.once('close', () => sandbox.close());
  }

  return { name: 'embedded-platform', configureServer: mount, configurePreviewServer: mount };
}
