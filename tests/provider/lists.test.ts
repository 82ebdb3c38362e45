import { describe, expect, it } from 'vitest';
import { defineResource, type ResourceDeclaration } from '../../src/schema/types';
import { arrangeProvider, failureOf, sid } from '../support/arrangeProvider';
import { buildAccountSession } from '../support/builders';
import type { PlatformRoute } from '../support/fakePlatform';

const pagination = { page: 1, perPage: 10 };
const sort = { field: 'name', order: 'ASC' } as const;

const things = (api: Partial<ResourceDeclaration['api']> = {}): ResourceDeclaration =>
  defineResource({
    name: 'things',
    title: 'name',
    api: { base: '/Things', id: 'thing_sid', ...(api as object) },
    access: { scope: 'account' },
    fields: {
      thing_sid: { type: 'sid' },
      name: { type: 'text' },
      size: { type: 'number' },
      is_active: { type: 'boolean' },
      key: { type: 'secret' },
      owner_sid: { type: 'reference', reference: { resource: 'owners' } },
      kind: { type: 'select', choices: ['big', 'small'], derive: { big: { size: { not: [1, 2, null] } }, small: {} } },
    },
    list: { columns: ['name', 'size', 'is_active', 'kind'], filters: ['q'] },
    form: { sections: { a: ['name', 'size', 'is_active', 'key'] } },
  });

const row = (number: number, changes: object = {}) => ({ thing_sid: sid(number), name: `thing ${number}`, ...changes });
const paging = true;

const arrange = (api: object, list: PlatformRoute, more: object = {}) =>
  arrangeProvider({ declarations: [things(api)], routes: { 'GET /Things': list }, ...more });

describe('a list that the server pages', () => {
  const envelope = (data: unknown[], total: number | string) => ({ total, page: '1', page_size: '10', data });

  it('asks for page and size, and gives each row an id', async () => {
    const { provider, platform } = arrange({ paging }, () => envelope([row(1)], '41'));
    const answer = await provider.getList('things', { pagination: { page: 3, perPage: 25 }, sort, filter: {} });
    expect(platform.lines()).toEqual(['GET /Things?page=3&page_size=25']);
    expect(answer.total).toBe(41);
    expect(answer.data[0]).toMatchObject({ id: sid(1), thing_sid: sid(1), name: 'thing 1' });
  });

  it('never asks for more than the server gives', async () => {
    const { provider, platform } = arrange({ paging: { count: 50 } }, () => envelope([], 0));
    await provider.getList('things', { pagination: { page: 1, perPage: 100 }, sort, filter: {} });
    expect(platform.lines()).toEqual(['GET /Things?page=1&count=50']);
  });

  it('sends filters under their own names and leaves empty ones out', async () => {
    const { provider, platform } = arrange({ paging: true, filters: { q: 'filter' } }, () => envelope([], 0));
    await provider.getList('things', { pagination, sort, filter: { q: 'a&b', kind: '' } });
    expect(platform.requests[0]?.query).toEqual({ page: '1', page_size: '10', filter: 'a&b' });
  });

  it('puts a filter into the path, and takes the next path without it', async () => {
    const paths = { list: ['/Owners/{filter.owner_sid}/Things', '/Things'] };
    const { provider, platform } = arrangeProvider({
      declarations: [things({ paging, paths })],
      routes: { 'GET /Owners/:sid/Things': () => envelope([], 0), 'GET /Things': () => envelope([], 0) },
    });
    await provider.getList('things', { pagination, sort, filter: { owner_sid: 'o 1' } });
    await provider.getList('things', { pagination, sort, filter: {} });
    expect(platform.lines()).toEqual([
      'GET /Owners/o%201/Things?page=1&page_size=10',
      'GET /Things?page=1&page_size=10',
    ]);
  });

  it('takes a bare array for everything there is', async () => {
    const { provider } = arrange({ paging }, () => [row(2), row(1), row(3)]);
    const answer = await provider.getList('things', { pagination: { page: 2, perPage: 2 }, sort, filter: {} });
    expect(answer).toMatchObject({ total: 3, data: [{ name: 'thing 3' }] });
  });

  it('is asked for as a whole where a filter is answered here', async () => {
    const rows = [row(1, { owner_sid: 'a' }), row(2, { owner_sid: 'b' })];
    const { provider, platform } = arrange({ paging }, () => rows);
    const answer = await provider.getList('things', { pagination, sort, filter: { owner_sid: 'b' } });
    expect(platform.lines()).toEqual(['GET /Things']);
    expect(answer).toMatchObject({ total: 1, data: [{ name: 'thing 2' }] });
  });

  it('refuses what is neither a list nor an envelope', async () => {
    const { provider } = arrange({ paging }, () => ({ ok: true }));
    const failure = await failureOf(provider.getList('things', { pagination, sort, filter: {} }));
    expect(failure).toMatchObject({ kind: 'unreadable' });
  });

  it('keeps the rows of B when the answer about A arrives last', async () => {
    const releases: Record<string, () => void> = {};
    const held: PlatformRoute = ({ query }) =>
      new Promise((resolve) => {
        releases[query.owner ?? ''] = () => resolve(envelope([row(1, { name: query.owner })], 1));
      });
    const { provider } = arrange({ paging, filters: { owner_sid: 'owner' } }, held);
    const [a, b] = [new AbortController(), new AbortController()];
    const list = (owner_sid: string, { signal }: AbortController) =>
      provider.getList('things', { pagination, sort, filter: { owner_sid }, signal });
    const ofA = failureOf(list('A', a));
    a.abort();
    const ofB = list('B', b);
    await expect.poll(() => Object.keys(releases)).toEqual(['A', 'B']);
    releases.B?.();
    expect((await ofB).data[0]).toMatchObject({ name: 'B' });
    releases.A?.();
    expect(await ofA).toMatchObject({ name: 'AbortError' });
  });
});

describe('a whole list', () => {
  const rows = [
    row(10, { name: 'Line 10', size: 3, is_active: 1, key: 'hidden', owner_sid: 'a' }),
    row(2, { name: 'line 2', size: null, is_active: 0, owner_sid: 'b' }),
    row(9, { name: 'Ärger', size: 1, is_active: null, owner_sid: 'a' }),
  ];
  const namesOf = (answer: { data: Record<string, unknown>[] }) => answer.data.map(({ name }) => name);
  const list = (query: object) => {
    const { provider } = arrange({}, () => rows);
    return provider.getList('things', { pagination, sort, filter: {}, ...query });
  };

  it('pages here and knows the total', async () => {
    const answer = await list({ pagination: { page: 2, perPage: 2 } });
    expect(answer.total).toBe(3);
    expect(namesOf(answer)).toEqual(['Line 10']);
  });

  it.each([
    ['text as people count', { field: 'name', order: 'ASC' }, ['Ärger', 'line 2', 'Line 10']],
    ['numbers, empty ones last', { field: 'size', order: 'ASC' }, ['Ärger', 'Line 10', 'line 2']],
    ['numbers downwards, empty ones last', { field: 'size', order: 'DESC' }, ['Line 10', 'Ärger', 'line 2']],
  ])('sorts %s', async (_, by, names) => {
    expect(namesOf(await list({ sort: by }))).toEqual(names);
  });

  it.each<[string, object, string[]]>([
    ['by words in any order and case', { q: '10 LINE' }, ['Line 10']],
    ['by no word that is nowhere', { q: 'line nothing' }, []],
    ['never by a secret', { q: 'hidden' }, []],
    ['by a field', { owner_sid: 'a' }, ['Ärger', 'Line 10']],
    ['by a flag', { is_active: true }, ['Line 10']],
    ['by a choice that is not on the wire', { kind: 'small' }, ['Ärger', 'line 2']],
    ['by one of several', { owner_sid: ['a', 'b'] }, ['Ärger', 'line 2', 'Line 10']],
    ['not by what is empty', { owner_sid: '', q: '' }, ['Ärger', 'line 2', 'Line 10']],
  ])('filters %s', async (_, filter, names) => {
    expect(namesOf(await list({ filter: { owner_sid: '', ...filter } }))).toEqual(names);
  });

  it.each([
    ['de', ['Ähre', 'Zeder']],
    ['sv', ['Zeder', 'Ähre']],
  ])('is sorted as in the language on screen: %s', async (locale, names) => {
    const rows = ['Zeder', 'Ähre'].map((name, number) => row(number, { name }));
    const { provider } = arrange({}, () => rows, { locale: () => locale });
    const { data } = await provider.getList('things', { pagination, sort, filter: {} });
    expect(data.map(({ name }) => name as string)).toEqual(names);
  });

  it('keeps what views need and no secret', async () => {
    const { data } = await list({ sort: { field: 'size', order: 'DESC' } });
    expect(data[0]).toMatchObject({ id: sid(10), name: 'Line 10', is_active: true, kind: 'big' });
    expect(data[0]).not.toHaveProperty('key');
  });

  it('takes an envelope for the list in it', async () => {
    const { provider } = arrange({}, () => ({ total: 1, data: [row(1)] }));
    await expect(provider.getList('things', { pagination, sort, filter: {} })).resolves.toMatchObject({ total: 1 });
  });

  it('shows only rows that the declaration lets through', async () => {
    const { provider } = arrange({ where: { owner_sid: { sameAs: 'session.account_sid' } } }, () => rows, {
      session: buildAccountSession({ account_sid: 'b' }),
    });
    expect(namesOf(await provider.getList('things', { pagination, sort, filter: {} }))).toEqual(['line 2']);
  });

  it('shows only rows within the list of another resource', async () => {
    const owners = defineResource({
      name: 'owners',
      api: { base: '/Owners', id: 'owner_sid' },
      access: { scope: 'account' },
      fields: { owner_sid: { type: 'sid' } },
    });
    const { provider } = arrangeProvider({
      declarations: [things({ narrowedBy: 'owner_sid' }), owners],
      routes: { 'GET /Things': () => rows, 'GET /Owners': () => [{ owner_sid: 'b' }] },
    });
    expect(namesOf(await provider.getList('things', { pagination, sort, filter: {} }))).toEqual(['line 2']);
  });
});

describe('what is remembered of a whole list', () => {
  const arrangeClock = (more: Record<string, PlatformRoute> = {}) => {
    const clock = { now: 0 };
    const arranged = arrangeProvider({
      declarations: [things({})],
      routes: { 'GET /Things': () => [row(1)], ...more },
      now: () => clock.now,
    });
    const list = () => arranged.provider.getList('things', { pagination, sort, filter: {} });
    return { ...arranged, clock, list };
  };

  it.each([
    [59_999, 1],
    [60_001, 2],
  ])('after %d ms makes %d request(s)', async (later, requests) => {
    const { platform, clock, list } = arrangeClock();
    await list();
    clock.now = later;
    await list();
    expect(platform.lines()).toHaveLength(requests);
  });

  it('is forgotten after a write', async () => {
    const { provider, platform, list } = arrangeClock({ 'DELETE /Things/:sid': () => undefined });
    await list();
    await provider.delete('things', { id: sid(1) });
    await list();
    expect(platform.lines('GET')).toHaveLength(2);
  });

  it('is forgotten on demand', async () => {
    const { provider, platform, list } = arrangeClock();
    await list();
    provider.clearCache();
    await list();
    expect(platform.lines()).toHaveLength(2);
  });

  it('is not what was under way while something was written', async () => {
    const releases: (() => void)[] = [];
    const held = () => new Promise((resolve) => releases.push(() => resolve([row(releases.length)])));
    const { provider, list } = arrangeClock({ 'GET /Things': held, 'DELETE /Things/:sid': () => undefined });
    const early = list();
    await expect.poll(() => releases.length).toBe(1);
    await provider.delete('things', { id: sid(1) });
    releases[0]?.();
    await early;
    const late = list();
    await expect.poll(() => releases.length).toBe(2);
    releases[1]?.();
    expect((await late).data[0]).toMatchObject({ id: sid(2) });
  });
});

describe('records of a target', () => {
  it('are a filtered list', async () => {
    const { provider } = arrange({}, () => [row(1, { owner_sid: 'a' }), row(2, { owner_sid: 'b' })]);
    const { data } = await provider.getManyReference('things', {
      target: 'owner_sid',
      id: 'b',
      pagination,
      sort,
      filter: {},
    });
    expect(data).toMatchObject([{ id: sid(2) }]);
  });
});

describe('all records', () => {
  it('has each row once, though a new one moves the others on to the next page meanwhile', async () => {
    const pages = [[row(2), row(1)], [row(1), row(0)], []];
    let asked = 0;
    const { provider } = arrange({ paging: { page_size: 2 } }, () => ({ total: 4, data: pages[asked++] }));
    const all = await provider.getAll('things');
    expect(all.map(({ id }) => id)).toEqual([sid(2), sid(1), sid(0)]);
  });

  it('are collected page after page, telling how many there are', async () => {
    const rows = Array.from({ length: 5 }, (_, index) => row(index));
    const pages: PlatformRoute = ({ query }) => {
      const from = (Number(query.page) - 1) * 2;
      return { total: 5, data: rows.slice(from, from + 2) };
    };
    const { provider } = arrange({ paging: { count: 2 } }, pages);
    const progress: [number, number][] = [];
    const all = await provider.getAll('things', { filter: {} }, (loaded, total) => progress.push([loaded, total]));
    expect(all).toHaveLength(5);
    expect(progress).toEqual([
      [2, 5],
      [4, 5],
      [5, 5],
    ]);
  });
});
