import { expect, it } from 'vitest';
import { combine } from '../../src/schema/runTime/combine';
import { formOf, things } from './support/things';
import { beside, codeNames } from './support/world';

const locales = ['en', 'de'];
const combined = (...values: unknown[]) =>
  combine(
    beside,
    values.map((value, at) => ({ file: `${at}.json`, content: { value } })),
    { names: codeNames, locales },
  );

it('a declaration from beside the build stands among the others, with its texts in every language', () => {
  const given = combined({ ...things(), labels: { en: { name: 'Thing' }, de: { name: 'Ding' } } });
  expect(given.problems).toEqual([]);
  expect(given.declarations.map(({ name }) => name)).toContain('things');
  expect(given.labels.de!.things!.name).toBe('Ding');
});

it('fields and sections are added to a resource, and nothing else', () => {
  const added = {
    extends: 'part',
    fields: { more: { type: 'text' } },
    form: { sections: [{ id: 'm', fields: ['more'] }] },
  };
  expect(combined(added)).toMatchObject({ problems: [], added: ['part'] });
  expect(combined({ ...added, access: { scope: 'account' } }).problems).toMatchObject([{ id: 'R101' }]);
});

it('one that is bad is left out, and the others stay', () => {
  const given = combined(things(), { ...things({ list: { columns: ['nam'] } }), name: 'worse' }, null);
  expect(given.problems.map(({ id, file }) => `${id} ${file}`)).toEqual(['R203 1.json', 'R103 2.json']);
  expect(given.added).toEqual(['things']);
});

it('view-only users are given nothing, and no name is taken away', () => {
  const wider = { ...things({ form: formOf('name') }), access: { scope: 'account', viewOnlyMay: ['edit'] } };
  expect(combined(wider).problems).toMatchObject([{ id: 'R606' }]);
  expect(combined({ ...things(), name: 'others' }).problems).toMatchObject([{ id: 'R409' }]);
});
