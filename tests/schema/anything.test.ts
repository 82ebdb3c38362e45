import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDeclaration, checkRegistry } from '../../src/schema/checks';
import type { Field } from '../../src/schema/types';
import { complete } from './support/complete';
import { formOf, things } from './support/things';
import { codeNames } from './support/world';

const idsOf = (value: unknown) => checkDeclaration(value, codeNames).map(({ id }) => id);

const nested = (levels: number, list = false): unknown => {
  let value: unknown = { name: 1 };
  for (let level = 0; level < levels; level += 1) value = list ? [value] : { all: [value] };
  return value;
};
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, { type: 'text' }]));
const circle: Record<string, unknown> = {};
circle.fields = circle;

/** Names that every object has. */
const taken = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'];
const keyed = (name: string, value: unknown) =>
  JSON.parse(`{${JSON.stringify(name)}: ${JSON.stringify(value)}}`) as object;

describe('whatever is given is refused in under a second', () => {
  it.each<[what: string, value: unknown, id: string]>([
    ['nothing', null, 'R103'],
    ['a list', [], 'R103'],
    ['lists in lists', nested(3000, true), 'R105'],
    ['a condition of 3,000 levels', { ...things(), nav: { when: nested(3000) } }, 'R105'],
    ['a group of 3,000 levels', { ...things(), fields: { x: nested(3000) } }, 'R105'],
    ['5,000 fields', { ...things(), fields: many(5000) }, 'R105'],
    ['5,000 columns of fields that are not there', { ...things(), list: { columns: Array(5000).fill('nam') } }, 'R203'],
    ['50,000 values', { ...things(), list: { columns: Array(50_000).fill('name') } }, 'R105'],
    ['a text of 5 MB', { ...things(), title: 'x'.repeat(5_000_000) }, 'R105'],
    ['what holds itself', circle, 'R105'],
    ['a date', { ...things(), nav: new Date() }, 'R107'],
    ['an object with a prototype of its own', { ...things(), nav: Object.create({ order: 1 }) as object }, 'R107'],
  ])('%s', (_, value, id) => {
    /* The processor's time: what else the machine does is not the check's. */
    const begun = process.cpuUsage();
    const ids = idsOf(value);
    expect(ids).toContain(id);
    expect(ids.length).toBeLessThanOrEqual(100);
    expect(process.cpuUsage(begun).user).toBeLessThan(1_000_000);
  });

  it('is never more than a list of problems', () => {
    const anything = fc.anything({ withNullPrototype: true, withDate: true, withMap: true, withBigInt: true });
    fc.assert(fc.property(anything, (value) => checkDeclaration(value, codeNames).length > 0));
  });

  it('with rows whose options are anything', () => {
    fc.assert(
      fc.property(fc.constantFrom('apart', 'removed', 'save', 'key', 'upload'), fc.anything(), (option, value) => {
        const rows = { type: 'rows', of: 'others', options: { [option]: value } } as never;
        const problems = checkRegistry([things({ fields: { rows } }), things({ name: 'others' })], codeNames);
        expect(problems.map(({ id }) => id)).not.toContain('R100');
      }),
    );
  });

  it('with any member of a declaration being anything', () => {
    const member = fc.constantFrom(...Object.keys(complete));
    const part = fc.oneof(fc.anything(), fc.constantFrom<unknown>(null, [null], { a: null }, [[]], [{}], { a: {} }));
    fc.assert(
      fc.property(member, part, (name, value) => {
        const problems = checkRegistry([{ ...complete, [name]: value }, null as never, [] as never], codeNames);
        expect(problems.filter(({ id }) => id === 'R100')).toEqual([]);
      }),
    );
  });
});

describe('a name that every object has', () => {
  it.each(taken)('is none of a field: %s', (name) => {
    const fields = { ...things().fields, ...keyed(name, { type: 'text' }) };
    Object.defineProperty(fields, name, { value: { type: 'text' }, enumerable: true });
    expect(checkDeclaration({ ...things(), fields })).toMatchObject([{ id: 'R106', at: `fields.${name}` }]);
  });

  it.each(taken)('is none of an action, of a section or of a filter: %s', (name) => {
    const actions = keyed(name, { on: ['row'], call: 'PUT /T' });
    expect(idsOf({ ...things(), actions })).toEqual(['R106']);
    expect(idsOf({ ...things(), form: { sections: { [name]: ['name'] } } })).toEqual(['R106']);
    const filters = [{ name, field: { type: 'text' } }];
    expect(idsOf({ ...things(), list: { columns: ['name'], filters } })).toEqual(['R106']);
  });

  it('is none of a resource', () => {
    expect(idsOf({ ...things(), name: 'constructor' })).toEqual(['R106']);
  });

  it.each(taken)('is no field where one is mentioned: %s', (name) => {
    expect(idsOf(things({ list: { columns: [name] } }))).toEqual(['R203']);
    const rows: Field = { type: 'rows', of: 'others', options: { key: [name] } };
    const declarations = [things({ fields: { rows } }), things({ name: 'others' })];
    expect(checkRegistry(declarations).map(({ id }) => id)).toEqual(['R406']);
  });
});

describe('one fault does not hide the next', () => {
  it('of the shape and of names', () => {
    const wrong = {
      ...things({ list: { columns: ['nam', 'name'] } }),
      nme: 1,
      form: { sections: { a: ['nme'], b: { visible: {} }, c: { fields: ['name', 'thing_sd'] } } },
    };
    expect(checkDeclaration(wrong).map(({ id, at }) => `${id} ${at}`)).toEqual([
      'R102 form.sections.b.fields',
      'R101 ',
      'R203 list.columns[0]',
      'R206 form.sections.a[0]',
      'R206 form.sections.c.fields[1]',
    ]);
  });

  it('and blames nothing on what was taken out', () => {
    const wrong = { ...things({ list: { columns: ['name', 'x'], bulk: ['go'] }, form: formOf('x') }) };
    const fields = { ...wrong.fields, x: { type: 'text', visibel: {} } };
    const actions = { go: { on: ['row'] } };
    expect(checkDeclaration({ ...wrong, fields, actions }).map(({ id, at }) => `${id} ${at}`)).toEqual([
      'R101 fields.x',
      'R102 actions.go.call',
    ]);
  });

  it('even where access or the API are missing', () => {
    const wrong = { name: 'things', fields: things().fields, list: { columns: ['nam'] } };
    expect(idsOf(wrong)).toEqual(['R102', 'R102', 'R203']);
  });
});

describe('a near name is offered', () => {
  const hintOf = (value: unknown) => checkDeclaration(value).find(({ id }) => id !== 'R102')?.hint;

  it.each<[what: string, changes: object, hint: string]>([
    ['for a member', { actoins: {} }, "Did you mean 'actions'?"],
    ['for a member inside', { fields: { a: { type: 'text', visibel: {} } } }, "Did you mean 'visible'?"],
    ['for a member of an alternative', { list: { columns: [{ feild: 'name' }] } }, "Did you mean 'field'?"],
    ['for a verb', { api: { base: '/T', paths: { lsit: '/x' } } }, "Did you mean 'list'?"],
    ['for two swapped letters', { list: { columns: ['nmae'] } }, "Did you mean 'name'?"],
    [
      'for a scope, beside all three',
      { access: { scope: 'acount' } },
      "Did you mean 'account'? It is one of 'account', 'service_provider', 'admin'.",
    ],
    [
      'for the scope of a field',
      { fields: { a: { type: 'text', scope: 'nobody' } } },
      "It is one of 'account', 'service_provider', 'admin'.",
    ],
  ])('%s', (_, changes, hint) => {
    expect(hintOf({ ...things(), ...changes })).toBe(hint);
  });
});
