import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { locales } from '../../src/app/i18n/locales';
import { createRegistry } from '../../src/schema/registry';
import type { ResourceDeclaration } from '../../src/schema/types';
import { textChanges } from './textChanges';
import { changedTexts } from './textFile';

const kebabCase = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

const singularOf = (name: string) => name.replace(/ies$/, 'y').replace(/s$/, '');
const pathOf = (name: string) => `/${name.replace(/(^|-)(.)/g, (_, __, letter: string) => letter.toUpperCase())}`;

/** What a declaration begins with: a name, and whose a record is. */
export function startOf(name: string): ResourceDeclaration {
  const id = `${singularOf(name).replaceAll('-', '_')}_sid`;
  return {
    name,
    title: 'name',
    nav: { order: 100 },
    api: { base: pathOf(name), id },
    access: { scope: 'account' },
    fields: { [id]: { type: 'sid' }, name: { type: 'text', required: true }, account_sid: { type: 'account' } },
    list: { columns: ['name', 'account_sid'], filters: ['q'] },
    form: { sections: { identity: [id, 'name', 'account_sid'] } },
  };
}

const declared = (declaration: ResourceDeclaration) => `import { defineResource } from '../../src/schema/types';

export default defineResource(${JSON.stringify(declaration)});
`;

const english = 'export default {};\n';
const translated = `import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {} satisfies Messages<typeof en>;
`;

/**
 * Writes the folder of a resource: its declaration, and its texts in every language.
 * @param folder that holds all resources
 * @returns the files written
 * @throws when its name is not kebab-case or taken
 */
export async function writeResource(folder: string, declaration: ResourceDeclaration): Promise<string[]> {
  const { name } = declaration;
  if (!kebabCase.test(name))
    throw new Error(`'${name}' is not a name: use lower case and hyphens, like 'phone-numbers'.`);
  const target = join(folder, name);
  if (existsSync(target)) throw new Error(`There is a resource '${name}' already.`);
  const options = await resolveConfig(import.meta.filename);
  const [resource] = createRegistry([declaration]).resources;
  const files = [['index.ts', await format(declared(declaration), { ...options, parser: 'typescript' })]];
  for (const { locale } of locales) {
    const changes = textChanges(resource!, locale, {}, {});
    files.push([`${locale}.ts`, await changedTexts(locale === 'en' ? english : translated, changes)]);
  }
  mkdirSync(target, { recursive: true });
  return files.map(([file, text]) => {
    writeFileSync(join(target, file!), text!);
    return join(target, file!);
  });
}
