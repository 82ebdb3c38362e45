import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newResourceTexts } from './newResourceTexts';

const kebabCase = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

const titleOf = (name: string) => name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
const singularOf = (title: string) => title.replace(/ies$/, 'y').replace(/s$/, '');
const pathOf = (name: string) => `/${name.replace(/(^|-)(.)/g, (_, __, letter: string) => letter.toUpperCase())}`;
const idOf = (name: string) => `${singularOf(name).replaceAll('-', '_')}_sid`;

const declarationOf = (name: string) => `import { defineResource } from '../../src/schema/types';

export default defineResource({
  name: '${name}',
  title: 'name',
  nav: { order: 100 },
  api: { base: '${pathOf(name)}', id: '${idOf(name)}' },
  access: { scope: 'account' },
  fields: {
    ${idOf(name)}: { type: 'sid' },
    name: { type: 'text', required: true },
    account_sid: { type: 'account' },
  },
  list: { columns: ['name', 'account_sid'], filters: ['q'] },
  form: { sections: [{ id: 'identity', fields: ['${idOf(name)}', 'name', 'account_sid'] }] },
});
`;

/**
 * Writes the folder of a new resource: a declaration to be filled in and its texts.
 * @param folder that holds all resources
 * @returns the files written
 * @throws when the name is not kebab-case or taken
 */
export function writeNewResource(folder: string, name: string): string[] {
  if (!kebabCase.test(name))
    throw new Error(`'${name}' is not a name: use lower case and hyphens, like 'phone-numbers'.`);
  const target = join(folder, name);
  if (existsSync(target)) throw new Error(`There is a resource '${name}' already.`);
  mkdirSync(target, { recursive: true });
  const title = titleOf(name);
  const files = { 'index.ts': declarationOf(name), ...newResourceTexts(idOf(name), singularOf(title), title) };
  return Object.entries(files).map(([file, text]) => {
    writeFileSync(join(target, file), text);
    return join(target, file);
  });
}
