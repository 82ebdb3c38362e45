import type { Api, Field, Path } from '../../../src/schema/types';
import type { Case } from './badAndGood';
import { formOf, things } from './things';

export const withApi = (api: Partial<Api>) => things({ api: { base: '/Things', ...api } });
const withPath = (list: Path) => withApi({ paths: { list } });
export const withField = (x: Field, more: Parameters<typeof things>[0] = {}) =>
  things({ ...more, fields: { ...more.fields, x } });
const action = (path: string, body: Record<string, string> = {}) =>
  things({ actions: { go: { on: ['row'], call: `PUT ${path}`, body, ask: { why: { type: 'text' } } } } });

const withCellPath = (path: string) =>
  things({ list: { columns: [{ field: 'name', use: 'text', options: { path } }] } });

/** R5xx: paths and templates. */
export const badAndGoodPaths: Case[] = [
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
    at: 'actions.go.call',
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
    id: 'R502',
    what: 'a path without a slash that a column reads beside its own',
    at: 'list.columns[0].options.path',
    bad: withCellPath('Others?thing_sid={thing_sid}'),
    good: withCellPath('/Others?thing_sid={thing_sid}'),
  },
  {
    id: 'R503',
    what: 'a variable of a path that a column reads beside its own',
    at: 'list.columns[0].options.path',
    bad: withCellPath('/Others?thing_sid={thin_sid}'),
    good: withCellPath('/Others?thing_sid={thing_sid}'),
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
    at: 'actions.go.call',
    bad: action('/Things/{record.nam}'),
    good: action('/Things/{record.name}'),
  },
  {
    id: 'R503',
    what: 'a filter in a path',
    at: 'api.paths.list',
    bad: withPath('/A/{filter.owner}'),
    good: withApi({ paths: { list: '/A/{filter.owner}' }, filters: { owner: 'owner' } }),
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
    at: 'actions.go.body.a',
    bad: action('/T/{id}', { a: '{ask.wy}' }),
    good: action('/T/{id}', { a: '{ask.why}' }),
  },
  {
    id: 'R504',
    what: 'a variable of the address of what is in the way',
    at: 'blockedBy[0].address',
    bad: things({ blockedBy: [{ resource: 'others', filter: {}, address: '/internal/{nam}/edit' }] }),
    good: things({ blockedBy: [{ resource: 'others', filter: {}, address: '/internal/{name}/edit' }] }),
  },
  {
    id: 'R504',
    what: 'a variable of a guard',
    at: 'blockedBy[0].filter.owner_sid',
    bad: things({ blockedBy: [{ resource: 'others', filter: { owner_sid: '{nam}' } }] }),
    good: things({ blockedBy: [{ resource: 'others', filter: { owner_sid: '{name}' } }] }),
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
    id: 'R224',
    what: 'what records are compared within',
    at: 'fields.x.unique.within[0]',
    bad: withField({ type: 'text', unique: { within: ['nam'] } }),
    good: withField({ type: 'text', unique: { within: ['name'] } }),
  },
  {
    id: 'R504',
    what: 'a variable of a way out',
    at: 'access.denied',
    bad: things({ access: { scope: 'admin', denied: '/internal/{account_sid}' } }),
    good: things({ access: { scope: 'admin', denied: '/internal/{session.account_sid}' } }),
  },
  {
    id: 'R505',
    what: 'a record that is not there yet',
    at: 'api.paths.list',
    bad: withPath('/Things/{id}'),
    good: withApi({ paths: { one: '/Other/{id}' } }),
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
    what: 'a deletion whose query says a fixed thing',
    at: 'api.paths.delete',
    bad: withApi({ paths: { delete: '/Things?name=all' } }),
    good: withApi({ paths: { delete: '/Things?name={name}' } }),
  },
  {
    id: 'R508',
    what: 'a read of one record whose path asks for something',
    at: 'api.paths.one',
    bad: withApi({ paths: { one: '/Things?day={name}' } }),
    good: withApi({ id: ['name'], paths: { one: '/Things?day={name}' } }),
  },
  {
    id: 'R508',
    what: 'a path that leads upwards',
    at: 'api.paths.list',
    bad: withPath('/Things/../Secrets'),
    good: withPath('/Things/..Secrets'),
  },
];
