import type { Predicate } from '../../../src/schema/facts/predicate';
import type { Access } from '../../../src/schema/types';
import type { Case } from './badAndGood';
import { badAndGoodPaths, withApi, withField } from './badAndGoodPaths';
import { formOf, things } from './things';

const withAccess = (access: Access) => things({ access });

/** R6xx: access. */
const access: Case[] = [
  {
    id: 'R601',
    what: 'nothing said',
    at: 'access.scope',
    bad: withAccess({ scope: {} }),
    good: withAccess({ scope: { account: ['list'] } }),
  },
  {
    id: 'R602',
    what: 'an operation at two scopes',
    at: 'access.scope',
    bad: withAccess({ scope: { account: ['list'], admin: ['list'] } }),
    good: withAccess({ scope: { account: ['list'], admin: ['edit'] } }),
  },
  {
    id: 'R603',
    what: 'shared without owners',
    at: 'access.sharedRead',
    bad: withAccess({ scope: 'admin', sharedRead: true }),
    good: things({ access: { scope: 'admin', sharedRead: true }, fields: { owner_sid: { type: 'service_provider' } } }),
  },
  {
    id: 'R604',
    what: 'a form that nobody may open',
    at: 'access.scope',
    bad: things({ access: { scope: { account: ['edit'] } }, form: formOf('name') }),
    good: things({ access: { scope: { account: ['show', 'edit'] } }, form: formOf('name') }),
    severity: 'warning',
  },
  {
    id: 'R604',
    what: 'a forgotten operation',
    at: 'access.scope',
    bad: things({ access: { scope: { admin: ['edit'] } }, list: { columns: [] } }),
    good: things({ access: { scope: { account: ['list'] } }, list: { columns: [] } }),
    severity: 'warning',
  },
  {
    id: 'R504',
    what: 'the way out of one operation',
    at: 'access.denied.show',
    bad: withAccess({ scope: 'admin', denied: { show: '/internal/{name}' } }),
    good: withAccess({ scope: 'admin', denied: { show: '/internal/{session.account_sid}' } }),
  },
];

const withSearch = (search: string[], more: Parameters<typeof things>[0] = {}) => things({ ...more, search });

/** R2xx and R5xx: what the palette finds. */
const searches: Case[] = [
  {
    id: 'R220',
    what: 'a search in what is no field',
    at: 'search[0]',
    bad: withSearch(['nam']),
    good: withSearch(['name']),
  },
  {
    id: 'R212',
    what: 'a search in a secret',
    at: 'search[0]',
    bad: withSearch(['x'], { fields: { x: { type: 'secret' } } }),
    good: withSearch(['x'], { fields: { x: { type: 'text' } } }),
  },
];

const visible = (predicate: Predicate, more: Parameters<typeof things>[0] = {}) =>
  withField({ type: 'text', visible: predicate }, { form: formOf('x'), ...more });
const matching = (matches: string) => visible({ name: { matches } });
const pattern = (value: string) => withField({ type: 'text', pattern: value });
const long = 'a'.repeat(201);
const circle = (predicate: Predicate) => visible({ y: 1 }, { fields: { y: { type: 'text', visible: predicate } } });
const section = (predicate: Predicate) =>
  things({ form: { sections: { s: { fields: ['name'], visible: predicate } } } });

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
    at: 'form.sections.s.visible',
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
    bad: withField({ type: 'text', rules: [{ minLength: 1, when: { nam: 1 } }] }),
    good: withField({ type: 'text', rules: [{ minLength: 1, when: { name: 1 } }] }),
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
    id: 'R703',
    what: 'a broken expression in a condition',
    at: 'fields.x.visible',
    bad: matching('^('),
    good: matching('^(a|b)$'),
  },
  {
    id: 'R703',
    what: 'a broken expression in a rule',
    at: 'fields.x.pattern',
    bad: pattern('[a'),
    good: pattern('[a]'),
  },
  {
    id: 'R703',
    what: 'a broken expression for an error',
    at: 'api.errors.*',
    bad: withApi({ errors: { '*': 'name' } }),
    good: withApi({ errors: { '.*': 'name' } }),
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
    at: 'fields.x.pattern',
    bad: pattern(long),
    good: pattern(long.slice(1)),
  },
];

export const badAndGoodParts: Case[] = [...badAndGoodPaths, ...access, ...searches, ...conditions];
