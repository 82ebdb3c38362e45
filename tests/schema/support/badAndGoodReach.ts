import type { Action, Api, Field, Form, ListView, ResourceDeclaration, Rule } from '../../../src/schema/types';
import type { Case } from './badAndGood';
import { pair } from './badAndGoodMembers';
import { withApi, withField } from './badAndGoodPaths';
import { formOf, things } from './things';

const action = (changes: Partial<Action>, more: Parameters<typeof things>[0] = {}) =>
  things({
    list: { columns: ['name'] },
    ...more,
    actions: { go: { on: ['row'], call: 'PUT /Things/{id}', ...changes } },
  });
const withForm = (form: Form) => things({ form });
const withBase = (base: string) => withApi({ base });
const withPaths = (paths: Api['paths']) => withApi({ paths });
const withWayOut = (redirect: string) => things({ access: { scope: 'account', denied: redirect } });
const withAddress = (address: string) =>
  things({ blockedBy: [{ resource: 'others', filter: { owner_sid: '{name}' }, address }] });
const withList = (list: ListView) => action({ on: ['row', 'bulk'] }, { list });
const colour = (more: Partial<Field>): Field => ({ type: 'select', choices: ['red', 'green'], ...more });
const colours = (more: Partial<Field>) => withField(colour(more));
const seenBy = (visible: Field['visible']) =>
  things({ fields: { colour: colour({}), on: { type: 'boolean' }, x: { type: 'text', ...(visible && { visible }) } } });

/** What nobody could reach, fill in or press. */
const reach: Case[] = [
  pair<Field>(
    'R227',
    'a required field that no form shows',
    'fields.x.required',
    [
      { type: 'text', required: true },
      { type: 'text', required: true, default: 'a' },
    ],
    (x) => withField(x, { form: formOf('name') }),
  ),
  pair<Form>(
    'R228',
    'a field that stands twice',
    'form.sections.more[0]',
    [
      { sections: { ...formOf('name').sections, more: ['name'] } },
      { sections: { ...formOf('name').sections, more: ['thing_sid'] } },
    ],
    withForm,
  ),
  pair<Field>(
    'R230',
    'a required field that is never sent',
    'fields.x.required',
    [
      { type: 'text', required: true, write: 'never' },
      { type: 'text', write: 'never' },
    ],
    withField,
  ),
  pair<Field>(
    'R230',
    'an identifier that is asked for',
    'fields.x.required',
    [
      { type: 'sid', required: true },
      { type: 'sid', required: true, write: 'create' },
    ],
    withField,
  ),
  pair<Partial<Action>>('R231', 'an action that is nowhere', 'actions.go.on', [{ on: [] }, { on: ['row'] }], action),
  pair<Partial<Action>>(
    'R231',
    'an action on a form that is not there',
    'actions.go.on',
    [{ on: ['form'] }, { on: ['form', 'list'] }],
    action,
  ),
  pair<Pick<ResourceDeclaration, 'operations'>>(
    'R231',
    'an action on the form of a new record where none is made',
    'actions.go.on',
    [{ operations: ['list', 'show', 'edit'] }, {}],
    (more) => action({ on: ['new'] }, { form: formOf('name'), ...more }),
  ),
  {
    id: 'R232',
    what: 'a bulk action that is none',
    at: 'list.bulk[0]',
    bad: action({}, { list: { columns: ['name'], bulk: ['go'] } }),
    good: withList({ columns: ['name'], bulk: ['go'] }),
  },
  pair<Field>(
    'R233',
    'an option that nobody knows',
    'fields.x.options.decimls',
    [
      { type: 'number', options: { decimls: 2 } },
      { type: 'number', options: { decimals: 2 } },
    ],
    withField,
  ),
  {
    id: 'R415',
    what: 'a filter that what is in the way does not have',
    at: 'blockedBy[0].filter.ownr_sid',
    bad: things({ blockedBy: [{ resource: 'others', filter: { ownr_sid: '{name}' } }] }),
    good: things({ blockedBy: [{ resource: 'others', filter: { owner_sid: '{name}' } }] }),
  },
  {
    id: 'R415',
    what: 'what is in the way, without a field like the key',
    at: 'blockedBy[0].filter.port',
    bad: things({ api: { base: '/Things', id: 'port' }, fields: { port: { type: 'text' } }, blockedBy: ['others'] }),
    good: things({ api: { base: '/Things', id: 'name' }, blockedBy: ['others'] }),
  },
];

/** What a value can never be. */
const values: Case[] = [
  pair<Partial<Field>>(
    'R226',
    'a preset that is no choice',
    'fields.x.default',
    [{ default: 'blue' }, { default: 'red' }],
    colours,
  ),
  pair<Field['visible']>(
    'R705',
    'a condition on what is no choice',
    'fields.x.visible',
    [{ colour: 'gren' }, { colour: 'green' }],
    seenBy,
  ),
  pair<Field['visible']>(
    'R705',
    'a condition on one of several that is no choice',
    'fields.x.visible',
    [{ any: [{ 'record.colour': { in: ['red', 'blue'] } }] }, { any: [{ 'record.colour': { in: ['red', 'green'] } }] }],
    seenBy,
  ),
  pair<Field['visible']>(
    'R705',
    'a flag that is neither yes nor no',
    'fields.x.visible',
    [{ on: 'yes' }, { on: true }],
    seenBy,
  ),
  pair<Field>(
    'R229',
    'a length of a number',
    'fields.x.maxLength',
    [
      { type: 'number', maxLength: 3 },
      { type: 'number', max: 999 },
    ],
    withField,
  ),
  pair<Field>(
    'R229',
    'rows of a text',
    'fields.x.rules[0].minRows',
    [
      { type: 'text', rules: [{ minRows: 1 }] },
      { type: 'text', rules: [{ minLength: 1 }] },
    ],
    withField,
  ),
  pair<Rule>(
    'R236',
    'a rule that tests nothing',
    'fields.x.rules[0]',
    [
      { when: { name: 'a' }, message: 'm' },
      { refuse: { name: 'a' }, message: 'm' },
    ],
    (rule) => withField({ type: 'text', rules: [rule] }),
  ),
  pair<Rule>(
    'R236',
    'a rule that says two things',
    'fields.x.rules[0]',
    [
      { when: { name: 'a' }, note: 'm', warning: 'n' },
      { when: { name: 'a' }, note: 'm' },
    ],
    (rule) => withField({ type: 'text', rules: [rule] }),
  ),
  ...['^(a+)+$', '^(a|a)*$', '(.*,)*x'].map((pattern) =>
    pair<string>(
      'R706',
      `an expression that never ends: ${pattern}`,
      'fields.x.pattern',
      [pattern, '^a+(-a+)*$'],
      (x) => withField({ type: 'text', pattern: x }),
    ),
  ),
  pair<string>('R706', 'such an expression in a condition', 'fields.x.visible', ['^(a+)+$', '^a+$'], (matches) =>
    withField({ type: 'text', visible: { name: { matches } } }),
  ),
  pair<string>('R706', 'such an expression for an error', 'api.errors.(x+x+)+y', ['(x+x+)+y', 'x+y'], (match) =>
    withApi({ errors: { [match]: 'name' } }),
  ),
];

/** Where nothing leads, or elsewhere. */
const targets: Case[] = [
  pair('R509', 'a field in the base', 'api.base', ['/A/{name}/Things', '/A/{session.account_sid}/Things'], withBase),
  pair('R509', 'a record in the base', 'api.base', ['/A/{record.name}', '/A/{session.name}'], withBase),
  pair('R509', 'a question in the base', 'api.base', ['/A/{operation}', '/A'], withBase),
  pair<Api['paths']>(
    'R509',
    'a record in the path of a list',
    'api.paths.list',
    [{ list: '/A/{record.name}' }, { list: '/A/{session.name}' }],
    withPaths,
  ),
  pair<Api['paths']>(
    'R509',
    'a parent that nobody has',
    'api.paths.one',
    [{ one: '/A/{parent.id}/{id}' }, { one: '/A/{session.name}/{id}' }],
    withPaths,
  ),
  ...[
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    '/{session.name}',
    '/internal/../../x',
    '/internal/%2e%2e/x',
  ].map((path) => pair('R510', `a way out to ${path}`, 'access.denied', [path, '/internal/things'], withWayOut)),
  pair('R510', 'what is in the way elsewhere', 'blockedBy[0].address', ['//evil.example', '/internal/x'], withAddress),
  pair<Api['paths']>(
    'R511',
    'a method that a list does not go by',
    'api.paths.list',
    [{ list: 'POST /Things' }, { list: 'GET /Things' }],
    withPaths,
  ),
  pair<Api['paths']>(
    'R511',
    'a method that carries nothing',
    'api.paths.update',
    [{ update: 'GET /Things/{id}' }, { update: 'POST /Things/{id}' }],
    withPaths,
  ),
  ...['/Things\\x', '/Things/%2E%2e/Secrets', '/Things/.%2e/Secrets'].map((path) =>
    pair('R508', `a path that leads upwards: ${path}`, 'api.base', [path, '/Things/x'], withBase),
  ),
];

/** What used to pass and led nowhere, or anywhere. */
export const badAndGoodReach: Case[] = [...reach, ...values, ...targets];
