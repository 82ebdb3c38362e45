import { beforeAll, describe, expect, it } from 'vitest';
import { declarations, englishResourceMessages } from '../../resources';
import { extrasOf } from '../../resources/extras';
/* Whatever the console registers, it registers while these load. */
import '../../src/app/start/consoleRoutes';
import '../../src/app/start/setUp';
import { iconOf } from '../../src/app/navigation/icons';
import { readFeatures } from '../../src/app/settings/features';
import frame from '../../src/app/i18n/en/frame';
import { codeRegistries } from '../../src/engine/codeRegistries';
import { loadDailyWork } from '../../src/loading/dailyWork';
import { checkDeclaration, checkRegistry, type CodeNames } from '../../src/schema/checks';
import { isCatastrophic } from '../../src/schema/patterns/isCatastrophic';
import type { ResourceDeclaration } from '../../src/schema/types';

const hasText = (key: string): boolean => {
  const [area, ...parts] = key.split('.');
  const found = parts.reduce<unknown>(
    (tree, part) => (tree as Record<string, unknown> | undefined)?.[part],
    englishResourceMessages,
  );
  return area === 'resources' && typeof found === 'string';
};

const names: Required<CodeNames> = { ...codeRegistries, messages: hasText, isCatastrophic };

/** Resources without views need no texts for them. */
const isOfViews = ({ resource }: { resource: string }) =>
  declarations.some(({ name, list, form }) => name === resource && (list !== undefined || form !== undefined));

beforeAll(async () => {
  await loadDailyWork();
  const extras = declarations.flatMap(({ name }) => extrasOf(name) ?? []);
  for (const load of extras) (await load()).register(codeRegistries);
});

it('every declaration is without problems, warnings included', () => {
  const problems = checkRegistry(declarations, names).filter(
    (problem) => problem.severity === 'error' || isOfViews(problem),
  );
  expect(problems).toEqual([]);
});

describe.each(declarations)('$name', ({ nav, ...rest }) => {
  const { icon, group } = nav || {};

  it.runIf(icon)('has an icon that there is', () => {
    expect(iconOf(icon)).not.toBe(iconOf(undefined));
  });

  it.runIf(group)('stands in a group that has a heading', () => {
    expect(frame.groups).toHaveProperty(group!);
  });

  it('names only switches that a deployment has', () => {
    const read = [...JSON.stringify(rest).matchAll(/"features\.(\w+)"/g)].map(([, name]) => name!);
    const known = Object.keys(readFeatures({}));
    expect(read.filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe('a name that nothing is registered for', () => {
  const good: ResourceDeclaration = {
    name: 'things',
    title: 'name',
    api: { base: '/Things', id: 'thing_sid' },
    access: { scope: 'account' },
    fields: { thing_sid: { type: 'sid' }, name: { type: 'text' } },
    list: { columns: ['name'] },
    form: { sections: { main: ['name'] } },
  };
  const name = (field: object) => ({ fields: { ...good.fields, name: { type: 'text', ...field } } });

  it.each<[string, Partial<ResourceDeclaration>]>([
    ['R301', name({ type: 'txet' })],
    ['R301', { list: { columns: [{ field: 'name', use: 'txet' }] } }],
    ['R302', name({ rules: [{ rule: 'hots' }] })],
    ['R303', { api: { ...good.api, read: ['no-step'] } }],
    ['R304', name({ type: 'select', choices: { use: 'scopes-up-to-onw' } })],
    ['R305', { actions: { go: { on: ['row'], call: { use: 'no-action' } } } }],
    ['R306', { list: { columns: ['name'], panels: [{ use: 'no-panel' }] } }],
    ['R306', { form: { sections: { main: ['name', { use: 'no-panel' }] } } }],
    ['R307', { pages: { list: 'no-page' } }],
    ['R308', { blockedBy: [{ use: 'no-blocker' }] }],
  ])('is problem %s: %j', (id, change) => {
    expect(checkDeclaration({ ...good, ...change }, names).map((problem) => problem.id)).toContain(id);
  });

  it('is none in the declaration that these change', () => {
    expect(checkDeclaration(good, names).filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});
