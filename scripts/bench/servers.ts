import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const vite = join(import.meta.dirname, '../../node_modules/vite/bin/vite.js');

/** No platform but the embedded one, as it is seeded. */
const embedded = { SANDBOX_DB: undefined, PLATFORM_API_URL: undefined };

export interface Served {
  url: string;
  close: () => Promise<void>;
}

/** The address that the server tells, once it listens. */
async function addressOf({ stdout }: ChildProcess): Promise<string> {
  let said = '';
  for await (const text of stdout ?? []) {
    said += String(text);
    const url = /Local:\s+(http\S+)\//.exec(said)?.[1];
    if (url) return url;
  }
  throw new Error(`The preview server did not start. ${said}`);
}

/**
 * Serves built files on the embedded platform. In a process of its own: what the bench itself works on must not hold up answers.
 * @param folder built files, ours where not given
 */
export async function serve(port: number, profile: string, folder = 'dist'): Promise<Served> {
  const server = spawn(process.execPath, [vite, 'preview', '--outDir', folder], {
    env: { ...process.env, ...embedded, NO_COLOR: '1', PORT: String(port), SANDBOX_PROFILE: profile },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const url = await addressOf(server);
  return {
    url,
    close: async () => {
      server.kill();
      await ended;
    },
  };
}
