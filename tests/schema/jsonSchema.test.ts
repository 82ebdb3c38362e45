import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { declarationJsonSchema } from '../../src/schema/shape/jsonSchema';
import { badAndGood } from './support/badAndGood';
import { badAndGoodParts } from './support/badAndGoodParts';
import { things } from './support/things';

const schema = declarationJsonSchema();
const reader = z.fromJSONSchema(schema);
const accepts = (value: unknown) => reader.safeParse(value).success;
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('the JSON Schema of a declaration', () => {
  it('is JSON itself, and says which properties there are', () => {
    expect(asJson(schema)).toEqual(schema);
    expect(schema.required).toEqual(['name', 'api', 'access', 'fields']);
    expect(schema.additionalProperties).toBe(false);
  });

  it('lets every declaration through that has the shape of one', () => {
    const declarations = [...badAndGood, ...badAndGoodParts].map(({ good }) => good);
    expect(declarations.filter((declaration) => !accepts(asJson(declaration)))).toEqual([]);
  });

  it.each<[string, object]>([
    ['an unknown property', { nme: 1 }],
    ['an unknown property of a field', { fields: { a: { type: 'text', requird: true } } }],
    ['an unknown property of a field in a field', { fields: { a: { type: 'rows', of: { b: { typ: 'text' } } } } }],
    ['an unknown test', { api: { base: '/T', where: { a: { sett: true } } } }],
    ['no access', { access: undefined }],
    ['an unknown scope', { access: { scope: 'nobody' } }],
    ['a name that is no address', { name: 'Things' }],
  ])('refuses %s', (_, changes) => {
    expect(accepts(asJson({ ...things(), ...changes }))).toBe(false);
  });
});
