import { describe, expect, it } from 'vitest';
import { defineResource, type ResourceDeclaration } from '../../src/schema/types';
import { arrangeProvider, sid } from '../support/arrangeProvider';
import { buildAccountSession } from '../support/builders';
import type { PlatformRoute } from '../support/fakePlatform';

const things = ({ operations, ...api }: Pick<ResourceDeclaration, 'operations'>) =>
  defineResource({
    ...(operations && { operations }),
    name: 'things',
    title: 'name',
    api: { base: '/Things', id: 'thing_sid', ...api },
    access: { scope: 'account' },
    fields: { thing_sid: { type: 'sid' }, name: { type: 'text' }, note: { type: 'multiline' } },
    list: { columns: ['name'] },
  });

const row = (number: number) => ({ thing_sid: sid(number), name: `thing ${number}`, note: 'long' });
const rows = (count: number) => Array.from({ length: count }, (_, index) => row(index + 1));
const sids = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => sid(from + index));
const paging = true;

const numberIn = (path: string) => Number(path.slice(-12));
const one: PlatformRoute = ({ path }) => row(numberIn(path));
const refused: PlatformRoute = () => new Response('', { status: 404 });

/** A platform with so many things, paged where it is asked for pages. */
const listOf =
  (count: number): PlatformRoute =>
  ({ query }) => {
    const size = Number(query.page_size);
    return query.page ? { total: count, data: rows(count).slice(0, size) } : rows(count);
  };

function arrange(api: object, routes: Record<string, PlatformRoute>, more: object = {}) {
  const { provider, platform } = arrangeProvider({ declarations: [things(api)], routes, ...more });
  const namesOf = async (ids: string[]) =>
    (await provider.getMany('things', { ids })).data.map(({ name }) => name as string);
  return { provider, platform, namesOf };
}

describe('several records of a resource without a list', () => {
  it('are fetched singly, at most six at once, and a missing one is left out', async () => {
    let running = 0;
    let most = 0;
    const counted: PlatformRoute = async (request) => {
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setTimeout(resolve, 2));
      running -= 1;
      return request.params.sid === sid(4) ? refused(request) : one(request);
    };
    const { namesOf } = arrange({}, { 'GET /Things/:sid': counted });
    const names = await Promise.all([namesOf(sids(1, 7)), namesOf(sids(8, 14))]);
    expect(names.flat()).toHaveLength(13);
    expect(most).toBe(6);
  });

  it('that cannot be fetched at all are an error', async () => {
    const { namesOf } = arrange({}, { 'GET /Things/:sid': () => new Response('', { status: 500 }) });
    await expect(namesOf([sid(1)])).rejects.toMatchObject({ status: 500 });
  });

  it('are given as far as they could be fetched', async () => {
    const broken: PlatformRoute = (request) =>
      request.params.sid === sid(1) ? new Response('', { status: 500 }) : one(request);
    const { namesOf } = arrange({}, { 'GET /Things/:sid': broken });
    expect(await namesOf(sids(1, 2))).toEqual(['thing 2']);
  });
});

describe('several records of a resource with a list', () => {
  const api = { many: 'list' };
  const routes = { 'GET /Things': listOf(200), 'GET /Things/:sid': one };

  it('are fetched singly where they are few, and each once', async () => {
    const { platform, namesOf } = arrange(api, routes);
    expect(await namesOf([sid(3), sid(1)])).toEqual(['thing 3', 'thing 1']);
    expect(await namesOf([sid(1), sid(2), sid(3)])).toEqual(['thing 1', 'thing 2', 'thing 3']);
    expect(platform.lines()).toEqual([3, 1, 2].map((number) => `GET /Things/${sid(number)}`));
  });

  it('come from one list where they are many, also little by little', async () => {
    const { platform, namesOf } = arrange(api, routes);
    await namesOf(sids(1, 30));
    expect(platform.lines('GET /Things?')).toHaveLength(0);
    expect(await namesOf(sids(20, 60))).toHaveLength(41);
    await namesOf(sids(90, 99));
    expect(platform.lines('GET /Things/')).toHaveLength(30);
    expect(platform.lines().filter((line) => line === 'GET /Things')).toHaveLength(1);
  });

  it('come from the list that is known', async () => {
    const { provider, platform, namesOf } = arrange(api, routes);
    await provider.getList('things', {
      pagination: { page: 1, perPage: 5 },
      sort: { field: 'name', order: 'ASC' },
      filter: {},
    });
    expect(await namesOf([sid(7)])).toEqual(['thing 7']);
    expect(platform.lines()).toEqual(['GET /Things']);
  });

  it('come from the list that is being read', async () => {
    const { provider, platform, namesOf } = arrange(api, routes);
    const sort = { field: 'name', order: 'ASC' } as const;
    const list = provider.getList('things', { pagination: { page: 1, perPage: 5 }, sort, filter: {} });
    expect(await namesOf([sid(7)])).toEqual(['thing 7']);
    await list;
    expect(platform.lines()).toEqual(['GET /Things']);
  });

  it('are not asked for again where they are missing', async () => {
    const { platform, namesOf } = arrange(api, { ...routes, 'GET /Things/:sid': refused });
    expect(await namesOf([sid(1)])).toEqual([]);
    expect(await namesOf([sid(1)])).toEqual([]);
    expect(platform.lines()).toHaveLength(1);
  });

  it('are asked for again after a failure', async () => {
    const answers = [new Response('', { status: 500 }), row(1)];
    const { namesOf } = arrange(api, { 'GET /Things/:sid': () => answers.shift() });
    await expect(namesOf([sid(1)])).rejects.toMatchObject({ status: 500 });
    expect(await namesOf([sid(1)])).toEqual(['thing 1']);
  });

  it('are asked for again after one was changed', async () => {
    const { provider, platform, namesOf } = arrange(api, { ...routes, 'DELETE /Things/:sid': () => undefined });
    await namesOf([sid(1)]);
    await provider.delete('things', { id: sid(2) });
    await namesOf([sid(1)]);
    expect(platform.lines('GET /Things/')).toHaveLength(2);
  });

  it('keep only what lists keep', async () => {
    const { provider } = arrange(api, routes);
    const { data } = await provider.getMany('things', { ids: [sid(1)] });
    expect(data).toEqual([{ id: sid(1), name: 'thing 1', thing_sid: sid(1) }]);
  });

  it('come from the list where there is no way to one', async () => {
    const { platform, namesOf } = arrange({ ...api, operations: ['list', 'create', 'edit', 'delete'] }, routes);
    expect(await namesOf([sid(1)])).toEqual(['thing 1']);
    expect(platform.lines()).toEqual(['GET /Things']);
  });

  it('come from the list for an account, which is given singly only what is its own', async () => {
    const { platform, namesOf } = arrange(api, routes, { session: buildAccountSession() });
    expect(await namesOf([sid(1)])).toEqual(['thing 1']);
    expect(platform.lines()).toEqual(['GET /Things']);
  });
});

describe('several records of a resource whose list has pages', () => {
  const api = { many: 'list', paging };

  it('come from the first page where that is all there is', async () => {
    const { platform, namesOf } = arrange(api, { 'GET /Things': listOf(20) });
    expect(await namesOf(sids(18, 21))).toEqual(['thing 18', 'thing 19', 'thing 20']);
    expect(await namesOf(sids(1, 10))).toHaveLength(10);
    expect(platform.lines()).toEqual(['GET /Things?page=1&page_size=50']);
  });

  it('are fetched singly, too, where the server gives smaller pages than were asked for', async () => {
    const small = { ...api, paging: { page_size: 10 } };
    const { namesOf } = arrange(small, { 'GET /Things': listOf(200), 'GET /Things/:sid': one });
    expect(await namesOf(sids(8, 13))).toHaveLength(6);
  });

  it('are looked for on that page once, however many ask at once', async () => {
    const { platform, namesOf } = arrange(api, { 'GET /Things': listOf(200), 'GET /Things/:sid': one });
    await Promise.all([namesOf(sids(61, 72)), namesOf(sids(73, 85))]);
    expect(platform.lines('GET /Things?')).toHaveLength(1);
    expect(platform.lines('GET /Things/')).toHaveLength(25);
  });

  it('are not asked for where they are known, however many that are', async () => {
    const { platform, namesOf } = arrange(api, { 'GET /Things': listOf(200), 'GET /Things/:sid': one });
    for (const ids of [sids(61, 62), sids(63, 64)]) await namesOf(ids);
    const before = platform.lines().length;
    expect(await namesOf(sids(61, 64))).toHaveLength(4);
    expect(platform.lines()).toHaveLength(before);
  });

  it('are fetched singly as far as they are not on the first page of a longer list', async () => {
    const { platform, namesOf } = arrange(api, { 'GET /Things': listOf(200), 'GET /Things/:sid': one });
    expect(await namesOf(sids(49, 53))).toHaveLength(5);
    expect(platform.lines('GET /Things?')).toHaveLength(1);
    expect(platform.lines('GET /Things/')).toEqual([51, 52, 53].map((number) => `GET /Things/${sid(number)}`));
  });
});
