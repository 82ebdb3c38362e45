import { describe, expect, it } from 'vitest';
import { checkDeclaration, checkRegistry } from '../../src/schema/checks';
import { steps } from '../../dataProvider/records/steps';
import { createRegistry } from '../../src/schema/registry';
import type { Field, ResourceDeclaration } from '../../src/schema/types';
import { sessionWords } from '../../src/schema/checks/conditions/knownPaths';
import type { Session } from '../../src/session/session';
import { badAndGood, type Case } from './support/badAndGood';
import { badAndGoodMembers } from './support/badAndGoodMembers';
import { badAndGoodOfOthers } from './support/badAndGoodOfOthers';
import { badAndGoodParts } from './support/badAndGoodParts';
import { badAndGoodReach } from './support/badAndGoodReach';
import { formOf, things } from './support/things';
import { beside, codeNames } from './support/world';

const problemsOf = (declaration: ResourceDeclaration) =>
  checkRegistry([declaration, ...beside], codeNames).filter(({ resource }) => resource === declaration.name);

const cases: Case[] = [
  ...badAndGood,
  ...badAndGoodOfOthers,
  ...badAndGoodParts,
  ...badAndGoodMembers,
  ...badAndGoodReach,
];

describe.each(cases)('$id: $what', ({ id, at, bad, good, severity = 'error' }) => {
  it('is told, with its place', () => {
    const found = problemsOf(bad).filter((problem) => problem.id === id);
    expect(found.map((problem) => problem.at)).toContain(at);
    expect(found.every((problem) => problem.severity === severity && problem.message !== '')).toBe(true);
  });

  it('is not told of what is right', () => {
    expect(problemsOf(good)).toEqual([]);
  });
});

/** The shape, two of one name, and texts: not all of them can be said in a typed declaration. */
const triedBelow = ['R100', 'R101', 'R102', 'R103', 'R104', 'R105', 'R106', 'R107', 'R409', 'R801', 'R802'].map(
  (id) => `'${id}'`,
);

it('has a bad and a good declaration for every number', () => {
  const sources = import.meta.glob<string>('../../src/schema/checks/**/*.ts', {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  const ids = new Set(Object.values(sources).flatMap((text) => text.match(/'R\d{3}'/g) ?? []));
  const tried = new Set(cases.map(({ id }) => `'${id}'`));
  expect([...ids].filter((id) => !tried.has(id)).sort()).toEqual(triedBelow);
});

describe('the shape', () => {
  const wrong = (changes: object) => checkDeclaration({ ...things(), ...changes }, { steps });

  it.each<[string, object, string, string]>([
    ['a property that nobody knows', { nme: 1 }, 'R101', ''],
    ['such a property deep inside', { fields: { a: { type: 'text', visibel: {} } } }, 'R101', 'fields.a'],
    [
      'such a test in a condition',
      { fields: { a: { type: 'text', visible: { b: { sett: true } } } } },
      'R101',
      'fields.a.visible.b',
    ],
    ['such an alternative', { list: { columns: ['a', { field: 'a', has: 1 }] } }, 'R101', 'list.columns[1]'],
    ['an unknown verb', { api: { base: '/T', paths: { replace: '/x' } } }, 'R101', 'api.paths'],
    ['no access', { access: undefined }, 'R102', 'access'],
    ['no scope', { access: {} }, 'R102', 'access.scope'],
    ['a scope by its operation', { access: { scope: { list: 'account' } } }, 'R101', 'access.scope'],
    ['no type', { fields: { a: {} } }, 'R102', 'fields.a.type'],
    ['a scope that nobody has', { access: { scope: 'nobody' } }, 'R103', 'access.scope'],
    ['a function', { list: { columns: [() => 'name'] } }, 'R103', 'list.columns[0]'],
    ['a rule without a name', { fields: { a: { type: 'text', rules: [{ rule: 1 }] } } }, 'R101', 'fields.a.rules[0]'],
    [
      'a rule of two kinds',
      { fields: { a: { type: 'text', rules: [{ refuse: {}, max: 1 }] } } },
      'R101',
      'fields.a.rules[0]',
    ],
    ['a name that is no address', { name: 'PhoneNumbers' }, 'R104', 'name'],
    ['sections of which some are numbers', { form: { sections: { 1: ['name'] } } }, 'R103', 'form.sections.1'],
  ])('%s', (_, changes, id, at) => {
    expect(wrong(changes)).toEqual(expect.arrayContaining([expect.objectContaining({ id, at, severity: 'error' })]));
  });

  it.each([
    { max: 1, severity: 'note' },
    { rule: 'host', severity: 'note' },
  ])('has no former words: %j', (rule) => {
    const hint = expect.stringContaining("{ warning: 'key' }") as string;
    expect(wrong({ fields: { a: { type: 'text', rules: [rule] } } })).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: 'R101', at: 'fields.a.rules[0]', hint })]),
    );
  });

  it.each<[object, string, string]>([
    [{ blockedBy: [{ use: 'in-use', options: {} }] }, 'blockedBy[0]', "{ use: 'in-use', … }"],
    [{ list: { columns: ['name'], panels: [{ use: 'keys', options: {} }] } }, 'list.panels[0]', "{ use: 'keys', … }"],
    [{ form: { sections: { a: [{ use: 'keys', options: {} }] } } }, 'form.sections.a[0]', "{ use: 'keys', … }"],
    [{ feature: 'x' }, '', 'features.x'],
    [{ form: { sections: {}, needs: ['others'] } }, 'form', 'required reference'],
    [{ form: { sections: {}, after: { refresh: ['others'] } } }, 'form.after', 'one address'],
  ])('has no former members: %j', (changes, at, word) => {
    const hint = expect.stringContaining(word) as string;
    expect(wrong(changes)).toEqual(expect.arrayContaining([expect.objectContaining({ id: 'R101', at, hint })]));
  });

  it('says where a panel of a form has its condition', () => {
    const [told] = wrong({ form: { sections: { main: [{ use: 'keys', visible: { name: 'a' } }] } } });
    expect(told).toMatchObject({ id: 'R103', at: 'form.sections.main[0].visible' });
    expect(told?.message).toContain('{ visible, fields: [{ use }] }');
  });

  it.each([
    ['sections', { sections: [{ id: 'main', fields: ['name'] }] }, "{ identity: ['name'] }"],
    ['tabs', { tabs: [{ id: 'main', sections: {} }] }, "{ general: { identity: ['name'] } }"],
  ])('%s in a list are told how they are written', (part, form, written) => {
    const [told] = wrong({ form });
    expect(told).toMatchObject({ id: 'R103', at: `form.${part}` });
    expect(told?.message).toContain(written);
  });

  const withApi = (api: object) => ({ api: { base: '/T', ...api } });
  const withCase = (changed: object) => things({ fields: { a: { type: 'text', cases: [changed as never] } } });
  const withOptions = (options: Field['options']) =>
    things({ fields: { a: { type: 'text', ...(options && { options }) } } });
  const withRows = (options: object) =>
    things({ fields: { a: { type: 'rows', of: 'others', options: { ...options } } } });
  const withStep = (step: object) => withApi({ write: [step] });
  const label = { step: 'label', from: 'a', to: 'b' };

  it.each<[what: string, bad: object, good: object, id: string, at: string]>([
    [
      'an unsure update',
      withApi({ verifyUpdates: 'maybe' }),
      withApi({ verifyUpdates: true }),
      'R103',
      'api.verifyUpdates',
    ],
    [
      'a preset',
      withStep({ step: 'preset' }),
      withStep({ step: 'preset', values: { a: 0 } }),
      'R102',
      'api.write[0].values',
    ],
    [
      'a text',
      withStep({ step: 'text', to: 'a' }),
      withStep({ step: 'text', to: 'a', templates: ['{b}'] }),
      'R102',
      'api.write[0].templates',
    ],
    ['a label', withStep(label), withStep({ ...label, labels: { x: 'y' } }), 'R102', 'api.write[0].labels'],
    [
      'a file',
      withOptions({ upload: { path: '/F', part: 'f' } }),
      withOptions({ upload: { path: '/F', part: 'f', above: 9 } }),
      'R102',
      'fields.a.options.upload.above',
    ],
    [
      'a row apart',
      withRows({ apart: { where: {}, row: {} } }),
      withRows({ apart: { where: {}, row: {}, fields: {} } }),
      'R102',
      'fields.a.options.apart.fields',
    ],
    ['how rows are saved', withRows({ save: 1 }), withRows({ save: '/Rows' }), 'R103', 'fields.a.options.save'],
    ['a page of two sizes', withApi({ paging: { a: 1, b: 2 } }), withApi({ paging: { a: 1 } }), 'R103', 'api.paging'],
    [
      'a refusal of two texts',
      withApi({ errors: { taken: ['name', 'a', 'b'] } }),
      withApi({ errors: { taken: ['name', 'a'] } }),
      'R103',
      'api.errors.taken',
    ],
    [
      'a case without a condition',
      withCase({ required: true }),
      withCase({ when: { name: 'a' }, required: true }),
      'R102',
      'fields.a.cases[0].when',
    ],
    [
      'what a view-only user may do',
      { access: { scope: 'admin', viewOnlyMay: ['save'] } },
      { access: { scope: 'admin', viewOnlyMay: ['edit'] } },
      'R103',
      'access.viewOnlyMay[0]',
    ],
  ])('of %s is looked at', (_, bad, good, id, at) => {
    expect(wrong(bad)).toMatchObject([{ id, at, severity: 'error' }]);
    expect(wrong(good)).toEqual([]);
  });

  it.each([null, 42, 'text', [], undefined])('of %j is none, and nothing else is looked at', (value) => {
    expect(checkDeclaration(value)).toEqual([expect.objectContaining({ resource: '(no name)' })]);
  });
});

describe('a problem', () => {
  const [problem] = checkDeclaration(things({ list: { columns: ['name', 'thing_sid', 'nam'] } }));

  it('says where it is, what is wrong and what was probably meant', () => {
    expect(problem).toEqual({
      id: 'R203',
      resource: 'things',
      at: 'list.columns[2]',
      message: "'nam' is not a field.",
      hint: "Did you mean 'name'?",
      severity: 'error',
    });
  });

  it('guesses nothing where nothing is near', () => {
    expect(checkDeclaration(things({ list: { columns: ['zzzzzz'] } }))[0]?.hint).toBeUndefined();
  });
});

describe('one declaration by itself', () => {
  it('is not blamed for resources and code that are not at hand', () => {
    const fields = {
      x: { type: 'nobody', reference: { resource: 'nowhere' }, rules: [{ rule: 'nothing' }] },
    } as const;
    expect(checkDeclaration(things({ fields: fields as never }))).toEqual([]);
  });

  it('is checked against the code that is', () => {
    expect(checkDeclaration(things({ fields: { x: { type: 'nobody' } } }), codeNames)).toMatchObject([{ id: 'R301' }]);
  });
});

describe('all declarations', () => {
  it('have names of their own', () => {
    expect(checkRegistry([things(), things()])).toMatchObject([{ id: 'R409', resource: 'things', at: 'name' }]);
  });

  it('may be given compiled', () => {
    const bad = things({ list: { columns: ['nam'] } });
    expect(checkRegistry(createRegistry([bad]))).toMatchObject([{ id: 'R203' }]);
  });
});

describe('texts', () => {
  const declaration = things({
    fields: {
      rows: { type: 'rows', of: 'others', options: { removed: [{ message: 'resources.things.row_gone' }] } },
      port: { type: 'number', rules: [{ min: 1, message: 'resources.things.too_small' }] },
    },
    list: { columns: ['name'] },
    form: { tabs: { main: formOf('port').sections } },
    actions: { call: { on: ['row'], call: { use: 'call' } } },
  });
  const keys = [
    'resources.things.name',
    'resources.things.fields.name',
    'resources.things.fields.port',
    'resources.things.tabs.main',
    'resources.things.sections.main',
    'resources.things.actions.call.label',
    'resources.things.too_small',
    'resources.things.row_gone',
  ];
  const told = (given: ResourceDeclaration, known: readonly string[]) =>
    checkDeclaration(given, { messages: (key) => known.includes(key) });

  it.each(keys)('are missed: %s', (key) => {
    const problems = told(
      declaration,
      keys.filter((other) => other !== key),
    );
    expect(problems).toMatchObject([{ severity: 'warning', message: `The text '${key}' is missing.` }]);
    expect(problems[0]?.id).toBe(/too_small|row_gone/.test(key) ? 'R802' : 'R801');
  });

  it('are not missed where they are', () => {
    expect(told(declaration, keys)).toEqual([]);
  });

  it('may stand in the declaration', () => {
    const labels = { en: { name: 'Thing', fields: { name: 'Name', port: 'Port' } } };
    expect(told({ ...declaration, labels }, keys.slice(3))).toEqual([]);
  });
});

it('knows what a session is', () => {
  const words: Record<keyof Session, true> = {
    user_sid: true,
    name: true,
    scope: true,
    account_sid: true,
    account_name: true,
    service_provider_sid: true,
    service_provider_name: true,
    viewOnly: true,
    expires: true,
    current_service_provider_sid: true,
    current_service_provider: true,
  };
  expect([...sessionWords].sort()).toEqual(Object.keys(words).sort());
});
