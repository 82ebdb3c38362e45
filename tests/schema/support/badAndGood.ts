import type { Api, Field, ResourceDeclaration } from '../../../src/schema/types';
import { formOf, things } from './things';

/** One check: a declaration that it tells of, and nearly the same one without any problem. */
export interface Case {
  id: string;
  what: string;
  at: string;
  bad: ResourceDeclaration;
  good: ResourceDeclaration;
  severity?: 'warning';
}

const withApi = (api: Partial<Api>) => things({ api: { base: '/Things', ...api } });
const withField = (x: Field, more: Parameters<typeof things>[0] = {}) =>
  things({ ...more, fields: { ...more.fields, x } });
const withPanel = (...names: string[]) =>
  things({ form: { sections: { a: names.map((name) => ({ use: 'keys', bind: { key: name } })) } } });
const rows: Field = { type: 'rows', of: { port: { type: 'number' } } };
const related = (resource: string, foreignKey = 'owner_sid') =>
  things({ fields: { rows: { type: 'rows', of: resource, options: { foreignKey } } } });
const tabs = (first: string, second: string) => ({
  tabs: { a: { [first]: ['name'] }, b: { [second]: ['thing_sid'] } },
});

const narrowed = things({
  api: { base: '/Things', narrowedBy: 'x' },
  fields: { x: { type: 'reference', reference: { resource: 'others' } } },
});

/** R2xx: names inside the resource. */
const names: Case[] = [
  {
    id: 'R201',
    what: 'a title that is no field',
    at: 'title',
    bad: things({ title: 'nam' }),
    good: things({ title: 'name' }),
  },
  {
    id: 'R202',
    what: 'a key that is no field',
    at: 'api.id',
    bad: withApi({ id: 'sid' }),
    good: withApi({ id: 'thing_sid' }),
  },
  {
    id: 'R202',
    what: 'a repeated field',
    at: 'api.always[1]',
    bad: withApi({ always: ['name', 'nam'] }),
    good: withApi({ always: ['name'] }),
  },
  {
    id: 'R202',
    what: 'the field of an error',
    at: 'api.errors.x',
    bad: withApi({ errors: { x: 'nam' } }),
    good: withApi({ errors: { x: 'name' } }),
  },
  {
    id: 'R202',
    what: 'the field that narrows a list',
    at: 'api.narrowedBy',
    bad: withApi({ narrowedBy: 'nam' }),
    good: narrowed,
  },
  {
    id: 'R203',
    what: 'a column',
    at: 'list.columns[0]',
    bad: things({ list: { columns: [{ field: 'nam' }] } }),
    good: things({ list: { columns: [{ field: 'name' }] } }),
  },
  {
    id: 'R204',
    what: 'a filter',
    at: 'list.filters[1]',
    bad: things({ list: { columns: [], filters: ['q', 'nam'] } }),
    good: things({ list: { columns: [], filters: ['q', 'name', { nam: { type: 'text' } }] } }),
  },
  {
    id: 'R203',
    what: 'a column that has to be chosen',
    at: 'list.hidden[0]',
    bad: things({ list: { columns: ['name'], hidden: ['nam'] } }),
    good: things({ list: { columns: ['name'], hidden: ['thing_sid'] } }),
  },
  {
    id: 'R205',
    what: 'a sort',
    at: 'list.sort',
    bad: things({ list: { columns: [], sort: 'nam' } }),
    good: things({ list: { columns: [], sort: '-name' } }),
  },
  {
    id: 'R206',
    what: 'a field of a section',
    at: 'form.sections.main[0]',
    bad: things({ form: formOf('nam') }),
    good: things({ form: formOf('name') }),
  },
  {
    id: 'R206',
    what: 'a field of a row in a tab',
    at: 'form.tabs.t.s[0][1]',
    bad: things({ form: { tabs: { t: { s: [['name', 'nam']] } } } }),
    good: things({ form: { tabs: { t: { s: [['name', 'thing_sid']] } } } }),
  },
  {
    id: 'R207',
    what: 'a bound field',
    at: 'form.sections.a[0].bind.key',
    bad: withPanel('nam'),
    good: withPanel('name'),
  },
  {
    id: 'R202',
    what: 'what an id is made of',
    at: 'api.id[1]',
    bad: withApi({ id: ['name', 'nam'] }),
    good: withApi({ id: ['name', 'thing_sid'] }),
  },
  {
    id: 'R210',
    what: 'a bulk action',
    at: 'list.bulk[1]',
    bad: things({ list: { columns: [], bulk: ['delete', 'route'] } }),
    good: things({
      list: { columns: [], bulk: ['delete', 'route'] },
      actions: { route: { on: ['bulk'], call: { use: 'call' } } },
    }),
  },
  {
    id: 'R211',
    what: 'a reserved word',
    at: 'fields.session',
    bad: things({ fields: { session: { type: 'text' } } }),
    good: things({ fields: { sessions: { type: 'text' }, id: { type: 'sid' } } }),
  },
  {
    id: 'R212',
    what: 'a secret in a column',
    at: 'list.columns[0]',
    bad: withField({ type: 'secret' }, { list: { columns: ['x'] } }),
    good: withField({ type: 'text' }, { list: { columns: ['x'] } }),
  },
  {
    id: 'R212',
    what: 'a secret in a filter',
    at: 'list.filters[0]',
    bad: withField({ type: 'secret' }, { list: { columns: [], filters: ['x'] } }),
    good: withField({ type: 'secret' }, { form: formOf('x') }),
  },
  {
    id: 'R212',
    what: 'a secret in the title',
    at: 'title',
    bad: withField({ type: 'text', options: { secret: true } }, { title: '{name} {x}' }),
    good: withField({ type: 'text' }, { title: '{name} {x}' }),
  },
  {
    id: 'R212',
    what: 'a secret inside a column',
    at: 'list.columns[0]',
    bad: withField({ type: 'group', of: { key: { type: 'secret' } } }, { list: { columns: ['x'] } }),
    good: withField({ type: 'group', of: { key: { type: 'text' } } }, { list: { columns: ['x'] } }),
  },
  {
    id: 'R214',
    what: 'sections of one id in two tabs',
    at: 'form',
    bad: things({ form: tabs('one', 'one') }),
    good: things({ form: tabs('one', 'two') }),
  },
  {
    id: 'R215',
    what: 'a reference to nothing',
    at: 'fields.x',
    bad: withField({ type: 'reference' }),
    good: withField({ type: 'reference', reference: { resource: 'others' } }),
  },
  {
    id: 'R215',
    what: 'a select without choices',
    at: 'fields.x',
    bad: withField({ type: 'select' }),
    good: withField({ type: 'select', choices: ['a'] }),
  },
  {
    id: 'R215',
    what: 'a select without choices in a row',
    at: 'fields.x.of.y',
    bad: withField({ type: 'rows', of: { y: { type: 'select' } } }),
    good: withField({ type: 'rows', of: { y: { type: 'select', choices: { use: 'colours' } } } }),
  },
  { id: 'R216', what: 'rows without fields', at: 'fields.x', bad: withField({ type: 'rows' }), good: withField(rows) },
  {
    id: 'R215',
    what: 'a select whose cases give no choices',
    at: 'fields.x',
    bad: withField({ type: 'select', cases: [{ when: { name: 'a' }, required: true }] }),
    good: withField({ type: 'select', cases: [{ when: { name: 'a' }, choices: ['a'] }] }),
  },
  {
    id: 'R216',
    what: 'a group without fields',
    at: 'fields.x',
    bad: withField({ type: 'group' }),
    good: withField({ type: 'group', of: {} }),
  },
  {
    id: 'R217',
    what: 'rows compared by what they lack',
    at: 'fields.x.rules[0].uniqueRows',
    bad: withField({ ...rows, rules: [{ uniqueRows: ['prt'] }] }),
    good: withField({ ...rows, rules: [{ uniqueRows: ['port'] }] }),
  },
  {
    id: 'R218',
    what: 'no key',
    at: 'api.id',
    bad: { ...things(), fields: { name: { type: 'text' } } },
    good: { ...things({ kind: 'singleton' }), fields: { name: { type: 'text' } } },
  },
];

const namingRule = (value: string): Field => ({ type: 'text', rules: [{ rule: value }] });
const step = (name: string) =>
  withApi({
    write: [{ step: 'only', fields: ['x'] }, { step: name }],
  });
const action = (use: string) => things({ actions: { go: { on: ['row'], call: { use } } } });

/** R3xx: names in registries. */
const registered: Case[] = [
  {
    id: 'R301',
    what: 'a field type',
    at: 'fields.x.type',
    bad: withField({ type: 'txt' }),
    good: withField({ type: 'text' }),
  },
  {
    id: 'R301',
    what: 'the type of a column',
    at: 'list.columns[0].use',
    bad: things({ list: { columns: [{ field: 'name', use: 'txt' }] } }),
    good: things({ list: { columns: [{ field: 'name', use: 'text' }] } }),
  },
  {
    id: 'R302',
    what: 'a rule',
    at: 'fields.x.rules[0].rule',
    bad: withField(namingRule('hst')),
    good: withField(namingRule('host')),
  },
  { id: 'R303', what: 'a step', at: 'api.write[1].step', bad: step('owner-nam'), good: step('owner-name') },
  {
    id: 'R304',
    what: 'a list of choices',
    at: 'fields.x.choices.use',
    bad: withField({ type: 'select', choices: { use: 'colors' } }),
    good: withField({ type: 'select', choices: { use: 'colours' } }),
  },
  { id: 'R305', what: 'an action', at: 'actions.go.call.use', bad: action('cal'), good: action('call') },
  {
    id: 'R306',
    what: 'a panel',
    at: 'form.sections.a[0].use',
    bad: things({ form: { sections: { a: [{ use: 'kes' }] } } }),
    good: withPanel('name'),
  },
  {
    id: 'R306',
    what: 'a panel of a list',
    at: 'list.panels[0].use',
    bad: things({ list: { columns: [], panels: [{ use: 'kes' }] } }),
    good: things({ list: { columns: [], panels: [{ use: 'keys' }] } }),
  },
  {
    id: 'R306',
    what: 'what a row opens',
    at: 'list.expand.use',
    bad: things({ list: { columns: [], expand: { use: 'kes' } } }),
    good: things({ list: { columns: [], expand: { use: 'keys' } } }),
  },
  {
    id: 'R307',
    what: 'a page',
    at: 'pages.list',
    bad: things({ pages: { list: 'over' } }),
    good: things({ pages: { list: 'overview' } }),
  },
  {
    id: 'R308',
    what: 'a blocker',
    at: 'blockedBy[0].use',
    bad: things({ blockedBy: [{ use: 'used' }] }),
    good: things({ blockedBy: [{ use: 'in-use' }] }),
  },
];

const referring = (resource: string, candidates: Record<string, string> = {}) =>
  withField({ type: 'reference', reference: { resource, candidates } });

/** R4xx: other resources. */
const otherResources: Case[] = [
  {
    id: 'R401',
    what: 'a reference',
    at: 'fields.x.reference.resource',
    bad: referring('other'),
    good: referring('others'),
  },
  { id: 'R402', what: 'child rows', at: 'fields.rows.of', bad: related('other'), good: related('others') },
  {
    id: 'R403',
    what: 'a guard',
    at: 'blockedBy[0].resource',
    bad: things({ blockedBy: [{ resource: 'other', filter: {} }] }),
    good: things({ blockedBy: [{ resource: 'others', filter: {} }] }),
  },
  {
    id: 'R403',
    what: 'what is in the way, by its name alone',
    at: 'blockedBy[0]',
    bad: things({ api: { base: '/Things', id: 'name' }, blockedBy: ['other'] }),
    good: things({ api: { base: '/Things', id: 'name' }, blockedBy: ['others'] }),
  },
  {
    id: 'R403',
    what: 'what is in the way of a registered blocker',
    at: 'blockedBy[0].resource',
    bad: things({ blockedBy: [{ use: 'in-use', resource: 'other' }] }),
    good: things({ blockedBy: [{ use: 'in-use', resource: 'others' }] }),
  },
  {
    id: 'R404',
    what: 'what narrows a list and refers to nothing',
    at: 'api.narrowedBy',
    bad: withApi({ narrowedBy: 'name' }),
    good: narrowed,
  },
  {
    id: 'R406',
    what: 'the key of child rows',
    at: 'fields.rows.options.foreignKey',
    bad: related('others', 'owner'),
    good: related('others'),
  },
  {
    id: 'R407',
    what: 'what candidates are tested by',
    at: 'fields.x.reference.candidates',
    bad: referring('others', { owner: 'a' }),
    good: referring('others', { owner_sid: 'a' }),
    severity: 'warning',
  },
  {
    id: 'R408',
    what: 'a place in the menu',
    at: 'nav.order',
    bad: things({ nav: { group: 'a', order: 10 } }),
    good: things({ nav: { group: 'b', order: 10 } }),
  },
];

export const badAndGood: Case[] = [...names, ...registered, ...otherResources];
