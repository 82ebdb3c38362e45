import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { overlayOf, overlayPlugin } from '../../scripts/check/overlayPlugin';
import { describeProblems, runCheck } from '../../scripts/check/runCheck';
import type { FoundProblem } from '../../scripts/check/world';
import { queues } from '../e2e/runTime/beside';

const folder = mkdtempSync(join(tmpdir(), 'declarations-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, content: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const told = (problems: readonly FoundProblem[]) => problems.map(({ id, at }) => `${id} ${at}`.trim());

describe('the check of declarations', () => {
  const wrong = { ...queues, fields: { ...queues.fields, x: { type: 'txet', rules: ['hots'] } }, parent: 'acounts' };
  const wide = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`f${at}`, { type: 'text' }]));
  const files = {
    'wrong.json': wrong,
    'wrong.ts': `export default ${JSON.stringify(wrong)};`,
    'null.json': 'null',
    'list.json': '[[]]',
    'deep.json': '['.repeat(3_000) + ']'.repeat(3_000),
    'wide.json': { ...queues, name: 'wide', fields: wide },
    'broken.json': '{',
    'right.json': { ...queues, name: 'right' },
  };
  const carriers = 'resources/carriers/index.ts';
  let found: FoundProblem[];
  beforeAll(async () => {
    found = await runCheck([...Object.entries(files).map(([name, content]) => write(name, content)), carriers]);
  });
  const foundIn = (name: keyof typeof files | typeof carriers) => found.filter(({ file }) => file.endsWith(name));

  it('knows the registries and the other resources, for JSON and TypeScript alike', () => {
    const expected = ['R301 fields.x.type', 'R302 fields.x.rules[0]', 'R414 parent'];
    expect(told(foundIn('wrong.json'))).toEqual(expect.arrayContaining(expected));
    expect(told(foundIn('wrong.ts'))).toEqual(expect.arrayContaining(expected));
    expect(describeProblems(foundIn('wrong.ts'))).toContain("'txet'");
  });

  it('ends with whatever it is given', () => {
    const bad = ['null.json', 'list.json', 'deep.json', 'wide.json', 'broken.json'] as const;
    expect(bad.flatMap(foundIn).map(({ id }) => id)).toEqual(['R103', 'R103', 'R105', 'R105', 'R110']);
  });

  it('finds nothing in what is right, beside what is wrong', () => {
    expect([...foundIn('right.json'), ...foundIn(carriers)]).toEqual([]);
  });

  it('looks at every resource when no file is named', async () => {
    expect(await runCheck([])).toEqual([]);
  });

  it('says which file is not there', async () => {
    await expect(runCheck(['no-such.json'])).rejects.toThrow('no-such.json');
  });
});

describe('the overlay of the development server', () => {
  const problem: FoundProblem = {
    id: 'R203',
    file: 'resources/carriers/index.ts',
    resource: 'carriers',
    at: 'list.columns[0]',
    message: "'nmae' is not a field.",
    hint: "Did you mean 'name'?",
    severity: 'error',
  };

  it('shows number, place and remedy of each problem', () => {
    const text = overlayOf([problem, { ...problem, at: '', id: 'R409' }])?.err.message;
    expect(text).toContain(
      "R203 resources/carriers/index.ts at list.columns[0]\n  'nmae' is not a field.\n  Did you mean 'name'?",
    );
    expect(text).toContain('R409 resources/carriers/index.ts\n');
  });

  /** A server as far as the plugin looks at it. */
  function serve(check: () => Promise<FoundProblem[]>) {
    const sent: string[] = [];
    const heard = new Map<string, (file: string) => void>();
    const on = (event: string, listener: (file: string) => void) => void heard.set(event, listener);
    const server = {
      watcher: { on },
      ws: { on, send: ({ type }: { type: string }) => void sent.push(type) },
      httpServer: { once: on },
      config: { logger: { error: () => undefined } },
    };
    (overlayPlugin(check, 0).configureServer as (server: unknown) => void)(server);
    return { sent, tell: (event: string, file = '') => heard.get(event)?.(file) };
  }

  it('comes with the start, again with each page that is opened, and goes once the file is right', async () => {
    let problems = [problem];
    const { sent, tell } = serve(() => Promise.resolve(problems));
    tell('listening');
    await expect.poll(() => sent).toEqual(['error']);
    tell('connection');
    expect(sent).toEqual(['error', 'error']);
    problems = [];
    tell('change', join(import.meta.dirname, '../../resources/carriers/index.ts'));
    await expect.poll(() => sent).toEqual(['error', 'error', 'full-reload']);
  });

  it('is not shown for warnings, and looks at nothing else', async () => {
    let count = 0;
    const warning: FoundProblem = { ...problem, severity: 'warning' };
    const { sent, tell } = serve(() => {
      count += 1;
      return Promise.resolve([warning]);
    });
    tell('change', join(import.meta.dirname, '../../README.md'));
    tell('listening');
    await expect.poll(() => count).toBe(1);
    expect(sent).toEqual([]);
  });
});
