import { queues } from './beside';

type Json = Record<string, unknown>;

const { fields, form, list, api } = queues;
const changed = (changes: Json): Json => ({ ...queues, ...changes });
const withField = (x: Json, more: Json = {}): Json => changed({ fields: { ...fields, x }, ...more });
const withAction = (go: Json): Json => changed({ actions: { go } });

/** What each of them is refused with. */
const kinds: [id: string, content: unknown][] = [
  ['R101', changed({ colums: [] })],
  ['R102', { ...queues, api: undefined }],
  ['R103', changed({ access: { scope: 'everybody' } })],
  ['R103', null],
  ['R103', []],
  ['R104', changed({ name: 'Bad Name' })],
  [
    'R105',
    changed({ fields: Object.fromEntries(Array.from({ length: 301 }, (_, at) => [`f${at}`, { type: 'text' }])) }),
  ],
  ['R106', changed({ fields: { ...fields, toString: { type: 'text' } } })],
  ['R108', changed({ name: 'resource-problems' })],
  ['R110', '{ "name": "cut-off", '],
  ['R201', changed({ title: 'nam' })],
  ['R203', changed({ list: { columns: ['nmae'] } })],
  ['R204', changed({ list: { ...list, filters: ['nmae'] } })],
  ['R206', changed({ form: { sections: { a: ['nmae', 'account_sid'] } } })],
  ['R227', withField({ type: 'text', required: true })],
  ['R228', changed({ form: { sections: { a: ['name', 'name', 'account_sid'] } } })],
  ['R234', changed({ form: { sections: { a: ['name'] } } })],
  ['R301', withField({ type: 'txet' })],
  ['R302', withField({ type: 'text', rules: [{ rule: 'hots' }] })],
  ['R305', withAction({ on: ['form'], call: { use: 'no-such-action' } })],
  ['R306', changed({ form: { sections: { ...form.sections, p: [{ use: 'no-such-panel' }] } } })],
  ['R401', withField({ type: 'reference', reference: { resource: 'acounts' } })],
  ['R409', changed({ name: 'accounts' })],
  ['R414', changed({ parent: 'acounts' })],
  ['R416', { extends: 'acounts', fields: {} }],
  ['R417', { extends: 'accounts', fields: { name: { type: 'text' } } }],
  ['R501', changed({ api: { ...api, base: 'https://elsewhere.test/Queues' } })],
  ['R501', changed({ api: { ...api, paths: { one: '//elsewhere.test/{id}' } } })],
  ['R502', withAction({ on: ['form'], call: 'PUT Queues' })],
  ['R503', changed({ api: { ...api, base: '/Accounts/{session.acount_sid}/Queues' } })],
  ['R508', changed({ api: { ...api, base: '/Accounts/../Queues' } })],
  ['R510', changed({ access: { scope: 'account', denied: 'javascript:alert(1)' } })],
  ['R606', changed({ access: { scope: 'account', viewOnlyMay: ['edit'] } })],
  ['R701', withField({ type: 'text', visible: { nmae: 'a' } })],
  ['R703', withField({ type: 'text', pattern: '(' })],
  ['R706', withField({ type: 'text', pattern: '^(a+)+$' })],
  ['R804', changed({ labels: { xx: { name: 'Queue' } } })],
];

/** Files that are refused, by their names, with the number that each is refused with. */
export const badFiles = kinds.map(([id, content], at) => ({
  file: `bad-${at + 1}.json`,
  id,
  content:
    content !== null && typeof content === 'object' && (content as Json).name === 'queues'
      ? { ...content, name: `bad-${at + 1}` }
      : content,
}));
