import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import type { FoundProblem } from './world.ts';

const root = join(import.meta.dirname, '../..');

/** What a change of makes declarations, or code that they name, another. */
const isWatched = (file: string): boolean =>
  /^(resources|public\/resources|src\/(schema|fields|rules|actions|kinds)|dataProvider)\//.test(
    file.slice(root.length + 1).replaceAll('\\', '/'),
  );

/** The whole check in a process of its own: it takes seconds, and sees the files as they are then. */
export const checkApart = (): Promise<FoundProblem[]> =>
  new Promise((resolve, reject) => {
    const child = spawn('npx', ['tsx', 'scripts/checkResource.ts', '--json'], { cwd: root });
    let [said, complained] = ['', ''];
    child.stdout.on('data', (text) => (said += String(text)));
    child.stderr.on('data', (text) => (complained += String(text)));
    child.on('error', reject);
    child.on('close', () => {
      /* A file that cannot be run is told by the server itself. */
      if (said === '') reject(new Error(complained));
      else resolve(JSON.parse(said) as FoundProblem[]);
    });
  });

/** What the overlay shows: each problem with its number, place and remedy. */
export function overlayOf(problems: readonly FoundProblem[]): ErrorPayload | undefined {
  const [first] = problems;
  if (!first) return undefined;
  const lines = problems.map(({ id, file, at, message, hint }) =>
    [`${id} ${file}${at && ` at ${at}`}`, `  ${message}`, ...(hint ? [`  ${hint}`] : [])].join('\n'),
  );
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return {
    type: 'error',
    err: {
      /* The overlay shows a `frame` only where it is code. */
      message: [`${count} in declarations`, ...lines].join('\n\n'),
      stack: '',
      id: join(root, first.file),
      plugin: 'declarations',
    },
  };
}

/**
 * Checks all declarations while they are written, those beside the build among them, and shows what is wrong in the browser.
 * @param check gives all problems
 * @param delay in milliseconds, in which more files may change
 */
export function overlayPlugin(check = checkApart, delay = 300): Plugin {
  let shown: ErrorPayload | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;

  async function look(server: ViteDevServer) {
    const own = (asked += 1);
    const problems = await check().catch(() => undefined);
    if (own !== asked || !problems) return;
    const before = shown;
    shown = overlayOf(problems.filter(({ severity }) => severity === 'error'));
    if (shown) {
      server.config.logger.error(`${shown.err.message}\n`, { timestamp: true });
      server.ws.send(shown);
    } else if (before) server.ws.send({ type: 'full-reload' });
  }

  return {
    name: 'declarations',
    apply: 'serve',
    configureServer(server) {
      const soon = () => {
        clearTimeout(waiting);
        waiting = setTimeout(() => void look(server), delay);
      };
      const changed = (file: string) => {
        if (!isWatched(file)) return;
        if (file.includes('/public/')) server.ws.send({ type: 'full-reload' });
        soon();
      };
      for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, changed);
      /* A page that is opened later is told as well. */
      server.ws.on('connection', () => shown && server.ws.send(shown));
      server.httpServer?.once('listening', soon);
      server.httpServer?.once('close', () => clearTimeout(waiting));
    },
  };
}
