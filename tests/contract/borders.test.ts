// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { declarations, englishResourceMessages } from '../../resources';
import { resourceMessages } from '../../resources/translations';
import { leavesOf, sourceFiles } from './sourceTexts';
import { specTexts } from './specTexts';

const areas = (locale: string, files: Record<string, object>) =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path.includes(`/${locale}/`))
      .map(([path, texts]) => [path.replace(/^.*\/|\.ts$/g, ''), texts]),
  );
const files = import.meta.glob<object>('../../src/app/i18n/{en,de}/*.ts', { eager: true, import: 'default' });
const english = areas('en', files);
const german = areas('de', files);

/* The language's own texts for react-admin come from a package in English. */
const ofPackages = ['ra'];
const keysOf = (tree: Record<string, object>) =>
  leavesOf(tree)
    .map(([key]) => key)
    .filter((key) => !ofPackages.includes(key.split('.')[0]!))
    .sort();

describe('the parts that every resource goes through', () => {
  const names = declarations.map(({ name }) => name);
  const folders = ['src/engine', 'dataProvider', 'src/schema', 'src/fields', 'src/actions', 'authProvider'];

  it('are looked at', () => {
    expect(names.length).toBeGreaterThan(4);
    expect(sourceFiles(...folders).length).toBeGreaterThan(50);
  });

  it('name no resource', () => {
    const literal = new RegExp(`(['"\`])(${names.join('|')})\\1`);
    const named = sourceFiles(...folders).filter(({ text }) => literal.test(text.replace(/\/\*[\s\S]*?\*\//g, '')));
    expect(named.map(({ path }) => path)).toEqual([]);
  });
});

describe('a file', () => {
  it('has at most 300 lines', () => {
    const code = sourceFiles('src', 'dataProvider', 'authProvider', 'resources', 'sandbox', 'scripts');
    expect(code.filter(({ text }) => text.split('\n').length > 300).map(({ path }) => path)).toEqual([]);
  });

  it('has at most 400 lines when it is a test', () => {
    expect(
      sourceFiles('tests')
        .filter(({ text }) => text.split('\n').length > 400)
        .map(({ path }) => path),
    ).toEqual([]);
  });
});

describe('texts', () => {
  const code = sourceFiles('src', 'dataProvider', 'authProvider', 'resources')
    .filter(({ path }) => !path.includes('schema/') && !/i18n\/(en|de)\/|resources\/[^/]+\/(en|de)\.ts/.test(path))
    .map(({ path, text }) => ({ path, text: text.replace(/\/\*[\s\S]*?\*\//g, '') }));
  /* The first comes from the deployment's settings, the second is only the name of a message of the sign-in page. */
  const elsewhere = ['frame.product', 'frame.logged_out'];
  const literals = new Set(code.flatMap(({ text }) => text.match(/(?<=['"`])[a-z_]+(\.[\w-]+)+(?=['"`])/g) ?? []));
  const known = new Set([...keysOf(english), ...leavesOf(englishResourceMessages).map(([key]) => `resources.${key}`)]);
  const mounted = [...Object.keys(english), 'resources'];

  it('are the same in English and German', async () => {
    const [en, de] = [englishResourceMessages, await resourceMessages('de')];
    expect(keysOf(german)).toEqual(keysOf(english));
    expect(
      leavesOf(de)
        .map(([key]) => key)
        .sort(),
    ).toEqual(
      leavesOf(en)
        .map(([key]) => key)
        .sort(),
    );
  });

  it('exist for every key in the code', () => {
    const isText = (key: string) => mounted.includes(key.split('.')[0]!) && key.split('.').length > 1;
    const isKnown = (key: string) =>
      known.has(key) || elsewhere.includes(key) || [...known].some((other) => other.startsWith(`${key}.`));
    expect([...literals].filter((key) => isText(key) && !isKnown(key))).toEqual([]);
  });

  const spoken = [...leavesOf(english), ...leavesOf(englishResourceMessages)].map(([, text]) =>
    text.replace(/%\{\w+\}/g, '{}'),
  );

  it.each(Object.values(specTexts).flat())('say “%s”', (text) => {
    expect(
      spoken.some((message) => message.split(' |||| ').some((form) => form === text || form.startsWith(text))),
    ).toBe(true);
  });
});
