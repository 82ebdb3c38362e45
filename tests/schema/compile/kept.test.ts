import { describe, expect, it } from 'vitest';
import type { Predicate } from '../../../src/schema/facts/predicate';
import { createRegistry } from '../../../src/schema/registry';
import type { Field, ResourceDeclaration } from '../../../src/schema/types';
import { compiled, things } from '../support/things';

const text: Field = { type: 'text' };

describe('a whole list keeps', () => {
  it.each<[string, Parameters<typeof compiled>[0]]>([
    ['columns', { list: { columns: ['x'] } }],
    ['what a hand-written page may show', { pages: { list: 'board' } }],
    ['what stands in the title', { title: '{record.x}' }],
    ['what it is sorted by', { list: { columns: [], sort: 'x' } }],
    ['filters', { list: { columns: [], filters: ['x'] } }],
    ['filters that only the API declares', { api: { base: '/T', filters: { x: 'x' } } }],
    ['what access depends on', { access: { scope: 'account', when: { edit: { x: 1 } } } }],
    ['what is asked before a delete', { access: { scope: 'account', asks: [{ when: { x: 1 }, message: 'm' }] } }],
    ['whose deletion ends the session', { access: { scope: 'account', endsSession: { x: 1 } } }],
    ['what makes an action possible', { actions: { a: { on: ['row'], call: { use: 'a' }, enabled: { x: 1 } } } }],
    ['what an action sends', { actions: { a: { on: ['row'], call: 'PUT /T/{record.x}' } } }],
    [
      'what selected rows must have in common',
      {
        actions: {
          a: {
            on: ['bulk'],
            call: { use: 'a' },
            ask: { q: { type: 'reference', reference: { resource: 'o', filter: { k: '{selection.x}' } } } },
          },
        },
      },
    ],
    ['what a guard asks by', { blockedBy: [{ resource: 'others', filter: { k: '{x}' } }] }],
    [
      'what a guard compares with',
      { blockedBy: [{ resource: 'others', filter: {}, where: { y: { sameAs: 'record.x' } } }] },
    ],
  ])('%s', (_, changes) => {
    expect(compiled({ ...changes, fields: { x: text } }).api.kept).toContain('x');
  });

  it('the owner, whatever its type', () => {
    expect(compiled({ fields: { account_sid: { type: 'text' } } }).api.kept).toContain('account_sid');
  });

  it.each<[Field['type']]>([['sid'], ['reference']])('identifiers of type %s', (type) => {
    const field: Field = { type, ...(type === 'reference' && { reference: { resource: 'others' } }) };
    expect(compiled({ fields: { x: field } }).api.kept).toEqual(['thing_sid', 'name', 'x']);
  });

  it('nothing else', () => {
    const blockedBy = [{ resource: 'others', filter: {}, where: { x: 1 } }];
    expect(compiled({ fields: { x: text }, blockedBy }).api.kept).toEqual(['thing_sid', 'name']);
  });

  it.each<[string, Field]>([
    ['a secret', { type: 'secret' }],
    ['a password', { type: 'password' }],
    ['a group with a secret in it', { type: 'group', of: { key: { type: 'secret' } } }],
  ])('never %s, whoever wants it', (_, field) => {
    const wanting = things({
      name: 'others',
      fields: { t: { type: 'reference', reference: { resource: 'things', candidates: { x: 1 } } } },
    });
    const declaration = things({ fields: { x: field }, list: { columns: ['x'], filters: ['x'] } });
    expect(createRegistry([declaration, wanting]).get('things')?.api.kept).not.toContain('x');
  });
});

describe('a registry', () => {
  const wanting = (reference: NonNullable<Field['reference']>): ResourceDeclaration =>
    things({ name: 'others', fields: { t: { type: 'reference', reference } } });

  it('keeps what references of other resources read of a candidate', () => {
    const candidates: Predicate = { all: [{ x: true }, { y: { sameAs: 'record.name' } }] };
    const reference = { resource: 'things', candidates, filter: { z: '{name}' } };
    const declaration = things({ fields: { x: text, y: text, z: text } });
    expect(createRegistry([declaration, wanting(reference)]).get('things')?.api.kept).toEqual(
      expect.arrayContaining(['x', 'y', 'z']),
    );
  });

  it('looks for such references in rows and in the questions of actions', () => {
    const of = { t: { type: 'reference', reference: { resource: 'things', candidates: { x: true } } } } as const;
    const ask = { t: { type: 'reference', reference: { resource: 'things', candidates: { y: true } } } } as const;
    const other = things({
      name: 'others',
      fields: { rows: { type: 'rows', of } },
      actions: { a: { on: ['row'], call: { use: 'a' }, ask } },
    });
    const kept = createRegistry([other, things({ fields: { x: text, y: text } })]).get('things')?.api.kept;
    expect(kept).toEqual(expect.arrayContaining(['x', 'y']));
  });

  it('keeps what a reference marks its records by', () => {
    const options = { marks: [{ when: { x: true }, message: 'm' }] };
    const other = things({
      name: 'others',
      fields: { t: { type: 'reference', options, reference: { resource: 'things' } } },
    });
    const kept = createRegistry([other, things({ fields: { x: text, y: text } })]).get('things')?.api.kept;
    expect(kept).toEqual(expect.arrayContaining(['x']));
    expect(kept).not.toContain('y');
  });

  it('gives its resources by name, and refuses two of one', () => {
    const registry = createRegistry([things(), things({ name: 'others' })]);
    expect(registry.resources.map(({ name }) => name)).toEqual(['things', 'others']);
    expect(registry.get('others')?.name).toBe('others');
    expect(registry.get('nobody')).toBeUndefined();
    expect(() => createRegistry([things(), things()])).toThrow("The resource 'things' is declared twice.");
  });
});

it('compiles the fields of a resource when they are first asked for, and once', () => {
  let readings = 0;
  const name = {
    ...text,
    get maxLength() {
      readings += 1;
      return 5;
    },
  };
  const registry = createRegistry([things({ fields: { name } })]);
  const { views, access, nav, title } = registry.get('things')!;
  expect({ views, access, nav, title }).toMatchObject({ title: '{name}', access: { scope: { list: 'account' } } });
  expect(readings).toBe(0);
  expect(registry.get('things')?.fields.name?.rules).toEqual([{ rule: 'maxLength', value: 5 }]);
  const once = readings;
  expect(registry.get('things')?.fields).toBe(registry.get('things')?.fields);
  expect(readings).toBe(once);
});
