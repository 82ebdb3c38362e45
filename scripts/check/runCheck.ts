import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { contentOf, faultOf, listedIn, type JsonFile } from '../../src/schema/runTime/jsonFile';
import type * as World from './world';

const root = join(import.meta.dirname, '../..');
const entry = 'virtual:checked-resources';

/** Where declarations lie beside the build. */
export const besideFolder = 'public/resources';

/** A module with the world and the declarations that are asked about; nothing of it is drawn, so that it needs no style. */
const sources = (modules: readonly string[]): Plugin => ({
  name: 'checked-resources',
  enforce: 'pre',
  resolveId: (id) => (id === entry || /\.css(\?|$)/.test(id) ? `\0${id}` : undefined),
  load: (id) =>
    id === `\0${entry}`
      ? [
          `export { problemsOf } from ${JSON.stringify(join(import.meta.dirname, 'world.ts'))};`,
          ...modules.map((file, index) => `import declared${index} from ${JSON.stringify(file)};`),
          `export const declared = [${modules.map((_, index) => `declared${index}`).join()}];`,
        ].join('\n')
      : id.startsWith('\0') && id.includes('.css')
        ? ''
        : undefined,
});

type Built = Pick<typeof World, 'problemsOf'> & { declared: unknown[] };

/** Puts the console's registries and declarations together as they are now. */
async function builtWorld(modules: readonly string[]): Promise<Built> {
  const outDir = mkdtempSync(join(tmpdir(), 'checked-resources-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'silent',
      publicDir: false,
      plugins: [sources(modules)],
      ssr: { noExternal: true, target: 'node' },
      build: {
        ssr: true,
        outDir,
        minify: false,
        rolldownOptions: { input: entry, output: { entryFileNames: 'checked.mjs', codeSplitting: false } },
      },
    });
    return (await import(pathToFileURL(join(outDir, 'checked.mjs')).href)) as Built;
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

const readJson = (file: string, path: string): JsonFile =>
  existsSync(path)
    ? { file, content: contentOf(readFileSync(path, 'utf8')) }
    : { file, content: { fault: faultOf('unreadable') } };

/** What lies beside the build, by the list there; a fault of the list is one of its own. */
function filesBeside(): JsonFile[] {
  const list = join(root, besideFolder, 'index.json');
  if (!existsSync(list)) return [];
  const { files, findings } = listedIn(readFileSync(list, 'utf8'));
  return [
    ...findings.map((fault) => ({ file: `${besideFolder}/index.json`, content: { fault } })),
    ...files.map((name) => readJson(`${besideFolder}/${name}`, join(root, besideFolder, name))),
  ];
}

/**
 * The whole check, with registries and the other resources.
 * @param files declarations in TypeScript or JSON; every resource, and what lies beside the build, where none is given
 * @throws when a file is not there or cannot be run
 */
export async function runCheck(files: readonly string[]): Promise<World.FoundProblem[]> {
  const missing = files.find((file) => !existsSync(file));
  if (missing) throw new Error(`There is no file '${missing}'.`);
  const modules = files.filter((file) => !file.endsWith('.json')).map((file) => resolve(file));
  const json = files.filter((file) => file.endsWith('.json')).map((file) => readJson(file, file));
  const { problemsOf, declared } = await builtWorld(modules);
  return problemsOf({
    modules: modules.map((file, index) => ({ file: relative(root, file), value: declared[index] })),
    json: files.length > 0 ? json : filesBeside(),
    isEverything: files.length === 0,
  });
}

/** One line a problem, its hint below. */
export const describeProblems = (problems: readonly World.FoundProblem[]): string =>
  problems
    .map(
      ({ id, file, at, message, hint }) =>
        `${id} ${file}${at && ` at ${at}`}: ${message}${hint ? `\n     ${hint}` : ''}`,
    )
    .join('\n');
