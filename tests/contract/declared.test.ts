// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { decide } from '../../authProvider/access';
import { declarations, englishResourceMessages } from '../../resources';
import { resourceMessages } from '../../resources/translations';
import type { CompiledField } from '../../src/schema/compiled';
import type { ResourceDeclaration } from '../../src/schema/types';
import { buildSession } from '../support/builders';
import { compiledAmong } from './contractProblems';
import { resourceKeys } from './resourceKeys';

const at = (tree: unknown, key: string): unknown =>
  key.split('.').reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], tree);

describe.each(declarations.filter(({ list, form }) => list || form))('the declaration of $name', (declaration) => {
  const compiled = compiledAmong(declarations, declaration);
  const secrets = Object.values(compiled.fields).filter(({ secret }: CompiledField) => secret);

  it('stays the same as JSON', () => {
    const read = JSON.parse(JSON.stringify(declaration)) as ResourceDeclaration;
    const { declaration: written, ...again } = compiledAmong(declarations, read);
    const { declaration: original, ...first } = compiled;
    expect(written).toEqual(original);
    expect(again).toEqual(first);
  });

  it('keeps no secret in lists and shows none', () => {
    const shown = [...compiled.api.kept, ...(compiled.list?.columns ?? []).map(({ field }) => field)];
    expect(shown.filter((name) => secrets.some((field) => field.name === name))).toEqual([]);
  });

  it('takes every password for a secret', () => {
    const passwords = Object.values(compiled.fields).filter(({ type }) => type === 'password' || type === 'secret');
    expect(passwords.filter(({ secret }) => !secret)).toEqual([]);
  });

  it('gives a view-only user nothing that changes', () => {
    const session = buildSession({ viewOnly: true });
    const allowed = ['create', 'edit', 'delete', ...Object.keys(compiled.actions)];
    expect(allowed.filter((action) => decide(compiled, session, {}, action))).toEqual([]);
  });

  it('is closed while its switch is off', () => {
    const switched = { ...compiled, feature: 'some_switch' };
    expect(decide(switched, buildSession(), {}, 'list')).toBe(false);
    expect(decide(switched, buildSession(), { some_switch: true }, 'list')).toBe(
      decide(compiled, buildSession(), {}, 'list'),
    );
  });

  it.each(resourceKeys(compiled))('has %s in English and German', async (key) => {
    const german = await resourceMessages('de');
    expect(at(englishResourceMessages[declaration.name], key), 'English').toEqual(expect.any(String));
    expect(at(german[declaration.name], key), 'German').toEqual(expect.any(String));
  });
});

describe('an unknown resource', () => {
  it('is closed to everybody', () => {
    expect(decide(undefined, buildSession(), {}, 'list')).toBe(false);
  });
});
