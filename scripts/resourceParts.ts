import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type * as PartsModule from '../resources/parts.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'resources/');
const atStart = join(folder, 'atStart.ts');
const part = 'virtual:resource-part/';

type Parts = ReturnType<typeof PartsModule.resourceParts>;

/** Beside the manifest: which field types the form of each resource has. For `scripts/sizes.ts`. */
const formTypesFile = '.vite/form-types.json';

type Fields = Record<string, { type: string; of?: Fields }>;

const typesIn = (fields: Fields): string[] =>
  Object.values(fields).flatMap(({ type, of = {} }) => [type, ...typesIn(of)]);

const formTypes = ({ parts }: Parts) =>
  Object.fromEntries(
    Object.entries(parts)
      .filter(([, { resource }]) => resource.form)
      .map(([name, { resource }]) => [name, [...new Set(typesIn(resource.fields as Fields))]]),
  );

/** Objects as they are read back from JSON: what is undefined is left out. */
const literal = (value: unknown) => JSON.stringify(value);

const startModule = ({ lean, startTexts, parts }: Parts) => `
import { createPartedRegistry } from ${literal(join(root, 'src/schema/partedRegistry.ts'))};
const lean = ${literal(lean)};
const load = {
${Object.keys(parts)
  .map((name) => `  ${literal(name)}: () => import(${literal(part + name)}).then((module) => module.default),`)
  .join('\n')}
};
export const startTexts = ${literal(startTexts)};
export const openRegistry = (onTexts) => createPartedRegistry({ lean, load, onTexts });
`;

const literalModule = (values: Record<string, unknown> | undefined) =>
  values &&
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${literal(value)};`)
    .join('\n');

/**
 * Compiles the declarations into the build (src/schema/lean.ts): the console starts with what menu and lists need, and the rest
 * of a resource comes with its first form. In development `resources/atStart.ts` stands as it is.
 */
export function resourceParts(): Plugin {
  let compiled: Promise<Parts> | undefined;
  const parts = () =>
    (compiled ??= runnerImport<typeof PartsModule>('./resources/parts.ts').then(({ module }) =>
      module.resourceParts(),
    ));
  return {
    name: 'resource-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(part) ? `\0${id}` : undefined),
    async load(id) {
      if (id === atStart) return startModule(await parts());
      if (id.startsWith(folder)) return literalModule((await parts()).literals[id.slice(folder.length)]);
      if (!id.startsWith(`\0${part}`)) return undefined;
      return `export default ${literal((await parts()).parts[id.slice(part.length + 1)])};`;
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: formTypesFile, source: literal(formTypes(await parts())) });
    },
  };
}
