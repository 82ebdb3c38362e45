import type { DataProvider } from 'react-admin';
import simpleRestProvider from 'ra-data-simple-rest';
import { describe, expect, it, vi } from 'vitest';
import { defineResource, type ResourceDeclaration } from '../../src/schema/types';
import { arrangeProvider, bodiesOf, failureOf, sid } from '../support/arrangeProvider';
import { buildAccountSession } from '../support/builders';
import type { PlatformRoute } from '../support/fakePlatform';

const things = (api: object = {}, more: object = {}): ResourceDeclaration => ({
  ...defineResource({
    name: 'things',
    title: 'name',
    api: { base: '/Things', id: 'thing_sid', ...api },
    access: { scope: 'account' },
    fields: {
      thing_sid: { type: 'sid' },
      name: { type: 'text', required: true },
      is_active: { type: 'boolean' },
      note: { type: 'text' },
      paint_sid: { type: 'reference', reference: { resource: 'paints' } },
    },
    list: { columns: ['name'] },
    form: { sections: { a: ['name', 'is_active', 'note', 'paint_sid'] } },
  }),
  ...more,
});

const stored = { thing_sid: sid(1), name: 'old', is_active: 1, note: null };

const arrange = (routes: Record<string, PlatformRoute>, declaration = things(), more: object = {}) =>
  arrangeProvider({ declarations: [declaration], routes, ...more });

const previousData = { id: sid(1), thing_sid: sid(1), name: 'old', is_active: true, note: null };

describe('one record', () => {
  it('has its id and flags as a form edits them', async () => {
    const { provider } = arrange({ 'GET /Things/:sid': () => stored });
    const { data } = await provider.getOne('things', { id: sid(1) });
    expect(data).toMatchObject({ id: sid(1), thing_sid: sid(1), is_active: true });
  });

  it.each(['not-a-uuid', '..', 'a%2Fb', `${sid(1)}/x`, ''])('is not asked for by %s', async (id) => {
    const { provider, platform } = arrange({});
    const failure = await failureOf(provider.getOne('things', { id }));
    expect(failure).toMatchObject({ status: 404, message: 'errors.not_found' });
    expect(platform.requests).toEqual([]);
  });

  it('with keys of another kind is asked for by an encoded id', async () => {
    const declaration = things();
    declaration.fields.thing_sid = { type: 'sid', options: { anyId: true } };
    const { provider, platform } = arrange({ 'GET /Things/:sid': () => stored }, declaration);
    await provider.getOne('things', { id: 'a?b#c' });
    expect(platform.lines()).toEqual(['GET /Things/a%3Fb%23c']);
  });

  it('may stand at a nested path that does not end in its id', async () => {
    const paths = { one: '/Accounts/{session.account_sid}/Things/{id}/Details' };
    const { provider, platform } = arrange(
      { 'GET /Accounts/:a/Things/:sid/Details': () => stored },
      things({ paths }),
      {
        session: buildAccountSession(),
      },
    );
    await provider.getOne('things', { id: sid(1) });
    expect(platform.lines()).toEqual([`GET /Accounts/account-1/Things/${sid(1)}/Details`]);
  });

  it('of a kind that exists once takes the id it was asked by', async () => {
    const settings = defineResource({
      name: 'settings',
      kind: 'singleton',
      api: { base: '/Settings', paths: { update: 'POST /Settings' } },
      access: { scope: 'account' },
      fields: { level: { type: 'text' } },
      form: { sections: { a: ['level'] } },
    });
    const { provider, platform } = arrangeProvider({
      declarations: [settings],
      routes: { 'GET /Settings': () => ({ level: 'info' }), 'POST /Settings': () => undefined },
    });
    const { data } = await provider.getOne('settings', { id: 'settings' });
    await provider.update('settings', { id: 'settings', data: { ...data, level: 'debug' }, previousData: data });
    expect(data).toEqual({ id: 'settings', level: 'info' });
    expect(bodiesOf(platform, 'POST /Settings')).toEqual([{ level: 'debug' }]);
  });

  it('that is no object is unreadable', async () => {
    const { provider } = arrange({ 'GET /Things/:sid': () => undefined });
    expect(await failureOf(provider.getOne('things', { id: sid(1) }))).toMatchObject({ kind: 'unreadable' });
  });
});

describe('a new record', () => {
  it('is read back under the id that the answer names', async () => {
    const { provider, platform } = arrange({
      'POST /Things': () => Response.json({ sid: sid(1) }, { status: 201 }),
      'GET /Things/:sid': () => stored,
    });
    const { data } = await provider.create('things', { data: { name: 'old', is_active: true, note: '' } });
    expect(bodiesOf(platform, 'POST')).toEqual([{ name: 'old', is_active: 1 }]);
    expect(data).toMatchObject({ id: sid(1), note: null });
  });

  it('keeps what only the answer says where it cannot be read again', async () => {
    const { provider } = arrange(
      { 'POST /Things': () => ({ sid: sid(1), token: 'once' }) },
      { ...things({}), operations: ['list', 'create', 'edit', 'delete'] },
    );
    const { data } = await provider.create('things', { data: { name: 'new' } });
    expect(data).toMatchObject({ id: sid(1), token: 'once', name: 'new' });
  });

  it('may be named by its own key in the answer', async () => {
    const { provider } = arrange({
      'POST /Things': () => ({ thing_sid: sid(1) }),
      'GET /Things/:sid': () => stored,
    });
    await expect(provider.create('things', { data: { name: 'x' } })).resolves.toMatchObject({ data: { id: sid(1) } });
  });
});

describe('a changed record', () => {
  it('sends what changed and is read back', async () => {
    const { provider, platform } = arrange({
      'PUT /Things/:sid': () => undefined,
      'GET /Things/:sid': () => ({ ...stored, name: 'new' }),
    });
    const { data } = await provider.update('things', {
      id: sid(1),
      data: { ...previousData, name: 'new' },
      previousData,
    });
    expect(platform.lines()).toEqual([`PUT /Things/${sid(1)}`, `GET /Things/${sid(1)}`]);
    expect(bodiesOf(platform, 'PUT')).toEqual([{ name: 'new' }]);
    expect(data).toMatchObject({ id: sid(1), name: 'new' });
  });

  it('sends nothing when nothing changed', async () => {
    const { provider, platform } = arrange({});
    await provider.update('things', { id: sid(1), data: { ...previousData, note: '' }, previousData });
    expect(platform.requests).toEqual([]);
  });

  it('is saved even if it cannot be read back', async () => {
    const { provider } = arrange({
      'PUT /Things/:sid': () => undefined,
      'GET /Things/:sid': () => new Response('', { status: 403 }),
    });
    const { data } = await provider.update('things', {
      id: sid(1),
      data: { ...previousData, name: 'new' },
      previousData,
    });
    expect(data).toMatchObject({ id: sid(1), name: 'new' });
  });

  it.each([
    ['502', () => new Response('<html>', { status: 502 })],
    ['503', () => new Response('', { status: 503 })],
    ['504', () => new Response('', { status: 504 })],
    ['200 with a page', () => new Response('<!doctype html>', { status: 200 })],
  ])('is not saved after %s', async (_, route) => {
    const { provider } = arrange({ 'PUT /Things/:sid': route });
    const saved = provider.update('things', { id: sid(1), data: { ...previousData, name: 'new' }, previousData });
    await expect(saved).rejects.toBeInstanceOf(Error);
  });
});

describe('a refusal that is about a field', () => {
  const refused = (msg: string) =>
    arrange(
      { 'PUT /Things/:sid': () => Response.json({ msg }, { status: 500 }) },
      things({
        errors: { 'duplicate entry': ['name', 'resources.things.taken'] },
      }),
    ).provider;
  const save = (provider: DataProvider) =>
    failureOf(provider.update('things', { id: sid(1), data: { ...previousData, name: 'new' }, previousData }));

  it.each<[string, object | undefined]>([
    ["Duplicate entry 'new' for key 'name'", { name: 'resources.things.taken' }],
    ['note is too long', { note: 'note is too long' }],
    ['a note is too long', undefined],
    ['invalid paint_sid', { paint_sid: 'invalid paint_sid' }],
    ["Incorrect string value: '\\xF0\\x9F' for column 'name' at row 1", { name: 'errors.database.not_taken' }],
    ["Data too long for column 'nothing' at row 1", undefined],
    ['something else', undefined],
  ])('%s stands at the field that it means', async (msg, errors) => {
    const failure = await save(refused(msg));
    expect((failure as unknown as { body: { errors?: object } }).body.errors).toEqual(errors);
  });

  it.each([
    ['Cannot delete or update a parent row: a foreign key constraint fails (`x`)', 'errors.database.in_use'],
    ['Cannot add or update a child row: a foreign key constraint fails (`x`)', 'errors.database.no_such'],
    ["Data too long for column 'nothing' at row 1", 'errors.database.too_long'],
    ["Data truncated for column 'nothing' at row 1", 'errors.database.not_taken'],
    ["Unknown column 'nothing' in 'field list'", 'errors.database.unexpected'],
    ['Error: invalid instruction: sing', 'errors.database.instruction'],
  ])('%s is told in other words, and keeps its own', async (msg, messageKey) => {
    expect(await save(refused(msg))).toMatchObject({ message: msg, messageKey, messageArgs: { details: msg } });
  });
});

describe('a deletion', () => {
  it('gives the record back', async () => {
    const { provider, platform } = arrange({ 'DELETE /Things/:sid': () => undefined });
    await expect(provider.delete('things', { id: sid(1), previousData })).resolves.toEqual({ data: previousData });
    expect(platform.lines()).toEqual([`DELETE /Things/${sid(1)}`]);
  });

  it('of several is one call each', async () => {
    const { provider, platform } = arrange({ 'DELETE /Things/:sid': () => undefined });
    await provider.deleteMany('things', { ids: [sid(1), sid(2)] });
    expect(platform.lines()).toEqual([`DELETE /Things/${sid(1)}`, `DELETE /Things/${sid(2)}`]);
  });
});

describe('ra-data-simple-rest', () => {
  it('carries all four single-record verbs', async () => {
    const used = new Set<string>();
    const createSimpleRest: typeof simpleRestProvider = (...args) => {
      const library = simpleRestProvider(...args);
      const spied = (['getOne', 'create', 'update', 'delete'] as const).map((verb) => {
        const call = library[verb] as (...given: unknown[]) => unknown;
        return [verb, vi.fn((...given: unknown[]) => (used.add(verb), call(...given)))];
      });
      return { ...library, ...Object.fromEntries(spied) } as DataProvider;
    };
    const { provider, platform } = arrange(
      {
        'GET /Things/:sid': () => stored,
        'POST /Things': () => ({ sid: sid(1) }),
        'PUT /Things/:sid': () => undefined,
        'DELETE /Things/:sid': () => undefined,
      },
      things({ paths: { one: '/Things/{id}' } }),
      { createSimpleRest },
    );
    await provider.getOne('things', { id: sid(1) });
    await provider.create('things', { data: { name: 'x' } });
    await provider.update('things', { id: sid(1), data: { ...previousData, name: 'y' }, previousData });
    await provider.delete('things', { id: sid(1) });
    expect([...used].sort()).toEqual(['create', 'delete', 'getOne', 'update']);
    expect(platform.lines().filter((line) => !line.startsWith('GET'))).toEqual([
      'POST /Things',
      `PUT /Things/${sid(1)}`,
      `DELETE /Things/${sid(1)}`,
    ]);
  });
});

describe('an integrator', () => {
  it('may add lifecycle callbacks', async () => {
    const beforeDelete = vi.fn((params: never) => Promise.resolve(params));
    const { provider } = arrange({ 'DELETE /Things/:sid': () => undefined }, things(), {
      hooks: [{ resource: 'things', beforeDelete }],
    });
    await provider.delete('things', { id: sid(1) });
    expect(beforeDelete).toHaveBeenCalledTimes(1);
    expect(provider).toHaveProperty('clearCache', expect.any(Function));
  });
});
