import type { Field, ResourceDeclaration } from '../../../src/schema/types';

const isNamed = { name: { set: true } } as const;

const reference: Field = {
  type: 'reference',
  required: isNamed,
  readOnly: isNamed,
  visible: isNamed,
  scope: 'admin',
  write: 'always',
  sendWhenHidden: 'none',
  reference: {
    resource: 'others',
    filter: { k: '{name}' },
    candidates: { owner_sid: { not: null } },
    preset: 'first',
    preview: ['owner_sid'],
  },
};

const rows: Field = {
  type: 'rows',
  of: 'others',
  options: {
    columns: ['name'],
    foreignKey: 'owner_sid',
    order: 'name',
    sort: 'name',
    apart: { where: { name: 'x' }, row: { name: 'x' }, fields: { name: 'name' } },
    when: isNamed,
    key: ['name'],
    removed: [{ when: { name: 'z' }, message: 'm' }],
    save: '/Rows',
  },
  rules: [
    { minRows: 1, rowsWhere: { owner_sid: 'a' }, warning: 'm', when: isNamed },
    { uniqueRows: ['owner_sid'], rowsWhere: { owner_sid: { in: ['a', 'b'] } } },
  ],
};

const group: Field = {
  type: 'group',
  of: { mode: { type: 'select', choices: ['a', 'b'] }, port: { type: 'number', visible: { mode: 'a' } } },
};

const text: Field = {
  type: 'text',
  label: 'Text',
  help: 'Any text.',
  default: 'x',
  value: '{session.name}',
  derive: { a: { name: { matches: '^a' } } },
  choices: { use: 'colours' },
  cases: [
    {
      when: { any: [{ name: 'a' }], none: [{ name: { differsFrom: 'loaded.name' } }] },
      type: 'number',
      options: { label: 'n' },
    },
  ],
  minLength: 1,
  maxLength: 9,
  pattern: '^a',
  unique: { within: ['name'], ignoreCase: true, message: 'm' },
  rules: [
    'host',
    { rule: 'host', a: 1 },
    { refuse: isNamed, message: 'm' },
    { min: 1, max: 2, question: 'm' },
    { when: isNamed, note: 'm' },
  ],
};

/** Uses every member that a declaration may have, and is without problems. */
export const complete: ResourceDeclaration = {
  name: 'things',
  kind: 'collection',
  title: '{name}',
  nav: {
    group: 'b',
    order: 1,
    icon: 'i',
    visible: { all: [{ 'features.x': true }] },
  },
  parent: 'others',
  operations: ['list', 'show', 'create', 'edit'],
  api: {
    base: '/Things',
    id: ['thing_sid', 'name'],
    paths: {
      list: ['/A/{filter.name}/Things', '/Things'],
      update: 'POST /Things/{id}',
    },
    paging: { count: 500 },
    filters: { name: 'name' },
    query: { k: '{session.name}' },
    where: { name: { sameAs: 'session.name' } },
    narrowedBy: 'ref',
    many: 'list',
    verifyUpdates: true,
    always: ['name'],
    read: [
      { step: 'text', to: 'a', templates: ['{b}'] },
      { step: 'label', from: 'a', to: 'b', labels: { x: 'y' } },
      'owner-name',
    ],
    write: [{ step: 'preset', values: { a: 0 } }],
    errors: { taken: ['name', 'm'], held: 'name' },
  },
  access: {
    scope: { account: ['list', 'show'] },
    sharedRead: true,
    when: { edit: isNamed },
    keepsOneOf: 'others',
    viewOnlyMay: ['edit'],
    asks: [{ when: isNamed, message: 'm' }],
    endsSession: isNamed,
    denied: { show: '/internal' },
  },
  fields: {
    account_sid: { type: 'sid' },
    thing_sid: { type: 'sid' },
    name: { type: 'text' },
    text,
    ref: reference,
    rows,
    group,
  },
  list: {
    columns: [
      {
        field: 'name',
        use: 'text',
        options: { a: 1 },
        load: '/A?k={name}',
      },
    ],
    hidden: ['text'],
    filters: ['q', { plain: { type: 'text' } }],
    sort: 'name',
    import: ['name'],
    bulk: ['delete', 'named'],
    expand: { use: 'keys' },
    panels: [{ use: 'keys', a: 1, visible: { 'session.scope': 'admin' } }],
  },
  form: {
    tabs: {
      main: {
        platform: { parts: ['part'] },
        s: {
          visible: isNamed,
          scope: 'admin',
          fields: ['name', ['text', 'ref'], { use: 'keys', bind: { a: 'rows' }, b: 1 }],
        },
      },
    },
    sections: { below: ['group'] },
    after: { create: 'edit', edit: 'stay', failedLoad: 'list' },
    delete: isNamed,
  },
  actions: {
    call: {
      on: ['row'],
      call: 'PUT /Things/{id}',
      body: { a: '{ask.why}', b: 1 },
      ask: { why: { type: 'text' } },
      confirm: true,
      enabled: isNamed,
      operation: 'edit',
      visible: isNamed,
    },
    named: { on: ['bulk'], call: { use: 'call', a: 1 } },
  },
  blockedBy: [
    {
      resource: 'others',
      filter: { owner_sid: '{name}' },
      where: { name: 'a' },
      visible: isNamed,
      address: '/internal/{name}',
    },
    { use: 'in-use', a: 1 },
  ],
  pages: { list: 'overview' },
  search: ['name'],
  labels: { en: { name: 'Thing' } },
};

/** What only has no form of its own may say. */
export const completeRows: ResourceDeclaration = {
  name: 'things',
  api: { base: '/Things' },
  access: { scope: 'account' },
  fields: {
    thing_sid: { type: 'sid' },
    name: {
      type: 'text',
      options: { upload: { path: '/Things/{thing_sid}/File', part: 'file', above: 1000 } },
    },
  },
  rows: { options: { sort: 'name' }, uniqueRows: ['name'] },
};
