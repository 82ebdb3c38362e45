import { describe, expect, it } from 'vitest';
import { derivedValue } from '../../src/schema/compile/derive';
import { applyCases, fieldState } from '../../src/schema/facts/fieldState';
import type { Facts } from '../../src/schema/facts/predicate';
import type { Field, Form } from '../../src/schema/types';
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

describe('variants', () => {
  type Cases = NonNullable<Form['variants']>['cases'];
  const resourceWith = (cases: Cases, by: Field = { type: 'text' }, x: Field = { type: 'text' }) =>
    compiled({ fields: { by, x, y: { type: 'text' } }, form: { variants: { by: 'by', cases } } });
  const xOf = (cases: Cases, by: unknown, declared?: { by?: Field; x?: Field }) => {
    const field = resourceWith(cases, declared?.by, declared?.x).fields.x!;
    return fieldState(field, facts({ by }), { mode: 'edit' });
  };
  const named = { x: {} };
  const unnamed = { y: {} };

  it.each<[string, Cases, unknown, boolean]>([
    ['its own case', { a: named, b: unnamed }, 'a', true],
    ['another case', { a: named, b: unnamed }, 'b', false],
    ['no case', { a: named }, 'z', false],
    ['nothing chosen', { a: named }, null, false],
    ['one of two cases', { a: named, b: named, c: unnamed }, 'b', true],
    ['a beginning', { 'custom:*': named, a: unnamed }, 'custom:x', true],
    ['not the beginning', { 'custom:*': named, a: unnamed }, 'other:x', false],
    ['a beginning with signs', { 'a.b*': named }, 'axb', false],
    ['everything else', { a: unnamed, '*': named }, 'z', true],
    ['everything else, but not a case', { a: unnamed, '*': named }, 'a', false],
    ['everything else, but not a beginning', { 'c:*': unnamed, '*': named }, 'c:1', false],
  ])('show a field for %s', (_, cases, by, visible) => {
    expect(xOf(cases, by).visible).toBe(visible);
  });

  it('compare by the type of the field that chooses', () => {
    expect(xOf({ true: named }, 1, { by: { type: 'boolean' } }).visible).toBe(true);
    expect(xOf({ true: named }, false, { by: { type: 'boolean' } }).visible).toBe(false);
    expect(xOf({ '2': named }, 2, { by: { type: 'number' } }).visible).toBe(true);
    expect(xOf({ '2': named }, 2, { by: { type: 'select', choices: [1, 2] } }).visible).toBe(true);
  });

  it('leave fields alone that no case names', () => {
    const { y } = resourceWith({ a: named }).fields;
    expect(y).toMatchObject({ cases: [], watches: [] });
    expect(y?.visible).toBeUndefined();
    expect(y?.sendWhenHidden).toBeUndefined();
  });

  it('keep the condition of the field itself', () => {
    const x: Field = { type: 'text', visible: { 'session.scope': 'account' } };
    expect(xOf({ a: named }, 'a', { x }).visible).toBe(false);
  });

  it('clear what is no longer shown, unless the field says otherwise', () => {
    expect(resourceWith({ a: named }).fields.x?.sendWhenHidden).toBeNull();
    expect(resourceWith({ a: named }, undefined, { type: 'text', sendWhenHidden: 'x' }).fields.x?.sendWhenHidden).toBe(
      'x',
    );
  });

  it('change required, choices and lock of a field while their case is chosen', () => {
    const cases: Cases = {
      a: { x: { required: true, choices: ['one'] } },
      b: { x: { write: 'create' } },
      '*': named,
    };
    expect(xOf(cases, 'a')).toMatchObject({ required: true, readOnly: false, field: { choices: ['one'] } });
    expect(xOf(cases, 'b')).toMatchObject({ required: false, readOnly: true });
    expect(xOf(cases, 'z')).toMatchObject({ required: false, readOnly: false });
  });

  it('lay options of a case over the options of the field', () => {
    const x: Field = { type: 'text', options: { a: 1, b: 1 } };
    expect(xOf({ a: { x: { options: { b: 2 } } } }, 'a', { x }).field.options).toEqual({ a: 1, b: 2 });
  });

  it('take an exact case before a beginning, a longer beginning before a shorter, and everything else last', () => {
    const required = { x: { required: true } };
    const free = { x: { required: false } };
    expect(xOf({ '*': free, 'c:*': free, 'c:1': required }, 'c:1').required).toBe(true);
    expect(xOf({ 'c:*': free, 'c:long*': required }, 'c:longer').required).toBe(true);
    expect(xOf({ 'c:long*': free, 'c:*': required }, 'c:short').required).toBe(true);
  });

  it('are depended on by the fields that they name', () => {
    const cases: Cases = { a: { x: { required: { other: 1 } } } };
    expect(resourceWith(cases).fields.x?.watches).toEqual(['by', 'other']);
  });

  it('change nothing while no case holds', () => {
    const { x } = resourceWith({ a: { x: { required: true } } }).fields;
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
