import { describe, expect, it } from 'vitest';
import { declarations, englishResourceMessages } from '../../resources';
import { areaMessages, byFolder } from '../../src/app/i18n/areaMessages';
import type { MessageTree } from '../../src/app/i18n/messageTrees';
import { createRegistry } from '../../src/schema/registry';
import { leavesOf, sourceFiles } from './texts/sourceTexts';
import { specTexts } from './texts/specTexts';
import { computedKeys, literalsIn, unusedKeys, unusedResourceKeys } from './texts/usedTexts';

const files = import.meta.glob<MessageTree>('../../src/app/i18n/en/*.ts', { eager: true, import: 'default' });
const ofParts = import.meta.glob<MessageTree>('../../src/**/texts/en.ts', { eager: true, import: 'default' });
const english = { ...areaMessages(files), ...byFolder(ofParts, -3) } as Record<string, object>;
const keysOf = (tree: object) => leavesOf(tree).map(([key]) => key);

const isTextFile = (path: string) => /i18n\/[\w-]+\/|(texts|resources\/[^/]+)\/(en|de|fr|es|pt-BR)\.ts$/.test(path);
const code = sourceFiles('src', 'dataProvider', 'authProvider', 'resources').filter(({ path }) => !isTextFile(path));

describe('the texts', () => {
  it('exist for every key in the code', () => {
    const mounted = [...Object.keys(english), 'resources'];
    /* The first comes from the deployment's settings, the second is only the name of a message of the sign-in page. */
    const elsewhere = ['frame.product', 'frame.logged_out'];
    const known = [
      ...keysOf(english),
      ...keysOf(englishResourceMessages).map((key) => `resources.${key}`),
      ...elsewhere,
    ];
    const isKnown = (key: string) => known.some((other) => other === key || other.startsWith(`${key}.`));
    const ofTexts = [...literalsIn(code.filter(({ path }) => !path.includes('src/schema/')))].filter((key) =>
      mounted.includes(key.split('.')[0]!),
    );
    expect(ofTexts.length).toBeGreaterThan(150);
    expect(ofTexts.filter((key) => !isKnown(key))).toEqual([]);
  });

  it('exist for every key that is put together', () => {
    const known = keysOf(english);
    const all = Object.entries(computedKeys).flatMap(([prefix, ends]) => ends.map((end) => prefix + end));
    expect(all.filter((key) => !known.includes(key))).toEqual([]);
  });

  it('are all used', () => {
    expect(unusedKeys(english, code)).toEqual([]);
  });

  it.each(createRegistry(declarations).resources)('of $name are all used', (resource) => {
    expect(unusedResourceKeys(resource, englishResourceMessages[resource.name] ?? {}, code)).toEqual([]);
  });

  it('of a made-up area would be missed when nothing used them', () => {
    const texts = { list: { no_such_text: 'Nobody asks for this.' }, gate: { nor_this: 'Nor for this.' } };
    expect(unusedKeys(texts, code)).toEqual(['list.no_such_text', 'gate.nor_this']);
  });
});

describe('the specification’s texts', () => {
  const spoken = [...leavesOf(english), ...leavesOf(englishResourceMessages)].flatMap(([, text]) =>
    text.replace(/%\{\w+\}/g, '{}').split(' |||| '),
  );
  /** What tests look for; a text is where it begins, since arguments follow. */
  const looked = sourceFiles('tests')
    .filter(({ path }) => !path.includes('specTexts'))
    .map(({ text }) => text.replaceAll('\\', '').replaceAll('’', "'"))
    .join('\n');
  const all = Object.values(specTexts).flat();

  it.each(all)('say “%s”', (text) => {
    expect(spoken.some((form) => form === text || form.startsWith(text))).toBe(true);
  });

  it.each(all)('“%s” is looked for by a test that causes it', (text) => {
    expect(looked.includes(text.split('{}')[0]!.trim())).toBe(true);
  });
});
