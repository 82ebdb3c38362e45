import { describe, expect, it } from 'vitest';
import { derivedValue } from '../../src/schema/compile/derive';
import { applyCases, fieldState } from '../../src/schema/facts/fieldState';
import type { Facts } from '../../src/schema/facts/predicate';
import type { Case, Field } from '../../src/schema/types';
import { compiled, fieldOf } from './support/things';

const facts = (subject: Record<string, unknown> = {}, scope = 'admin'): Facts => ({ subject, session: { scope } });
const modes = ['create', 'edit', 'show'] as const;
const stateIn = (mode: (typeof modes)[number], field: Field, given = facts()) =>
  fieldState(fieldOf(field), given, { mode });

describe('what a field is in a form', () => {
  it.each<[string, Field, Record<(typeof modes)[number], 'shown' | 'locked' | 'hidden'>]>([
    ['a text', { type: 'text' }, { create: 'shown', edit: 'shown', show: 'locked' }],
    ['what is written once', { type: 'text', write: 'create' }, { create: 'shown', edit: 'locked', show: 'locked' }],
    ['what is written later', { type: 'text', write: 'update' }, { create: 'hidden', edit: 'shown', show: 'locked' }],
    ['what the API gives', { type: 'text', write: 'never' }, { create: 'hidden', edit: 'locked', show: 'locked' }],
    [
      'a derived choice',
      { type: 'select', choices: ['a'], derive: { a: {} } },
      { create: 'shown', edit: 'shown', show: 'locked' },
    ],
    [
      'what is locked by a condition',
      { type: 'text', readOnly: { 'session.scope': 'admin' } },
      { create: 'locked', edit: 'locked', show: 'locked' },
    ],
  ])('%s', (_, field, expected) => {
    const found = modes.map((mode) => {
      const { visible, readOnly } = stateIn(mode, field);
      return [mode, visible ? (readOnly ? 'locked' : 'shown') : 'hidden'];
    });
    expect(Object.fromEntries(found)).toEqual(expected);
  });

  it.each<[Field['scope'], string, boolean]>([
    [undefined, 'account', true],
    ['account', 'account', true],
    ['service_provider', 'account', false],
    ['service_provider', 'service_provider', true],
    ['service_provider', 'admin', true],
    ['admin', 'service_provider', false],
    ['admin', 'admin', true],
  ])('for scope %s is seen by %s: %s', (scope, own, visible) => {
    expect(stateIn('edit', { type: 'text', ...(scope && { scope }) }, facts({}, own)).visible).toBe(visible);
  });

  it('with a scope is seen by nobody who is not signed in', () => {
    const field = fieldOf({ type: 'text', scope: 'account' });
    expect(fieldState(field, { subject: {} }, { mode: 'edit' }).visible).toBe(false);
  });

  it.each<[Field['required'], boolean]>([
    [undefined, false],
    [true, true],
    [false, false],
    [{ a: 1 }, true],
    [{ a: 2 }, false],
  ])('is required by %j: %s', (required, expected) => {
    const field: Field = { type: 'text', ...(required !== undefined && { required }) };
    expect(stateIn('edit', field, facts({ a: 1 })).required).toBe(expected);
  });

  it('is visible while its condition holds', () => {
    const field: Field = { type: 'text', visible: { a: 1 } };
    expect(stateIn('edit', field, facts({ a: 1 })).visible).toBe(true);
    expect(stateIn('edit', field, facts({ a: 2 })).visible).toBe(false);
  });
});

describe('cases', () => {
  const resourceWith = (cases: readonly Case[], x: Partial<Field> = {}) =>
    compiled({ fields: { by: { type: 'text' }, x: { type: 'text', ...x, cases } } });
  const xOf = (cases: readonly Case[], by: unknown, x?: Partial<Field>) =>
    fieldState(resourceWith(cases, x).fields.x!, facts({ by }), { mode: 'edit' });

  it('change required, choices and lock of a field while they hold', () => {
    const cases: Case[] = [
      { when: { by: 'a' }, required: true, choices: ['one'] },
      { when: { by: 'b' }, write: 'create' },
    ];
    expect(xOf(cases, 'a')).toMatchObject({ required: true, readOnly: false, field: { choices: ['one'] } });
    expect(xOf(cases, 'b')).toMatchObject({ required: false, readOnly: true });
    expect(xOf(cases, 'z')).toMatchObject({ required: false, readOnly: false });
  });

  it('lay their options over the options of the field', () => {
    const x = { options: { a: 1, b: 1 } };
    expect(xOf([{ when: { by: 'a' }, options: { b: 2 } }], 'a', x).field.options).toEqual({ a: 1, b: 2 });
  });

  it('count in the order in which they stand', () => {
    const required = { when: { by: 'a' }, required: true };
    const free = { when: { by: { matches: '^a' } }, required: false };
    expect(xOf([required, free], 'a').required).toBe(true);
    expect(xOf([free, required], 'a').required).toBe(false);
  });

  it('are depended on by their field', () => {
    const { x } = resourceWith([{ when: { by: 'a' }, required: { other: 1 } }]).fields;
    expect(x?.watches).toEqual(['by', 'other']);
  });

  it('change nothing while none holds', () => {
    const { x } = resourceWith([{ when: { by: 'a' }, required: true }]).fields;
    expect(applyCases(x!, facts({ by: 'z' }))).toBe(x);
  });
});

describe('a derived choice', () => {
  const derive = { own: { url: { set: true } }, hosted: {} } as const;

  it.each<[Record<string, unknown>, string]>([
    [{ url: 'https://x' }, 'own'],
    [{ url: null }, 'hosted'],
  ])('of %j is %s', (subject, value) => {
    expect(derivedValue({ derive }, { subject })).toBe(value);
  });

  it('may be none', () => {
    expect(derivedValue({ derive: { own: { url: 'x' } } }, { subject: {} })).toBeUndefined();
    expect(derivedValue({}, { subject: {} })).toBeUndefined();
  });
});
