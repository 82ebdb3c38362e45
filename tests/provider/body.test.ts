import { describe, expect, it } from 'vitest';
import { buildBody } from '../../dataProvider/records/body';
import { plainCodec } from '../../dataProvider/codec';
import { steps } from '../../dataProvider/records/steps';
import type { CompiledResource } from '../../src/schema/types/compiled';
import { createRegistry } from '../../src/schema/registry';
import type { Api, Field, ResourceDeclaration } from '../../src/schema/types';
import type { Session } from '../../src/session/session';
import { buildAccountSession, buildProviderSession, buildSession } from '../support/builders';

type Values = Record<string, unknown>;

const compiled = (
  fields: Record<string, Field>,
  { api = {}, placed = Object.keys(fields), more = {} }: { api?: Partial<Api>; placed?: string[]; more?: object } = {},
): CompiledResource => {
  const declaration = {
    name: 'things',
    api: { base: '/Things', id: 'thing_sid', ...api },
    access: { scope: 'account' },
    fields: { thing_sid: { type: 'sid' }, ...fields },
    form: { sections: { a: placed } },
    ...more,
  } as ResourceDeclaration;
  return createRegistry([declaration]).get('things') as CompiledResource;
};

interface Asked {
  values: Values;
  loaded?: Values;
  session?: Session;
}
const body = (resource: CompiledResource, mode: 'create' | 'edit', { values, loaded = {}, session }: Asked) =>
  buildBody(resource, { mode, values, loaded, session: session ?? buildSession(), features: {}, codec: plainCodec });

const text = { type: 'text' } as const;

describe('the body of a new record', () => {
  it('has the fields of the form that are not empty, as the API takes them', () => {
    const resource = compiled({ name: text, note: text, flag: { type: 'boolean' } });
    expect(body(resource, 'create', { values: { name: 'a', note: '', flag: false, other: 1 } })).toEqual({
      name: 'a',
      flag: 0,
    });
  });

  it.each<[string, Field, Values]>([
    ['is written only later', { type: 'text', write: 'update' }, {}],
    ['is never written', { type: 'text', write: 'never' }, {}],
    ['is derived', { type: 'select', choices: ['x'], derive: { x: {} } }, {}],
    ['is hidden by a condition', { type: 'text', visible: { name: 'b' } }, {}],
    ['is shown to others only', { type: 'text', scope: 'admin' }, {}],
    ['is written once', { type: 'text', write: 'create' }, { x: 'x' }],
    ['is shown by a condition', { type: 'text', visible: { name: 'a' } }, { x: 'x' }],
  ])('treats a field that %s', (_, field, expected) => {
    const session = buildProviderSession();
    const values = { name: 'a', x: 'x' };
    expect(body(compiled({ name: text, x: field }), 'create', { values, session })).toEqual({ name: 'a', ...expected });
  });

  it('has no field that stands nowhere in the form', () => {
    expect(
      body(compiled({ name: text, x: text }, { placed: ['name'] }), 'create', { values: { name: 'a', x: 'x' } }),
    ).toEqual({
      name: 'a',
    });
  });

  describe('with a field that a template fills', () => {
    const fields = (visible: object = {}): Record<string, Field> => ({
      name: text,
      account_sid: { type: 'sid', scope: 'service_provider', value: '{session.account_sid}', ...visible },
    });

    it('takes the template where the field is not shown', () => {
      const session = buildAccountSession();
      expect(body(compiled(fields()), 'create', { values: { name: 'a' }, session })).toEqual({
        name: 'a',
        account_sid: 'account-1',
      });
    });

    it('takes what was chosen where it is shown', () => {
      const values = { name: 'a', account_sid: 'chosen' };
      expect(body(compiled(fields()), 'create', { values, session: buildProviderSession() })).toEqual(values);
    });

    it('leaves out a template without a value', () => {
      expect(body(compiled(fields(), { placed: ['name'] }), 'create', { values: { name: 'a' } })).toEqual({
        name: 'a',
      });
    });

    it('leaves it out where its condition does not hold', () => {
      const resource = compiled(fields({ visible: { name: 'b' } }));
      expect(body(resource, 'create', { values: { name: 'a' }, session: buildAccountSession() })).toEqual({
        name: 'a',
      });
    });
  });

  it('judges conditions by presets of fields that this scope is not shown', () => {
    const resource = compiled({
      role: { type: 'select', choices: ['account', 'admin'], scope: 'service_provider', default: '{session.scope}' },
      account_sid: {
        type: 'sid',
        scope: 'service_provider',
        visible: { role: 'account' },
        value: '{session.account_sid}',
      },
    });
    expect(body(resource, 'create', { values: {}, session: buildAccountSession() })).toEqual({
      account_sid: 'account-1',
    });
  });

  it('has no field of a section that is hidden', () => {
    const sections = { a: ['name'], b: { fields: ['x'], visible: { name: 'b' } } };
    const resource = compiled({ name: text, x: text }, { more: { form: { sections } } });
    expect(body(resource, 'create', { values: { name: 'a', x: 'x' } })).toEqual({ name: 'a' });
    expect(body(resource, 'create', { values: { name: 'b', x: 'x' } })).toEqual({ name: 'b', x: 'x' });
  });
});

describe('the body of a change', () => {
  it.each<[string, Field, unknown, unknown, Values | undefined]>([
    ['a new text', text, 'old', 'new', { x: 'new' }],
    ['the same text', text, 'old', 'old', undefined],
    ['an emptied text', text, 'old', '', { x: null }],
    ['a text emptied to null', text, 'old', null, { x: null }],
    ['an empty text that was null', text, null, '', undefined],
    ['a value that the form does not hold', text, 'old', undefined, undefined],
    ['a flag', { type: 'boolean' }, true, false, { x: 0 }],
    ['a flag that was not set', { type: 'boolean' }, false, false, undefined],
    ['a flag that the API did not send', { type: 'boolean' }, undefined, null, undefined],
    [
      'a nested part',
      { type: 'webhook' },
      { url: 'a', method: 'POST' },
      { url: 'a', method: 'GET' },
      { x: { url: 'a', method: 'GET' } },
    ],
    [
      'empty nested parts',
      { type: 'webhook' },
      { url: 'a', username: null },
      { url: 'a', username: '', password: undefined },
      undefined,
    ],
    ['a nested value with nothing in it', { type: 'webhook' }, null, { url: '', method: null }, undefined],
    ['what is written once', { type: 'text', write: 'create' }, 'old', 'new', undefined],
    ['what is never written', { type: 'text', write: 'never' }, 'old', 'new', undefined],
    ['what is read-only', { type: 'text', readOnly: { 'session.scope': 'admin' } }, 'old', 'new', undefined],
    ['a hidden field', { type: 'text', visible: { name: 'b' } }, 'old', 'new', undefined],
    [
      'a field that was hidden from the first',
      { type: 'text', visible: { name: 'b' }, sendWhenHidden: null },
      'old',
      'old',
      undefined,
    ],
    [
      'a hidden field that was empty',
      { type: 'text', visible: { name: 'b' }, sendWhenHidden: null },
      null,
      'new',
      undefined,
    ],
    ['a mask that came from the API', { type: 'secret' }, 'ab****', 'ab****', undefined],
    ['a replaced secret', { type: 'secret' }, 'ab****', 'fresh', { x: 'fresh' }],
  ])('for %s', (_, field, before, after, expected) => {
    const resource = compiled({ name: text, x: field });
    const loaded = { thing_sid: '1', name: 'a', x: before };
    expect(body(resource, 'edit', { values: { thing_sid: '1', name: 'a', x: after }, loaded })).toEqual(expected);
  });

  it.each<[string, unknown, Values]>([
    ['null', null, { name: 'b', x: null }],
    ['what stands for nothing', { vendor: 'none' }, { name: 'b', x: { vendor: 'none' } }],
    ['nothing', undefined, { name: 'b' }],
  ])('sends %s for a field that another change hides', (_, sendWhenHidden, expected) => {
    const resource = compiled({ name: text, x: { type: 'json', visible: { name: 'a' }, sendWhenHidden } });
    const loaded = { name: 'a', x: 'old' };
    expect(body(resource, 'edit', { values: { ...loaded, name: 'b' }, loaded })).toEqual(expected);
  });

  it('leaves alone what a switch of the deployment hides', () => {
    const sections = { a: ['name'], b: { fields: ['x'], visible: { 'features.extra': true } } };
    const resource = compiled(
      { name: text, x: { type: 'text', sendWhenHidden: null } },
      { more: { form: { sections } } },
    );
    const loaded = { name: 'a', x: 'old' };
    expect(body(resource, 'edit', { values: { ...loaded, name: 'b' }, loaded })).toEqual({ name: 'b' });
  });

  it('repeats what the API always wants, changed or not, and nothing on its own', () => {
    const fields: Record<string, Field> = { name: text, owner: { type: 'text', write: 'create' } };
    const resource = compiled(fields, { api: { always: ['owner', 'name'] } });
    const loaded = { name: 'a', owner: 'o' };
    expect(body(resource, 'edit', { values: loaded, loaded })).toBeUndefined();
    expect(body(resource, 'edit', { values: { name: 'b', owner: 'x' }, loaded })).toEqual({ name: 'b', owner: 'o' });
  });

  it('converts the parts of a group by their own types', () => {
    const resource = compiled({ x: { type: 'group', of: { on: { type: 'boolean' }, name: text } } });
    const loaded = { x: { on: false, name: 'a' } };
    expect(body(resource, 'edit', { values: { x: { on: true, name: 'a' } }, loaded })).toEqual({
      x: { on: 1, name: 'a' },
    });
  });
});

describe('a group', () => {
  const grouped = compiled({
    name: text,
    x: {
      type: 'group',
      of: {
        kind: text,
        key: { type: 'text', visible: { kind: 'a' } },
        other: { type: 'text', visible: { kind: 'b' } },
      },
    },
  });
  const loaded = { name: 'n', x: { kind: 'a', key: 'k', hint: 'h' } };

  it('goes as a whole, without what is not shown in it and without empty parts', () => {
    const x = { ...loaded.x, kind: 'b', other: 'o', hint: '' };
    expect(body(grouped, 'edit', { values: { ...loaded, x }, loaded })).toEqual({ x: { kind: 'b', other: 'o' } });
  });

  it('never goes as an empty object', () => {
    const x = { kind: null, key: '' };
    expect(body(grouped, 'edit', { values: { ...loaded, x }, loaded })).toEqual({ x: null });
  });

  it('stays as it is while something else changes', () => {
    expect(body(grouped, 'edit', { values: { ...loaded, name: 'm' }, loaded })).toEqual({ name: 'm' });
  });
});

describe('write steps', () => {
  it('run in order over what is sent', () => {
    const api: Partial<Api> = {
      write: [
        { step: 'preset', values: { flag: 1, a: 'z' } },
        { step: 'text', to: 'b', templates: ['{c} ({none})', '{c}-{flag}'] },
        { step: 'only', fields: ['a', 'b'] },
      ],
    };
    const resource = compiled({ a: text, c: text }, { api });
    expect(body(resource, 'create', { values: { a: 'y', c: 'x' } })).toEqual({ a: 'y', b: 'x-1' });
  });

  it('may keep only some fields, and may be code', () => {
    steps.register('shout', { write: (given) => ({ ...given, name: String(given.name).toUpperCase() }) });
    const api: Partial<Api> = {
      write: [{ step: 'only', fields: ['name'] }, 'shout'],
    };
    expect(body(compiled({ name: text, x: text }, { api }), 'create', { values: { name: 'a', x: 'x' } })).toEqual({
      name: 'A',
    });
  });
});
