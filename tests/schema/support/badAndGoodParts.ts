import type { Predicate } from '../../../src/schema/predicate';
import type { Access, Api, Field, Path } from '../../../src/schema/types';
import type { Case } from './badAndGood';
import { formOf, things } from './things';

const withApi = (api: Partial<Api>) => things({ api: { base: '/Things', ...api } });
const withPath = (list: Path) => withApi({ paths: { list } });
const withField = (x: Field, more: Parameters<typeof things>[0] = {}) =>
  things({ ...more, fields: { ...more.fields, x } });
const action = (path: string, body: Record<string, string> = {}) =>
  things({ actions: { go: { on: ['row'], call: { method: 'PUT', path, body }, ask: { why: { type: 'text' } } } } });

/** R5xx: paths and templates. */
const paths: Case[] = [
  {
    id: 'R501',
    what: 'an absolute base',
    at: 'api.base',
    bad: withApi({ base: 'https://evil.example/Things' }),
    good: withApi({ base: '/Things' }),
  },
  {
    id: 'R501',
    what: 'a base of another host',
    at: 'api.base',
    bad: withApi({ base: '//evil.example/Things' }),
    good: withApi({ base: '/Things' }),
  },
  {
    id: 'R501',
    what: 'an absolute path of an action',
    at: 'actions.go.call.path',
    bad: action('https://evil.example/{id}'),
    good: action('/Things/{id}'),
  },
  {
    id: 'R502',
    what: 'a path without a slash',
    at: 'api.paths.list',
    bad: withPath('Things'),
    good: withPath('/Things'),
  },
  {
    id: 'R502',
    what: 'a path that begins with a variable',
    at: 'api.paths.list[0]',
    bad: withPath(['{session.account_sid}/Things', '/Things']),
    good: withPath(['/{session.account_sid}/Things', '/Things']),
  },
  {
    id: 'R503',
    what: 'a variable of a path',
    at: 'api.paths.list[0]',
    bad: withPath(['/Accounts/{session.acount_sid}/Things']),
    good: withPath(['/Accounts/{session.account_sid}/Things']),
  },
  {
    id: 'R503',
    what: 'a field in the path of an action',
    at: 'actions.go.call.path',
    bad: action('/Things/{record.nam}'),
    good: action('/Things/{record.name}'),
  },
  {
    id: 'R503',
    what: 'a filter in a path',
    at: 'api.paths.list',
    bad: withPath('/A/{filter.owner}'),
    good: withApi({ paths: { list: '/A/{filter.owner}' }, filters: { owner: 'path' } }),
  },
  {
    id: 'R504',
    what: 'a variable of the title',
    at: 'title',
    bad: things({ title: '{nam}' }),
    good: things({ title: '{name}' }),
  },
  {
    id: 'R504',
    what: 'a variable of a value',
    at: 'fields.x.value',
    bad: withField({ type: 'text', value: '{session.acc}' }),
    good: withField({ type: 'text', value: '{session.account_sid}' }),
  },
  {
    id: 'R504',
    what: 'a variable of a preset',
    at: 'fields.x.default',
    bad: withField({ type: 'text', default: '{nam}' }),
    good: withField({ type: 'text', default: '{"json": true}' }),
  },
  {
    id: 'R504',
    what: 'an answer that is not asked for',
    at: 'actions.go.call.body.a',
    bad: action('/T/{id}', { a: '{ask.wy}' }),
    good: action('/T/{id}', { a: '{ask.why}' }),
  },
  {
    id: 'R504',
    what: 'a variable of a guard',
    at: 'blockedBy[0].filter.k',
    bad: things({ blockedBy: [{ resource: 'others', filter: { k: '{nam}' } }] }),
    good: things({ blockedBy: [{ resource: 'others', filter: { k: '{name}' } }] }),
  },
  {
    id: 'R504',
    what: 'a record in a query',
    at: 'api.query.k',
    bad: withApi({ query: { k: '{name}' } }),
    good: withApi({ query: { k: '{session.name}' } }),
  },
  {
    id: 'R504',
    what: 'the filter of a reference',
    at: 'fields.x.reference.filter.k',
    bad: withField(
      { type: 'reference', reference: { resource: 'others', filter: { k: '{record.nam}' } } },
      { form: formOf('x') },
    ),
    good: withField(
      { type: 'reference', reference: { resource: 'others', filter: { k: '{record.name}' } } },
      { form: formOf('x') },
    ),
  },
  {
    id: 'R504',
    what: 'what narrows a unique rule',
    at: 'fields.x.rules[0].value.k',
    bad: withField({ type: 'text', rules: [{ rule: 'unique', value: { k: '{nam}' } }] }),
    good: withField({ type: 'text', rules: [{ rule: 'unique', value: { k: '{name}' } }] }),
  },
  {
    id: 'R504',
    what: 'a variable of a way out',
    at: 'access.denied.redirect',
    bad: things({ access: { scope: 'admin', denied: { message: 'm', redirect: '/internal/{account_sid}' } } }),
    good: things({ access: { scope: 'admin', denied: { message: 'm', redirect: '/internal/{session.account_sid}' } } }),
  },
  {
    id: 'R505',
    what: 'a record that is not there yet',
    at: 'api.paths.list',
    bad: withPath('/Things/{id}'),
    good: withApi({ paths: { one: '/Other/{id}' } }),
  },
  {
    id: 'R506',
    what: 'a filter that no path has',
    at: 'api.filters.owner',
    bad: withApi({ filters: { owner: 'path' } }),
    good: withApi({ filters: { owner: 'path' }, paths: { list: ['/A/{filter.owner}', '/A'] } }),
  },
  {
    id: 'R507',
    what: 'a brace of no variable',
    at: 'api.paths.list',
    bad: withPath('/Things/{ id }'),
    good: withPath('/Things'),
  },
  {
    id: 'R507',
    what: 'a variable that does not end',
    at: 'title',
    bad: things({ title: '{name' }),
    good: things({ title: '{name}' }),
  },
  {
    id: 'R508',
    what: 'a query in a path',
    at: 'api.paths.list',
    bad: withPath('/Things?a=1'),
    good: withApi({ query: { a: '1' } }),
  },
  {
    id: 'R508',
    what: 'a path that leads upwards',
    at: 'api.paths.list',
    bad: withPath('/Things/../Secrets'),
    good: withPath('/Things/..Secrets'),
  },
];

const withAccess = (access: Access) => things({ access });

/** R6xx: access. */
const access: Case[] = [
  {
    id: 'R601',
    what: 'nothing said',
    at: 'access.scope',
    bad: withAccess({ scope: {} }),
    good: withAccess({ scope: { list: 'account' } }),
  },
  {
    id: 'R602',
    what: 'an owner that is no field',
    at: 'access.owner.account',
    bad: withAccess({ scope: 'admin', owner: { account: 'nam' } }),
    good: withAccess({ scope: 'admin', owner: { account: 'name' } }),
  },
  {
    id: 'R603',
    what: 'shared without owners',
    at: 'access.sharedRead',
    bad: withAccess({ scope: 'admin', sharedRead: true }),
    good: withAccess({ scope: 'admin', sharedRead: true, owner: { account: 'name' } }),
  },
  {
    id: 'R604',
    what: 'a forgotten operation',
    at: 'access.scope',
    bad: things({ access: { scope: { edit: 'admin' } }, list: { columns: [] } }),
    good: things({ access: { scope: { list: 'account' } }, list: { columns: [] } }),
    severity: 'warning',
  },
];

const visible = (predicate: Predicate, more: Parameters<typeof things>[0] = {}) =>
  withField({ type: 'text', visible: predicate }, { form: formOf('x'), ...more });
const matching = (matches: string) => visible({ name: { matches } });
const pattern = (value: string) => withField({ type: 'text', rules: [{ rule: 'pattern', value }] });
const long = 'a'.repeat(201);
const circle = (predicate: Predicate) => visible({ y: 1 }, { fields: { y: { type: 'text', visible: predicate } } });
const section = (predicate: Predicate) =>
  things({ form: { sections: [{ id: 's', fields: ['name'], visible: predicate }] } });

/** R7xx: conditions. */
const conditions: Case[] = [
  {
    id: 'R701',
    what: 'a path that reads nothing',
    at: 'fields.x.visible',
    bad: visible({ nam: 1 }),
    good: visible({ name: 1 }),
  },
  {
    id: 'R701',
    what: 'such a path in a group',
    at: 'fields.x.visible',
    bad: visible({ any: [{ none: [{ nam: 1 }] }] }),
    good: visible({ any: [{ none: [{ name: 1 }] }] }),
  },
  {
    id: 'R701',
    what: 'a value to compare with',
    at: 'fields.x.visible',
    bad: visible({ name: { sameAs: 'session.nam' } }),
    good: visible({ name: { sameAs: 'session.name' } }),
  },
  {
    id: 'R701',
    what: 'a word by itself',
    at: 'fields.x.visible',
    bad: visible({ session: 'a' }),
    good: visible({ 'session.scope': 'admin', 'features.x': true }),
  },
  {
    id: 'R701',
    what: 'a part of what has none',
    at: 'fields.x.visible',
    bad: visible({ 'operation.x': 'a' }),
    good: visible({ operation: 'create', id: { set: true } }),
  },
  {
    id: 'R701',
    what: 'the form and what was loaded',
    at: 'fields.x.visible',
    bad: visible({ 'record.nam': 1, 'loaded.name': 1 }),
    good: visible({ 'record.name': 1, 'loaded.name': 1 }),
  },
  {
    id: 'R701',
    what: 'the condition of a section',
    at: 'form.sections[0].visible',
    bad: section({ nam: 1 }),
    good: section({ name: 1 }),
  },
  {
    id: 'R701',
    what: 'which rows are listed',
    at: 'api.where',
    bad: withApi({ where: { nam: 1 } }),
    good: withApi({ where: { name: 1 } }),
  },
  {
    id: 'R701',
    what: 'when an operation is allowed',
    at: 'access.when.edit',
    bad: withAccess({ scope: 'admin', when: { edit: { nam: 1 } } }),
    good: withAccess({ scope: 'admin', when: { edit: { name: 1 } } }),
  },
  {
    id: 'R701',
    what: 'when a rule holds',
    at: 'fields.x.rules[0].when',
    bad: withField({ type: 'text', rules: [{ rule: 'min', value: 1, when: { nam: 1 } }] }),
    good: withField({ type: 'text', rules: [{ rule: 'min', value: 1, when: { name: 1 } }] }),
  },
  {
    id: 'R701',
    what: 'a derived choice',
    at: 'fields.x.derive.a',
    bad: withField({ type: 'select', choices: ['a'], derive: { a: { nam: 1 } } }),
    good: withField({ type: 'select', choices: ['a'], derive: { a: { name: 1 } } }),
  },
  {
    id: 'R701',
    what: 'a link of the menu',
    at: 'nav.to[0].when',
    bad: things({ nav: { to: [{ when: { name: 1 }, path: '/x' }] } }),
    good: things({ nav: { to: [{ when: { 'session.scope': 'account' }, path: '/x' }] } }),
  },
  {
    id: 'R701',
    what: 'a field inside a row',
    at: 'fields.x.of.a.visible',
    bad: withField({ type: 'rows', of: { a: { type: 'text', visible: { c: 1 } }, b: { type: 'text' } } }),
    good: withField({
      type: 'rows',
      of: { a: { type: 'text', visible: { b: 1, 'parent.name': 1, 'row.b': 1 } }, b: { type: 'text' } },
    }),
  },
  {
    id: 'R702',
    what: 'fields that show each other',
    at: 'fields.y.visible',
    bad: circle({ x: 1 }),
    good: circle({ name: 1 }),
  },
  {
    id: 'R702',
    what: 'a field that shows itself',
    at: 'fields.x.visible',
    bad: visible({ x: 1 }),
    good: visible({ name: 1 }),
  },
  {
    id: 'R702',
    what: 'what variants are chosen by, chosen by them',
    at: 'fields.y.visible',
    bad: visible(
      { y: 1 },
      {
        fields: { y: { type: 'text' } },
        form: { ...formOf('x'), variants: { by: 'x', cases: { a: { fields: { y: {} } } } } },
      },
    ),
    good: visible(
      { name: 1 },
      {
        fields: { y: { type: 'text' } },
        form: { ...formOf('x'), variants: { by: 'x', cases: { a: { fields: { y: {} } } } } },
      },
    ),
  },
  {
    id: 'R703',
    what: 'a broken expression in a condition',
    at: 'fields.x.visible',
    bad: matching('^('),
    good: matching('^(a|b)$'),
  },
  {
    id: 'R703',
    what: 'a broken expression in a rule',
    at: 'fields.x.rules[0].value',
    bad: pattern('[a'),
    good: pattern('[a]'),
  },
  {
    id: 'R703',
    what: 'a broken expression for an error',
    at: 'api.errors[0].match',
    bad: withApi({ errors: [{ match: '*', field: 'name' }] }),
    good: withApi({ errors: [{ match: '.*', field: 'name' }] }),
  },
  {
    id: 'R704',
    what: 'a long expression in a condition',
    at: 'fields.x.visible',
    bad: matching(long),
    good: matching(long.slice(1)),
  },
  {
    id: 'R704',
    what: 'a long expression in a rule',
    at: 'fields.x.rules[0].value',
    bad: pattern(long),
    good: pattern(long.slice(1)),
  },
];

export const badAndGoodParts: Case[] = [...paths, ...access, ...conditions];
