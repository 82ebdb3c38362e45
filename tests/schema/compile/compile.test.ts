import { describe, expect, it } from 'vitest';
import type { Field, ResourceDeclaration } from '../../../src/schema/types';
import { compiled, fieldOf, formOf, things } from '../support/things';
import { compile } from '../../../src/schema/compile/compile';

type Operation = NonNullable<ResourceDeclaration['operations']>[number];

describe('the key of a record', () => {
  it.each<[string, Record<string, Field>, string | undefined, string]>([
    ['phone-numbers', { phone_number_sid: { type: 'sid' } }, undefined, 'phone_number_sid'],
    ['companies', { company_sid: { type: 'sid' } }, undefined, 'company_sid'],
    ['sms-access', { sms_access_sid: { type: 'sid' } }, undefined, 'sms_access_sid'],
    ['things', { thing_sid: { type: 'text' } }, undefined, 'id'],
    ['things', { other_sid: { type: 'sid' } }, undefined, 'id'],
    ['things', { key: { type: 'text' } }, 'key', 'key'],
  ])('of %s with %j', (name, fields, id, expected) => {
    const api = { base: '/Things', ...(id && { id }) };
    expect(compile({ name, api, access: { scope: 'admin' }, fields }).idField).toBe(expected);
  });
});

describe('the title', () => {
  it.each<[string | undefined, Record<string, Field>, string]>([
    ['name', {}, '{name}'],
    ['{name} ({port})', {}, '{name} ({port})'],
    ['Settings', {}, 'Settings'],
    [undefined, {}, '{name}'],
  ])('%j', (title, fields, expected) => {
    expect(compiled({ fields, ...(title && { title }) }).title).toBe(expected);
  });

  it('is the key where there is no text', () => {
    const declaration = { ...things(), fields: { thing_sid: { type: 'sid' }, port: { type: 'number' } } };
    expect(compile(declaration as ResourceDeclaration).title).toBe('{thing_sid}');
  });
});

describe('paths', () => {
  it('of a collection are its base and its records', () => {
    expect(compiled().api.paths).toEqual({
      list: { templates: ['/Things'], method: 'GET' },
      one: { templates: ['/Things/{id}'], method: 'GET' },
      create: { templates: ['/Things'], method: 'POST' },
      update: { templates: ['/Things/{id}'], method: 'PUT' },
      delete: { templates: ['/Things/{id}'], method: 'DELETE' },
    });
  });

  it('of a singleton are its base', () => {
    expect(compiled({ kind: 'singleton' }).api.paths).toEqual({
      one: { templates: ['/Things'], method: 'GET' },
      update: { templates: ['/Things'], method: 'PUT' },
    });
  });

  it('may be said, with their methods, or not be there', () => {
    const paths = {
      list: ['/A/{filter.a}', '/A'],
      create: '/B',
      update: 'POST /C/{id}',
    } as const;
    const operations: Operation[] = ['list', 'show', 'create', 'edit'];
    expect(compiled({ operations, api: { base: '/Things', paths } }).api.paths).toEqual({
      list: { templates: ['/A/{filter.a}', '/A'], method: 'GET' },
      one: { templates: ['/Things/{id}'], method: 'GET' },
      create: { templates: ['/B'], method: 'POST' },
      update: { templates: ['/C/{id}'], method: 'POST' },
    });
  });
});

describe('views', () => {
  const list = { columns: ['name'] };
  const form = formOf('name');
  const none = { list: false, create: false, edit: false, show: false, delete: true };
  const all = { list: true, create: true, edit: true, show: true, delete: true };
  const every: Operation[] = ['list', 'show', 'create', 'edit', 'delete'];
  const without = (missing: Operation): Partial<ResourceDeclaration> => ({
    list,
    form,
    operations: every.filter((operation) => operation !== missing),
  });

  it.each<[string, Partial<ResourceDeclaration>, object]>([
    ['nothing but fields', {}, none],
    ['a list', { list }, { ...none, list: true }],
    ['a form', { form }, { ...all, list: false }],
    ['both', { list, form }, all],
    ['nothing to list', without('list'), { ...all, list: false }],
    ['nothing to add', without('create'), { ...all, create: false }],
    ['nothing to change', without('edit'), { ...all, edit: false }],
    ['nothing to read', without('show'), { ...all, edit: false, show: false }],
    ['nothing to delete', without('delete'), { ...all, delete: false }],
  ])('of a resource with %s', (_, changes, views) => {
    expect(compiled(changes).views).toEqual(views);
  });
});

describe('the menu', () => {
  it.each<[string, Partial<ResourceDeclaration>, object | undefined]>([
    ['has what has a list', { list: { columns: ['name'] } }, {}],
    ['has the place that is said', { nav: { group: 'a', order: 3 } }, { group: 'a', order: 3 }],
    ['lacks what says so', { nav: false, list: { columns: ['name'] } }, undefined],
    ['lacks what has no page', { form: formOf('name') }, undefined],
    ['has a singleton with a form', { kind: 'singleton', form: formOf('name') }, {}],
  ])('%s', (_, changes, nav) => {
    expect(compiled(changes).nav).toEqual(nav);
  });
});

describe('access', () => {
  it('for everything is access for each operation', () => {
    const every = { list: 'account', show: 'account', create: 'account', edit: 'account', delete: 'account' };
    expect(compiled().access.scope).toEqual({ ...every, export: 'account' });
  });

  it('by scope is the lowest one of each operation', () => {
    const { access } = compiled({ access: { scope: { account: ['show'], admin: ['list', 'edit'] } } });
    expect(access.scope).toEqual({ show: 'account', list: 'admin', edit: 'admin' });
  });
});

describe('when a field is written', () => {
  it.each<[string, Field, string]>([
    ['a text', { type: 'text' }, 'always'],
    ['an identifier', { type: 'sid' }, 'never'],
    ['an identifier that a template fills', { type: 'sid', value: '{session.account_sid}' }, 'always'],
    ['an identifier that says so', { type: 'sid', write: 'create' }, 'create'],
    ['a choice that is not on the wire', { type: 'select', choices: ['a'], derive: { a: {} } }, 'never'],
    ['what says so', { type: 'text', write: 'update' }, 'update'],
  ])('%s', (_, field, write) => {
    expect(fieldOf(field).write).toBe(write);
  });

  it('never for the key, whatever its type', () => {
    expect(compiled({ api: { base: '/T', id: 'name' } }).fields.name?.write).toBe('never');
  });
});

describe('secrets', () => {
  it.each<[Field, boolean]>([
    [{ type: 'password' }, true],
    [{ type: 'secret' }, true],
    [{ type: 'text', options: { secret: true } }, true],
    [{ type: 'text' }, false],
  ])('%j', (field, secret) => {
    expect(fieldOf(field).secret).toBe(secret);
  });
});

describe('what a field depends on', () => {
  const reference = (filter: Record<string, string>, candidates: object): Field => ({
    type: 'reference',
    reference: { resource: 'others', filter, candidates } as NonNullable<Field['reference']>,
  });

  it.each<[string, Field, string[]]>([
    ['nothing', { type: 'text' }, []],
    ['its visibility', { type: 'text', visible: { a: 1, 'record.b': 2 } }, ['a', 'record.b']],
    ['when it is required', { type: 'text', required: { any: [{ a: 1 }, { b: { sameAs: 'c' } }] } }, ['a', 'b', 'c']],
    ['when it is locked', { type: 'text', readOnly: { a: 1 } }, ['a']],
    ['when a rule holds', { type: 'text', rules: [{ min: 1, when: { a: 1 } }] }, ['a']],
    ['what narrows a unique rule', { type: 'text', unique: { within: ['a'] } }, ['a']],
    ['its template', { type: 'text', value: '{a}-{session.account_sid}' }, ['a']],
    ['the filter of a reference', reference({ k: '{record.a}', l: '{session.name}' }, {}), ['record.a']],
    ['values that candidates are compared with', reference({}, { a: { sameAs: 'record.b' }, c: 1 }), ['record.b']],
    ['the row and its parent', { type: 'text', visible: { 'row.a': 1, 'parent.b': 1 } }, ['row.a', 'parent.b']],
    ['not the session', { type: 'text', visible: { 'session.scope': 'admin', 'features.x': true } }, []],
    ['not what was loaded', { type: 'text', visible: { 'loaded.a': 1, operation: 'create', id: 'x' } }, []],
  ])('%s', (_, field, watches) => {
    expect(fieldOf(field).watches).toEqual(watches);
  });
});

describe('a form', () => {
  it('without tabs is one tab, with rows and panels', () => {
    const panel = { use: 'panel', bind: { a: 'port' }, b: 1 };
    const sections = { main: { visible: { name: 'a' }, fields: ['name', ['host', 'port'], panel] } };
    const { form } = compiled({ form: { sections } });
    expect(form).toEqual({
      tabs: [
        {
          id: '',
          sections: [
            {
              id: 'main',
              visible: { name: 'a' },
              items: [
                { kind: 'row', fields: ['name'] },
                { kind: 'row', fields: ['host', 'port'] },
                { kind: 'panel', use: 'panel', bind: { a: 'port' }, options: { b: 1 } },
              ],
            },
          ],
        },
      ],
      after: { create: 'list', edit: 'stay' },
    });
  });

  it('places the fields of its rows and those bound to panels', () => {
    const sections = { main: ['name', ['host'], { use: 'panel', bind: { a: 'port' } }] };
    const fields = { host: { type: 'host' }, port: { type: 'number' }, other: { type: 'text' } };
    const resource = compiled({ fields, form: { tabs: { a: sections } } });
    const placed = Object.values(resource.fields).filter((field) => field.placed);
    expect(placed.map(({ name }) => name)).toEqual(['name', 'host', 'port']);
  });
});

describe('a list', () => {
  const listOf = (list: ResourceDeclaration['list'], more: Partial<ResourceDeclaration> = {}) =>
    compiled({ list, fields: { port: { type: 'number' } }, ...more }).list;

  it('has defaults', () => {
    expect(listOf({ columns: ['name'], hidden: [{ field: 'port', use: 'text', options: { a: 1 } }] })).toEqual({
      columns: [
        { field: 'name', use: undefined, hidden: false, sortable: true, options: {} },
        { field: 'port', use: 'text', hidden: true, sortable: true, options: { a: 1 } },
      ],
      filters: [],
      text: undefined,
      sort: { field: 'name', order: 'ASC' },
      bulk: [],
      expand: undefined,
      panels: [],
    });
  });

  it.each<[string, ResourceDeclaration['api'], boolean]>([
    ['that is whole', { base: '/T' }, true],
    ['that the server pages', { base: '/T', paging: { s: 100 } }, false],
  ])('%s can be sorted or not', (_, api, sortable) => {
    expect(listOf({ columns: ['name'] }, { api })?.columns[0]?.sortable).toBe(sortable);
  });

  it.each<[string | undefined, string | undefined, string]>([
    ['{port}', undefined, 'port'],
    ['{record.port} x', undefined, 'port'],
    ['Settings', undefined, 'name'],
    [undefined, '-port', 'port'],
  ])('titled %s is sorted by what stands for a record', (title, sort, field) => {
    const list = { columns: ['name'], ...(sort && { sort }) };
    expect(listOf(list, title ? { title } : {})?.sort.field).toBe(field);
  });

  it.each<[string, Partial<ResourceDeclaration['api']>, string]>([
    ['the server', { filters: { name: 'n' } }, 'server'],
    ['the path', { paths: { list: ['/N/{filter.name}/T', '/T'] } }, 'path'],
    ['the console, where nothing is said', {}, 'client'],
  ])('is filtered by %s', (_, said, by) => {
    const api = { base: '/T', ...said };
    expect(listOf({ columns: ['name'], filters: ['name'] }, { api })?.filters).toMatchObject([{ name: 'name', by }]);
  });

  it.each<[ResourceDeclaration['api']['filters'], string]>([
    [{ q: 'search' }, 'server'],
    [undefined, 'client'],
  ])('with the text filter and %j', (filters, text) => {
    const list = listOf({ columns: ['name'], filters: ['q'] }, { api: { base: '/T', ...(filters && { filters }) } });
    expect(list).toMatchObject({ text, filters: [] });
  });

  it('filters by a field without what the form demands of it', () => {
    const owner: Field = {
      type: 'reference',
      required: true,
      write: 'create',
      scope: 'admin',
      visible: { name: 'a' },
      readOnly: {},
      reference: { resource: 'owners', preset: 'first', candidates: { a: 1 }, filter: { b: '{name}' } },
    };
    const { list } = compiled({ fields: { owner }, list: { columns: ['name'], filters: ['owner'] } });
    expect(list?.filters[0]?.field).toMatchObject({
      name: 'owner',
      type: 'reference',
      scope: 'admin',
      required: false,
      write: 'always',
      reference: { resource: 'owners' },
    });
    expect(Object.keys(list?.filters[0]?.field ?? {})).not.toEqual(expect.arrayContaining(['visible']));
    expect(list?.filters[0]?.field.reference).toEqual({ resource: 'owners' });
    expect(list?.filters[0]?.field.readOnly).toBeUndefined();
  });

  it('can be filtered by what nobody may write', () => {
    const { list } = compiled({ list: { columns: ['name'], filters: ['thing_sid'] } });
    expect(list?.filters[0]?.field).toMatchObject({ type: 'sid', write: 'always' });
  });

  it('takes a filter of its own as it is', () => {
    const field: Field = { type: 'reference', required: true, reference: { resource: 'owners', preset: 'first' } };
    const { list } = compiled({ list: { columns: ['name'], filters: [{ owner: field }] } });
    expect(list?.filters[0]).toMatchObject({ name: 'owner', by: 'client', field: { name: 'owner', ...field } });
  });
});

describe('a type that brings a rule along', () => {
  const rulesOf = (field: Partial<Field>, type = 'host') => fieldOf({ type, ...field }).rules;

  it('is judged by it, with its options, before other records are asked', () => {
    expect(rulesOf({})).toEqual([{ rule: 'host' }]);
    expect(rulesOf({}, 'text')).toEqual([]);
    const rules = rulesOf({ maxLength: 64, unique: true, options: { labels: 2, lowerCase: true } });
    expect(rules.map(({ rule }) => rule)).toEqual(['maxLength', 'host', 'unique']);
    expect(rules[1]).toEqual({ rule: 'host', options: { labels: 2 } });
  });

  it('leaves that to code that the field names and that refuses', () => {
    expect(rulesOf({ rules: ['gateway-host'] })).toEqual([{ rule: 'gateway-host' }]);
    const noting = rulesOf({ rules: [{ rule: 'held-elsewhere', note: 'm' }] });
    expect(noting.map(({ rule }) => rule)).toEqual(['held-elsewhere', 'host']);
  });

  it('brings it along in a case, too', () => {
    const { cases } = fieldOf({ type: 'text', cases: [{ when: { name: 'a' }, type: 'host' }] });
    expect(cases[0]?.field.rules).toEqual([{ rule: 'host' }]);
  });
});

describe('an action', () => {
  it('needs what edit needs, and has compiled questions', () => {
    const call = 'PUT /T/{id}';
    const { actions } = compiled({ actions: { go: { on: ['row'], call, ask: { why: { type: 'text' } } } } });
    expect(actions.go).toMatchObject({
      name: 'go',
      operation: 'edit',
      questions: { why: { name: 'why', write: 'always', required: false, placed: true } },
    });
  });

  it('must be told what every one of its paths names', () => {
    const ask = { one: { type: 'text' }, other: { type: 'text' } };
    const call = ['POST /T/{session.account_sid}/{ask.one}', 'POST /T/{ask.one}?x={ask.other}'] as const;
    const { go } = compiled({ actions: { go: { on: ['list'], ask, call } } }).actions;
    expect(go!.questions).toMatchObject({ one: { required: true }, other: { required: false } });
  });

  it('may need less', () => {
    const look = { on: ['row' as const], call: { use: 'look' }, operation: 'show' as const };
    expect(compiled({ actions: { look } }).actions.look?.operation).toBe('show');
  });
});

describe('the rest', () => {
  it('is empty where nothing is said', () => {
    expect(compiled()).toMatchObject({
      kind: 'collection',
      list: undefined,
      form: undefined,
      related: {},
      actions: {},
      blockedBy: [],
      pages: {},
      api: { many: 'one', always: [], read: [], write: [], filters: {} },
    });
  });

  it('compiles the fields of rows and groups', () => {
    const rows: Field = { type: 'rows', of: { port: { type: 'number', required: true }, id: { type: 'sid' } } };
    expect(fieldOf(rows).of).toMatchObject({
      port: { name: 'port', required: true, write: 'always' },
      id: { name: 'id', write: 'never' },
    });
  });
});
