import type { Predicate } from '../../../src/schema/facts/predicate';
import type { RowsOptions } from '../../../src/schema/options';
import type { Action, Column, Field, Form, Step } from '../../../src/schema/types';
import type { Case } from './badAndGood';
import { withApi, withField } from './badAndGoodPaths';
import { formOf, things } from './things';

type Pair<T> = [bad: T, good: T];

/** The same declaration around the bad part and around the good one. */
export const pair = <T>(
  id: string,
  what: string,
  at: string,
  [bad, good]: Pair<T>,
  around: (part: T) => Case['bad'],
  severity?: 'warning',
): Case => ({ id, what, at, bad: around(bad), good: around(good), ...(severity && { severity }) });

const unknownAndKnown: Pair<Predicate> = [{ nam: 1 }, { name: 1 }];
const ofMenu: Pair<Predicate> = [{ name: 1 }, { 'session.scope': 'admin' }];
const ofRows: Pair<Predicate> = [{ name: 1 }, { port: 1 }];
const ofOthers: Pair<Predicate> = [{ owner: 'a' }, { owner_sid: 'a' }];

const withForm = (form: Partial<Form>) => things({ form: { ...formOf('name'), ...form } });
const withAction = (action: Partial<Action>) =>
  things({
    form: formOf('name'),
    actions: { go: { on: ['form'], call: 'PUT /T/{id}', ...action } },
  });
const withRows = (options: RowsOptions) =>
  withField({ type: 'rows', of: 'others', options: { foreignKey: 'owner_sid', ...options } });
const withRowRule = (among: Predicate) =>
  withField({ type: 'rows', of: 'others', rules: [{ minRows: 1, rowsWhere: among }] });
const withBlocker = (more: { where?: Predicate; visible?: Predicate }) =>
  things({ blockedBy: [{ resource: 'others', filter: {}, ...more }] });
const withLoad = (load: Exclude<Column, string>['load']) => things({ list: { columns: [{ field: 'name', load }] } });
const withStep = (step: Step) => withApi({ read: [step] });
const withUpload = (path: string) =>
  withField({ type: 'text', options: { upload: { path, part: 'file', above: 1000 } } });
/** Conditions over the record's own fields. */
const ownConditions: Case[] = [
  pair('R701', 'a case', 'fields.x.cases[0].when', unknownAndKnown, (when) =>
    withField({ type: 'text', cases: [{ when, required: true }] }),
  ),
  pair('R701', 'when a value is needed', 'fields.x.required', unknownAndKnown, (required) =>
    withField({ type: 'text', required }),
  ),
  pair('R701', 'when a field is locked', 'fields.x.readOnly', unknownAndKnown, (readOnly) =>
    withField({ type: 'text', readOnly }),
  ),
  pair('R701', 'a section of a tab', 'form.tabs.a.b.visible', unknownAndKnown, (visible) =>
    withForm({ tabs: { a: { b: { visible, fields: ['name'] } } } }),
  ),
  pair('R701', 'what is asked once more', 'access.asks[0].when', unknownAndKnown, (when) =>
    things({ access: { scope: 'account', asks: [{ when, message: 'm' }] } }),
  ),
  pair('R701', 'whose deletion ends the session', 'access.endsSession', unknownAndKnown, (endsSession) =>
    things({ access: { scope: 'account', endsSession } }),
  ),
  pair('R701', 'which records have rows', 'fields.x.options.when', unknownAndKnown, (when) => withRows({ when })),
  pair('R701', 'when an action is possible', 'actions.go.enabled', unknownAndKnown, (enabled) =>
    withAction({ enabled }),
  ),
  pair('R701', 'when an action is there', 'actions.go.visible', unknownAndKnown, (visible) => withAction({ visible })),
  pair('R701', 'to whom a guard is shown', 'blockedBy[0].visible', unknownAndKnown, (visible) =>
    withBlocker({ visible }),
  ),
  pair('R701', 'the place in the menu', 'nav.visible', ofMenu, (visible) => things({ nav: { visible } })),
  pair('R701', 'which rows count', 'fields.x.rules[0].rowsWhere', ofRows, (among) =>
    withField({
      type: 'rows',
      of: { port: { type: 'number' } },
      rules: [{ minRows: 1, rowsWhere: among }],
    }),
  ),
];

/** Conditions over records of another resource. */
const foreignConditions: Case[] = [
  pair(
    'R407',
    'rows that are kept apart',
    'fields.x.options.apart.where',
    ofOthers,
    (where) => withRows({ apart: { where, row: {}, fields: {} } }),
    'warning',
  ),
  pair(
    'R407',
    'what is told of deleted rows',
    'fields.x.options.removed[0].when',
    ofOthers,
    (when) => withRows({ removed: [{ when, message: 'm' }] }),
    'warning',
  ),
  pair('R407', 'which child rows count', 'fields.x.rules[0].rowsWhere', ofOthers, withRowRule, 'warning'),
  pair('R407', 'what is in the way', 'blockedBy[0].where', ofOthers, (where) => withBlocker({ where }), 'warning'),
];

/** Names of fields, and of code. */
const names: Case[] = [
  pair('R301', 'the type in a case', 'fields.x.cases[0].type', ['txt', 'number'], (type) =>
    withField({ type: 'text', cases: [{ when: { name: 'a' }, type }] }),
  ),
  pair('R301', 'the type of a question', 'actions.go.ask.why.type', ['txt', 'text'], (type) =>
    withAction({ ask: { why: { type } } }),
  ),
  pair('R301', 'the type of a filter', 'list.filters[0].a.type', ['txt', 'text'], (type) =>
    things({ list: { columns: [], filters: [{ a: { type } }] } }),
  ),
  pair('R406', 'the order of rows', 'fields.x.options.order', ['position', 'name'], (order) => withRows({ order })),
  pair('R406', 'what a row apart begins with', 'fields.x.options.apart.row', ['position', 'name'], (name) =>
    withRows({ apart: { where: {}, row: { [name]: 1 }, fields: {} } }),
  ),
  pair('R406', 'what of a row apart is edited', 'fields.x.options.apart.fields', ['position', 'name'], (name) =>
    withRows({ apart: { where: {}, row: {}, fields: { name } } }),
  ),
  pair('R209', 'what edits a row apart', 'fields.x.options.apart.fields.nam', ['nam', 'name'], (own) =>
    withRows({ apart: { where: {}, row: {}, fields: { [own]: 'name' } } }),
  ),
  pair<Field['of']>('R235', 'records in a group', 'fields.x.of.y.of', ['others', { port: { type: 'number' } }], (of) =>
    withField({ type: 'group', of: { y: { type: 'rows', of } } }),
  ),
  pair('R406', 'how rows are sorted', 'fields.x.options.sort', ['position', 'name'], (sort) => withRows({ sort })),
  pair('R406', 'what stands in a second line of a row', 'fields.x.options.more', ['kind', 'name'], (more) =>
    withField({ type: 'rows', of: 'others', options: { more: [more] } }),
  ),
  pair('R406', 'what rows are counted by', 'fields.x.options.count', ['kind', 'name'], (flag) =>
    withField({ type: 'rows', of: 'others', options: { count: [flag] } }),
  ),
  pair('R209', 'what is counted where there are no rows', 'fields.x.options.others', ['nam', 'name'], (others) =>
    withField({ type: 'rows', of: 'others', options: { others } }),
  ),
  pair('R406', 'how such rows are sorted', 'rows.options.sort', ['position', 'name'], (sort) =>
    things({ rows: { options: { sort } } }),
  ),
  pair('R217', 'what such rows are compared by', 'rows.uniqueRows', ['position', 'name'], (name) =>
    things({ rows: { uniqueRows: [name] } }),
  ),
  pair('R233', 'an option of such rows', 'rows.options.folowing', ['folowing', 'following'], (option) =>
    things({ rows: { options: { [option]: {} } } }),
  ),
  pair('R701', 'which of such rows count', 'rows.rules[0].rowsWhere', unknownAndKnown, (rowsWhere) =>
    things({ rows: { rules: [{ minRows: 1, rowsWhere }] } }),
  ),
  pair('R406', 'what rows are told apart by', 'fields.x.options.key', ['kind', 'name'], (key) =>
    withRows({ key: [key] }),
  ),
];

/** What must not be shown or sent. */
const secrets: Case[] = [
  pair('R212', 'a column that may become a secret', 'list.columns[0]', ['secret', 'text'], (type) =>
    withField({ type: 'text', cases: [{ when: { name: 'a' }, type }] }, { list: { columns: ['x'] } }),
  ),
  pair('R413', 'a secret of a chosen record', 'fields.x.reference.preview[0]', ['token', 'owner_sid'], (name) =>
    withField({ type: 'reference', reference: { resource: 'others', preview: [name] } }),
  ),
  {
    id: 'R223',
    what: 'files of what has a form of its own',
    at: 'fields.x.options.upload',
    bad: { ...withUpload('/File'), form: formOf('name') },
    good: withUpload('/File'),
  },
];

/** Paths and templates. */
const templates: Case[] = [
  pair('R501', 'where a file goes', 'fields.x.options.upload.path', ['https://evil.example/', '/Files'], withUpload),
  pair(
    'R503',
    'a variable of where a file goes',
    'fields.x.options.upload.path',
    ['/F/{nam}', '/F/{name}'],
    withUpload,
  ),
  pair('R501', 'where rows are saved', 'fields.x.options.save', ['//evil.example', '/Rows'], (save) =>
    withRows({ save }),
  ),
  pair('R501', 'where a cell asks', 'list.columns[0].load', ['https://evil.example', '/A'], (path) => withLoad(path)),
  pair('R503', 'a variable of where a cell asks', 'list.columns[0].load', ['/A/{nam}', '/A/{name}'], (path) =>
    withLoad(path),
  ),
  pair('R503', 'a variable of what a cell asks', 'list.columns[0].load', ['/A?k={nam}', '/A?k={name}'], (path) =>
    withLoad(path),
  ),
  pair('R507', 'a text of several fields', 'api.read[0].templates[1]', ['{wire_name', '{wire_name}'], (template) =>
    withStep({ step: 'text', to: 'name', templates: ['{a} {b}', template] }),
  ),
];

/** Members of a declaration that came with the resources that need them. */
export const badAndGoodMembers: Case[] = [...ownConditions, ...foreignConditions, ...names, ...secrets, ...templates];
