import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Facts } from '../../src/schema/facts/predicate';
import { choosePath, fillTemplate, templateVariables } from '../../src/schema/facts/template';

const facts = (subject: Record<string, unknown>, more: Partial<Facts> = {}): Facts => ({ subject, ...more });

describe('a template', () => {
  it.each<[string, Facts, string | undefined]>([
    ['plain', facts({}), 'plain'],
    ['{name}', facts({ name: 'Acme' }), 'Acme'],
    ['{name} ({port})', facts({ name: 'Acme', port: 5060 }), 'Acme (5060)'],
    ['{hook.url}', facts({ hook: { url: 'https://x' } }), 'https://x'],
    ['{record.name}', facts({ name: 'candidate' }, { record: { name: 'form' } }), 'form'],
    ['{session.account_sid}', facts({}, { session: { account_sid: 'a1' } }), 'a1'],
    ['{id}', facts({ id: 'subject' }, { id: 'own' }), 'own'],
    ['{on} {count}', facts({ on: false, count: 0 }), 'false 0'],
    ['{name}', facts({ name: '' }), undefined],
    ['{name}', facts({ name: null }), undefined],
    ['{name}', facts({}), undefined],
    ['{name}', facts({ name: { url: 'x' } }), undefined],
    ['{session.account_sid}', facts({}), undefined],
    ['{name} {other}', facts({ name: 'a' }), undefined],
    ['{}', facts({}), '{}'],
    ['{"a": 1}', facts({}), '{"a": 1}'],
  ])('%s filled', (template, given, filled) => {
    expect(fillTemplate(template, given)).toBe(filled);
  });

  it('encodes its values, and nothing else', () => {
    expect(fillTemplate('/a b/{name}', facts({ name: 'c d' }), encodeURIComponent)).toBe('/a b/c%20d');
  });

  it('does not take a value for a template', () => {
    expect(fillTemplate('{name}', facts({ name: '{other} $& $1', other: 'x' }))).toBe('{other} $& $1');
  });

  it('names its variables once, in their order', () => {
    expect(templateVariables('/{b.c}/{a}/{b.c}/{ d }')).toEqual(['b.c', 'a']);
  });
});

describe('a path', () => {
  const templates = ['/Accounts/{session.account_sid}/Things', '/Providers/{session.provider_sid}/Things', '/Things'];
  const of = (session: object) => choosePath(templates, facts({}, { session }));

  it('is the first whose every variable has a value', () => {
    expect(of({ account_sid: 'a', provider_sid: 'p' })).toBe('/Accounts/a/Things');
    expect(of({ account_sid: '', provider_sid: 'p' })).toBe('/Providers/p/Things');
    expect(of({})).toBe('/Things');
  });

  it('is none where every template lacks a value', () => {
    expect(choosePath(['/Things/{id}'], facts({}))).toBeUndefined();
    expect(choosePath([], facts({}))).toBeUndefined();
  });

  it.each([
    ['a b/c?d#e%', '/Things/a%20b%2Fc%3Fd%23e%25'],
    ['a%2Fb', '/Things/a%252Fb'],
    ['1b5f@0.0.0.0', '/Things/1b5f%400.0.0.0'],
    ['ü', '/Things/%C3%BC'],
  ])('has the value %s encoded once', (id, path) => {
    expect(choosePath(['/Things/{id}'], facts({}, { id }))).toBe(path);
  });

  it.each(['.', '..'])('is not left by an identifier %s', (id) => {
    expect(choosePath(['/Things/{id}', '/Things'], facts({}, { id }))).toBeUndefined();
    expect(choosePath(['/Things/{id}/Parts', '/Things'], facts({}, { id }))).toBeUndefined();
  });

  it('gives every identifier back to who decodes its last part', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (id) => {
        fc.pre(id !== '.' && id !== '..');
        const path = choosePath(['/Things/{id}'], facts({}, { id })) ?? '';
        expect(path.split('/')).toHaveLength(3);
        expect(decodeURIComponent(path.split('/')[2] ?? '')).toBe(id);
      }),
    );
  });
});
