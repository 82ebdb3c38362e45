import { describe, expect, it } from 'vitest';
import { blockers } from '../../dataProvider/guards/blockers';
import { plainCodec, type Codec } from '../../dataProvider/codec';
import { defineResource, type ResourceDeclaration } from '../../src/schema/types';
import { arrangeProvider, bodiesOf, failureOf, sid } from '../support/arrangeProvider';
import { buildSession } from '../support/builders';
import type { PlatformRoute } from '../support/fakePlatform';

const paging = true;
const facts = (subject: object, more: object = {}) => ({
  subject: subject as Record<string, unknown>,
  session: buildSession(),
  ...more,
});

const numbers = (more: Partial<ResourceDeclaration> = {}, api: object = {}): ResourceDeclaration => ({
  ...defineResource({
    name: 'lines',
    title: 'number',
    api: {
      base: '/Lines',
      id: 'line_sid',
      paging,
      filters: { q: 'filter', owner_sid: 'owner' },
      ...api,
    },
    access: { scope: 'account' },
    fields: {
      line_sid: { type: 'sid' },
      number: { type: 'text' },
      owner_sid: { type: 'sid' },
      app_sid: { type: 'sid' },
    },
    list: { columns: ['number'], filters: ['q'] },
    form: { sections: { a: ['number', 'owner_sid', 'app_sid'] } },
    actions: {
      route: {
        on: ['bulk'],
        call: 'PUT /Lines/{record.line_sid}',
        body: { app_sid: '{ask.app_sid}', note: 'by {session.name}' },
        ask: { app_sid: { type: 'sid' }, on: { type: 'boolean' } },
      },
      flag: {
        on: ['row'],
        call: ['POST /Owners/{record.owner_sid}/Flag', 'POST /Lines/{id}/Flag'],
        body: { on: '{ask.on}', count: '{ask.count}' },
        ask: { on: { type: 'boolean' }, count: { type: 'number' } },
      },
      look: { on: ['row'], call: 'GET /Lines/{id}/Look', operation: 'show' },
      code: { on: ['row'], call: { use: 'code' } },
    },
  }),
  ...more,
});

describe('an action', () => {
  const record = { id: sid(1), line_sid: sid(1), owner_sid: '' };
  const arrange = () =>
    arrangeProvider({
      declarations: [numbers({}, { errors: { app: 'app_sid' } })],
      routes: {
        'PUT /Lines/:sid': ({ body }) =>
          (body as { app_sid: unknown }).app_sid === 'bad'
            ? Response.json({ msg: 'unknown app' }, { status: 400 })
            : undefined,
        'POST /Lines/:sid/Flag': () => ({ done: true }),
        'GET /Lines/:sid/Look': () => ({ seen: 1 }),
        'GET /Lines': () => [],
      },
    });
  const asked = (ask: object) => facts(record, { record, id: sid(1), ask });

  it.each<[object, unknown]>([
    [{ app_sid: 'app-1' }, 'app-1'],
    [{ app_sid: '' }, null],
    [{}, null],
  ])('with the answers %o fills path and body', async (ask, app_sid) => {
    const { provider, platform } = arrange();
    await provider.runAction('lines', 'route', asked(ask));
    expect(platform.lines()).toEqual([`PUT /Lines/${sid(1)}`]);
    expect(bodiesOf(platform, 'PUT')).toEqual([{ app_sid, note: 'by olga' }]);
  });

  it('keeps the types of answers, as the API takes them, and gives the body of the answer', async () => {
    const { provider, platform } = arrange();
    await expect(provider.runAction('lines', 'flag', asked({ on: false, count: 0 }))).resolves.toEqual({ done: true });
    expect(bodiesOf(platform, 'POST')).toEqual([{ on: 0, count: 0 }]);
  });

  it('puts a refusal at its question', async () => {
    const failure = await failureOf(arrange().provider.runAction('lines', 'route', asked({ app_sid: 'bad' })));
    expect(failure).toMatchObject({ body: { errors: { app_sid: 'unknown app' } } });
  });

  it.each([
    ['route', 2],
    ['look', 1],
  ])('%s leaves lists that are kept asked %d time(s)', async (action, times) => {
    const { provider, platform } = arrange();
    const list = () =>
      provider.getList('lines', {
        pagination: { page: 1, perPage: 5 },
        sort: { field: 'number', order: 'ASC' },
        filter: { app_sid: 'x' },
      });
    await list();
    await provider.runAction('lines', action, asked({}));
    await list();
    expect(platform.lines('GET /Lines').filter((line) => !line.endsWith('Look'))).toHaveLength(times);
  });

  it.each(['code', 'unknown'])('that declares no call is refused: %s', async (action) => {
    await expect(arrange().provider.runAction('lines', action, asked({}))).rejects.toThrow(action);
  });

  it('breaks off with its signal', async () => {
    const controller = new AbortController();
    const { provider, platform } = arrange();
    controller.abort();
    const run = provider.runAction('lines', 'route', asked({}), { signal: controller.signal });
    await expect(run).rejects.toMatchObject({ name: 'AbortError' });
    expect(platform.requests).toEqual([]);
  });
});

describe('what uses a record', () => {
  const owners = (blockedBy: ResourceDeclaration['blockedBy']): ResourceDeclaration => ({
    ...defineResource({
      name: 'owners',
      api: { base: '/Owners', id: 'owner_sid' },
      access: { scope: 'account' },
      fields: { owner_sid: { type: 'sid' }, app_sid: { type: 'sid' } },
      list: { columns: ['owner_sid'] },
    }),
    ...(blockedBy ? { blockedBy } : {}),
  });
  const owner = { id: 'o-1', owner_sid: 'o-1' };
  const rows = Array.from({ length: 12 }, (_, index) => ({
    line_sid: sid(index),
    number: String(index),
    app_sid: index < 2 ? 'o-1' : 'x',
  }));
  const arrange = (
    blocker: NonNullable<ResourceDeclaration['blockedBy']>[number],
    list: PlatformRoute,
    features = {},
    more = {},
  ) => arrangeProvider({ declarations: [owners([blocker]), numbers(more)], routes: { 'GET /Lines': list }, features });

  it('is asked for by one page where the server finds it', async () => {
    const { provider, platform } = arrange({ resource: 'lines', filter: { owner_sid: '{owner_sid}' } }, () => ({
      total: 340,
      data: rows.slice(0, 10),
    }));
    const [usage] = await provider.getUsage('owners', owner);
    expect(usage).toMatchObject({ resource: 'lines', total: 340 });
    expect(usage?.records).toHaveLength(10);
    expect(platform.lines()).toEqual(['GET /Lines?owner=o-1&page=1&page_size=10']);
  });

  it('is found by the field that is called like the key where no more is said', async () => {
    const { provider, platform } = arrange('lines', () => ({ total: 1, data: rows.slice(0, 1) }));
    await expect(provider.getUsage('owners', owner)).resolves.toMatchObject([{ resource: 'lines', total: 1 }]);
    expect(platform.lines()).toEqual(['GET /Lines?owner=o-1&page=1&page_size=10']);
  });

  it('is looked for in every row where only the row tells', async () => {
    const { provider } = arrange({ resource: 'lines', where: { app_sid: { sameAs: 'record.owner_sid' } } }, () => rows);
    await expect(provider.getUsage('owners', owner)).resolves.toMatchObject([
      { total: 2, records: [{ number: '0' }, { number: '1' }] },
    ]);
  });

  it('is counted whole and shown in part', async () => {
    const { provider } = arrange({ resource: 'lines', filter: { app_sid: 'x' } }, () => rows);
    const [usage] = await provider.getUsage('owners', owner, { limit: 3 });
    expect([usage?.total, usage?.records.length]).toEqual([10, 3]);
  });

  it.each([403, 400, 500])('is not known where the list is refused with %d', async (status) => {
    const { provider } = arrange(
      { resource: 'lines', filter: { owner_sid: '{owner_sid}' } },
      () => new Response('', { status }),
    );
    await expect(provider.getUsage('owners', owner)).resolves.toMatchObject([
      { resource: 'lines', failed: 'errors.could_not_be_checked' },
    ]);
  });

  it('is empty where nothing does', async () => {
    const { provider } = arrange({ resource: 'lines', filter: { app_sid: '{owner_sid}' } }, () => []);
    await expect(provider.getUsage('owners', owner)).resolves.toEqual([]);
  });

  it('is not asked for where the page on screen shows it', async () => {
    const address = '/internal/owners/{owner_sid}/edit';
    const { provider, platform } = arrange({ resource: 'lines', filter: {}, address }, () => rows);
    await expect(provider.getUsage('owners', owner, { page: '/internal/owners/o-1/edit' })).resolves.toEqual([]);
    expect(platform.requests).toEqual([]);
    await expect(provider.getUsage('owners', owner, { page: '/internal/owners/o-2/edit' })).resolves.toMatchObject([
      { total: 12, address: '/internal/owners/o-1/edit' },
    ]);
  });

  it('may be found by code', async () => {
    blockers.register('nested-lines', async ({ record, dataProvider }) => {
      const lines = await dataProvider.getAll('lines');
      return [{ resource: 'lines', total: lines.length, records: [record] }];
    });
    const { provider } = arrange({ use: 'nested-lines' }, () => rows);
    await expect(provider.getUsage('owners', owner)).resolves.toMatchObject([{ total: 12 }]);
  });
});

describe('whether a value is taken', () => {
  const withoutPlus: Codec = {
    ...plainCodec,
    toWire: (field, value) => (field.name === 'number' && typeof value === 'string' ? value.replace(/^\+/, '') : value),
  };
  const arrange = (rows: object[], declaration = numbers()) =>
    arrangeProvider({
      declarations: [declaration],
      routes: { 'GET /Lines': ({ query }) => (query.page ? { total: rows.length, data: rows } : rows) },
      codec: withoutPlus,
    });
  const within = ['owner_sid', 'app_sid'];
  const rows = [
    { line_sid: sid(1), number: '+1555', owner_sid: 'o', app_sid: 'a' },
    { line_sid: sid(2), number: '15556', owner_sid: 'o', app_sid: null },
  ];

  it.each<[string, string, object, object, boolean]>([
    ['the same value', '1555', { owner_sid: 'o', app_sid: 'a' }, {}, true],
    ['the same as it is sent', '+1555', { owner_sid: 'o', app_sid: 'a' }, {}, true],
    ['a part of another', '555', { owner_sid: 'o', app_sid: 'a' }, {}, false],
    ['a value of another group', '1555', { owner_sid: 'o', app_sid: 'b' }, {}, false],
    ['a value of no group', '15556', { owner_sid: 'o' }, {}, true],
    ['its own', '1555', { owner_sid: 'o', app_sid: 'a' }, { loaded: { line_sid: sid(1) } }, false],
    ['nothing', '', { owner_sid: 'o' }, {}, false],
  ])('by %s', async (_, value, subject, more, isTaken) => {
    const { provider } = arrange(rows);
    await expect(provider.isTaken('lines', { field: 'number', within }, value, facts(subject, more))).resolves.toBe(
      isTaken,
    );
  });

  it('is asked of the server as narrowly as it can be', async () => {
    const { provider, platform } = arrange(rows);
    await provider.isTaken('lines', { field: 'number', within }, '+1555', facts({ owner_sid: 'o', app_sid: 'a' }));
    expect(platform.requests[0]?.query).toEqual({ filter: '1555', owner: 'o' });
  });

  it.each([
    ['what the record has is not asked about', '1555', []],
    ['what it has not is', '15556', ['GET /Lines?owner=o&filter=15556']],
  ])('of a record that is changed: %s', async (_, value, asked) => {
    const { provider, platform } = arrange(rows);
    const loaded = { line_sid: sid(1), number: '1555', owner_sid: 'o', app_sid: 'a' };
    const given = facts({ owner_sid: 'o', app_sid: 'a' }, { loaded });
    await provider.isTaken('lines', { field: 'number', within }, value, given);
    expect(platform.lines()).toEqual(asked);
  });

  it('is asked of the whole list for any other field', async () => {
    const { provider, platform } = arrange(rows);
    await expect(provider.isTaken('lines', { field: 'app_sid' }, 'a', facts({}))).resolves.toBe(true);
    expect(platform.lines()).toEqual(['GET /Lines']);
  });

  it.each([
    [true, true],
    [undefined, false],
  ])('by another case, ignoring case %s: %s', async (ignoreCase, isTaken) => {
    const { provider } = arrange(rows);
    const question = { field: 'app_sid', ...(ignoreCase ? { ignoreCase } : {}) };
    await expect(provider.isTaken('lines', question, 'A', facts({}))).resolves.toBe(isTaken);
  });
});

describe('any other call', () => {
  it('goes to the API and gives the body of the answer', async () => {
    const { provider, platform } = arrangeProvider({
      declarations: [numbers()],
      routes: { 'POST /Test': () => ({ status: 'ok' }) },
    });
    await expect(provider.call('/Test', { method: 'POST', body: { a: 1 } })).resolves.toEqual({ status: 'ok' });
    expect(platform.requests[0]?.headers.get('authorization')).toBe('Bearer token');
  });
});

describe('any other call that is refused', () => {
  it('tells what the database says in the operator’s words', async () => {
    const msg = 'Cannot delete or update a parent row: a foreign key constraint fails (`x`)';
    const { provider } = arrangeProvider({
      declarations: [numbers()],
      routes: { 'DELETE /Test': () => Response.json({ msg }, { status: 500 }) },
    });
    const failure = await failureOf(provider.call('/Test', { method: 'DELETE' }));
    expect(failure).toMatchObject({ messageKey: 'errors.database.in_use', messageArgs: { details: msg } });
  });
});

describe('reading', () => {
  it('runs the declared steps', async () => {
    const declaration = defineResource({
      name: 'things',
      api: {
        base: '/Things',
        id: 'thing_sid',
        read: [
          { step: 'label', from: 'colour', to: 'color', labels: { red: 'Red' } },
          { step: 'text', to: 'raw', templates: ['{color}/{tags}'] },
        ],
      },
      access: { scope: 'account' },
      fields: { thing_sid: { type: 'sid' }, tags: { type: 'text' }, color: { type: 'text' }, raw: { type: 'text' } },
      form: { sections: { a: ['tags', 'color', 'raw'] } },
    });
    const stored = { thing_sid: sid(1), tags: 'a', colour: 'red' };
    const { provider } = arrangeProvider({ declarations: [declaration], routes: { 'GET /Things/:sid': () => stored } });
    const { data } = await provider.getOne('things', { id: sid(1) });
    expect(data).toEqual({ id: sid(1), thing_sid: sid(1), tags: 'a', colour: 'red', color: 'Red', raw: 'Red/a' });
  });
});
