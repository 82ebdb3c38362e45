// @vitest-environment node
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { locales } from '../../../src/app/i18n/locales';
import { root, sourceFiles, type SourceFile } from '../texts/sourceTexts';

const everything = ['src', 'dataProvider', 'authProvider', 'resources', 'sandbox', 'scripts', 'tests'];
const product = ['src', 'dataProvider', 'authProvider'];

/** All folders below, themselves included. */
const foldersIn = (folder: string): string[] => [
  folder,
  ...readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
];

const filesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));

describe('a folder', () => {
  /** Folders that grow with what there is, and the reason. */
  const growing: Record<string, string> = {
    'resources/speech-services/vendors': 'one file a vendor',
    'tests/contract/answered': 'one file a resource',
    'tests/contract/promised': 'one file a resource',
  };

  it('has at most 15 files', () => {
    const full = everything.flatMap(foldersIn).filter((folder) => !(folder in growing) && filesOf(folder).length > 15);
    expect(full).toEqual([]);
  });

  it('holds something', () => {
    expect(everything.flatMap(foldersIn).filter((folder) => readdirSync(join(root, folder)).length === 0)).toEqual([]);
  });
});

/** The entry of a field type, whose doc comment says what a value of the type is. */
const isFieldType = ({ path, text }: SourceFile) =>
  /^src\/(fields|kinds)\/.*\/index\.tsx?$/.test(path) && text.includes('FieldTypeEntry');

describe('what comes in and what goes out', () => {
  /** The languages are like the English one; a folder of one text in each language says what it is by its name. */
  const translations = locales.map(({ locale }) => `src/app/i18n/${locale}`).filter((path) => !path.endsWith('/en'));
  const sources = sourceFiles(...product);
  const folders = [...new Set(sources.map(({ path }) => dirname(path)))].filter(
    (path) => !translations.includes(path) && !sources.some((each) => each.path === `${path}/en.ts`),
  );
  const said = /^\/\* In: .+\. Out: .+\. \*\/\n/;

  it.each(folders)('is said once in %s', (folder) => {
    const own = sources.filter(({ path }) => dirname(path) === folder);
    const type = own.find(isFieldType);
    if (type) expect(type.text).toMatch(/^\/\*\*/m);
    else expect(own.filter(({ text }) => said.test(text))).toHaveLength(1);
  });
});

describe('what is shorter than 15 lines and used by one file only', () => {
  const all = sourceFiles('src', 'dataProvider', 'authProvider', 'resources', 'sandbox', 'scripts');

  const fileAt = (base: string) =>
    [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`, `${base}/index.tsx`].find(
      (path) => /\.tsx?$/.test(path) && existsSync(join(root, path)),
    );
  const target = ({ path }: SourceFile, name: string) => fileAt(join(dirname(path), name));

  const users = new Map<string, string[]>();
  const late = new Set<string | undefined>();
  for (const file of all) {
    for (const { fileName } of ts.preProcessFile(file.text, true, true).importedFiles) {
      const imported = fileName.startsWith('.') && target(file, fileName);
      if (imported) users.set(imported, [...new Set([...(users.get(imported) ?? []), file.path])]);
    }
    for (const [, name = ''] of file.text.matchAll(/import\('(\.[^']+)'\)/g)) late.add(target(file, name));
  }

  /** Tables that name what they hold: each page of a table of addresses has a file of its own. */
  const tables = ['src/app/start/consoleRoutes.tsx', 'src/engine/routes/ResourceRoutes.tsx'];

  const mayStay = (file: SourceFile, user: string) =>
    /* What is loaded late has to be a file. */
    isFieldType(file) || late.has(file.path) || tables.includes(user);

  it('stands in that file', () => {
    const apart = all.filter((file) => {
      const [user, ...more] = users.get(file.path) ?? [];
      const isShort = file.text.trimEnd().split('\n').length < 15;
      const isOurs = product.some((folder) => file.path.startsWith(`${folder}/`));
      return isOurs && isShort && user !== undefined && more.length === 0 && !mayStay(file, user);
    });
    expect(apart.map(({ path }) => path)).toEqual([]);
  });
});
