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
  options: { columns: ['port'] },
  rules: [
    { minRows: 1, rowsWhere: { owner_sid: 'a' }, severity: 'warning', message: 'm', when: isNamed },
    { uniqueRows: ['owner_sid'], rowsWhere: { owner_sid: { in: ['a', 'b'] } } },
  ],
};

const group: Field = {
  type: 'group',
  of: { mode: { type: 'select', choices: ['a', 'b'] }, port: { type: 'number' } },
  variants: { by: 'mode', cases: { a: { port: { required: true } } } },
};

const text: Field = {
  type: 'text',
  label: 'Text',
  help: 'Any text.',
  send: true,
  default: 'x',
  value: '{session.name}',
  derive: { a: { name: { matches: '^a' } } },
  choices: { use: 'colours' },
  cases: [{ when: { any: [{ name: 'a' }, { none: [isNamed] }] }, field: { type: 'number', options: { label: 'n' } } }],
  minLength: 1,
  maxLength: 9,
  pattern: '^a',
  unique: { within: ['name'], ignoreCase: true },
  rules: ['host', { rule: 'host', a: 1 }, { refuse: isNamed, message: 'm' }, { min: 1, max: 2 }],
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
    to: [{ when: {}, path: '/x', label: 'l' }],
  },
  feature: 'x',
  parent: 'others',
  operations: ['list', 'show', 'create', 'edit'],
  api: {
    base: '/Things',
    id: 'thing_sid',
    paths: {
      list: ['/A/{filter.name}/Things', '/Things'],
      update: 'POST /Things/{id}',
    },
    paging: { size: 'count', max: 500 },
    filters: { name: 'name' },
    found: { by: ['name'], query: { k: '{name}' } },
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
    errors: [{ match: 'taken', field: 'name', message: 'm' }],
  },
  access: {
    scope: { list: 'account', show: 'account' },
    sharedRead: true,
    when: { edit: isNamed },
    keepsOneOf: 'others',
    viewOnlyMay: ['edit'],
    asks: [{ when: isNamed, message: 'm' }],
    endsSession: isNamed,
    denied: { show: { message: 'm', redirect: '/internal' } },
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
        hidden: true,
        options: { a: 1 },
        load: '/A?k={name}',
      },
    ],
    filters: ['q', { name: 'plain', field: { type: 'text' } }],
    sort: 'name',
    import: ['name'],
    bulk: ['delete', 'named'],
    expand: { use: 'keys' },
    panels: [{ use: 'keys', options: { a: 1 } }],
  },
  form: {
    tabs: [
      {
        id: 'main',
        parts: ['part'],
        visible: isNamed,
        scope: 'admin',
        sections: [
          {
            id: 's',
            visible: isNamed,
            scope: 'admin',
            fields: ['name', ['text', 'ref'], { use: 'keys', bind: { a: 'rows' }, options: { b: 1 } }],
          },
        ],
      },
    ],
    sections: [{ id: 'below', fields: ['group'] }],
    variants: { by: 'name', cases: { '*': { group: { required: true } } } },
    rules: [{ rule: 'host', a: 1 }],
    after: { create: 'edit', edit: 'stay', refresh: ['others'], failedLoad: 'list' },
    needs: ['others'],
    delete: isNamed,
  },
  related: {
    rows: {
      resource: 'others',
      foreignKey: 'owner_sid',
      order: 'name',
      sort: 'name',
      apart: { where: { name: 'x' }, row: { name: 'x' }, fields: { name: 'name' } },
      when: isNamed,
      key: ['name'],
      removed: [{ when: { name: 'z' }, message: 'm' }],
      save: { create: '/Rows', update: '/Rows', remove: '/Rows/{id}' },
    },
  },
  actions: {
    call: {
      on: ['row'],
      call: 'PUT /Things/{id}',
      body: { a: '{ask.why}', b: 1 },
      ask: { why: { type: 'text' } },
      confirm: true,
      atOnce: 2,
      enabled: isNamed,
      operation: 'edit',
      refreshes: ['name'],
      thenOpen: 'sid',
      visible: isNamed,
    },
    named: { on: ['bulk'], call: { use: 'call', options: { a: 1 } } },
  },
  blockedBy: [
    {
      resource: 'others',
      filter: { owner_sid: '{name}' },
      where: { name: 'a' },
      visibleTo: isNamed,
      address: '/internal/{name}',
    },
    { use: 'in-use', options: { a: 1 } },
  ],
  pages: { list: 'overview' },
  search: ['name'],
  labels: { en: { name: 'Thing' } },
};

/** The member that only what has no form of its own may have. */
export const completeRows: ResourceDeclaration = {
  name: 'things',
  api: {
    base: '/Things',
    uploads: { name: { path: '/Things/{thing_sid}/File', part: 'file', above: 1000 } },
  },
  access: { scope: 'account' },
  fields: { thing_sid: { type: 'sid' }, name: { type: 'text' } },
};
