import { defineResource, type ResourceDeclaration } from '../../src/schema/types';
import type { z } from 'zod';
import type { RowsOptions } from '../../src/schema/options';
import type { rowsShape } from '../../src/schema/shape/optionShape';
import type { DeclarationShape } from '../../src/schema/shape/zod';

/** Read by the compiler alone: a line that should be refused and is not is an unused `@ts-expect-error`. */

/** With nothing optional: a property that one of two types lacks must not go unnoticed. */
type Whole<T> = T extends string | number | boolean | null
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Whole<Item>[]
    : T extends object
      ? { [Key in keyof T]-?: Whole<Exclude<T[Key], undefined>> }
      : T;

type IsAssignable<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;
type IsEqual<One, Other> = IsAssignable<One, Other> extends true ? IsAssignable<Whole<One>, Whole<Other>> : false;

/** What Zod lets through is what TypeScript lets through. */
export const shapeIsType: IsEqual<ResourceDeclaration, DeclarationShape> = true;
export const rowsShapeIsType: IsEqual<RowsOptions, z.infer<typeof rowsShape>> = true;

const api = { base: '/Things', id: 'thing_sid' } as const;
const fields = { thing_sid: { type: 'sid' }, name: { type: 'text' }, key: { type: 'secret' } } as const;

export const good = defineResource({
  name: 'things',
  title: 'name',
  api,
  access: { scope: 'account' },
  fields,
  list: { columns: ['name'], hidden: [{ field: 'key' }], filters: ['q', 'name'] },
  form: { sections: { a: ['name', ['key'], { use: 'panel', bind: { key: 'key' } }] } },
});

const access = { scope: 'account' } as const;

// @ts-expect-error a column that is not a field
defineResource({ name: 'things', api, access, fields, list: { columns: ['nam'] } });
defineResource({
  name: 'things',
  api,
  access,
  fields,
  // @ts-expect-error a bound field that is not a field
  form: { sections: { a: [{ use: 'panel', bind: { key: 'kee' } }] } },
});
// @ts-expect-error a row with a field that is not one
defineResource({ name: 'things', api, access, fields, form: { sections: { a: [['nam']] } } });
// @ts-expect-error a key that is not a field
defineResource({ name: 'things', api: { base: '/Things', id: 'thing' }, access, fields });
// @ts-expect-error a field that is always sent and does not exist
defineResource({ name: 'things', api: { ...api, always: ['nam'] }, access, fields });
// @ts-expect-error a field with an error that does not exist
defineResource({ name: 'things', api: { ...api, errors: { x: 'nam' } }, access, fields });
// @ts-expect-error an id of values that are no fields
defineResource({ name: 'things', api: { base: '/Things', id: ['nam'] }, access, fields });
// @ts-expect-error a verb that nobody knows
defineResource({ name: 'things', api: { ...api, paths: { replace: '/Things' } }, access, fields });
// @ts-expect-error a method that nobody knows
defineResource({ name: 'things', api, access, fields, actions: { go: { on: ['row'], call: 'PATCH /x' } } });
// @ts-expect-error no access
defineResource({ name: 'things', api, fields });
// @ts-expect-error a scope that nobody has
defineResource({ name: 'things', api, access: { scope: 'everybody' }, fields });
// @ts-expect-error a function as a condition
defineResource({ name: 'things', api, access, fields: { name: { type: 'text', visible: () => true } } });
// @ts-expect-error a function as a column
defineResource({ name: 'things', api, access, fields, list: { columns: [() => 'name'] } });
// @ts-expect-error a rule that nobody knows
defineResource({ name: 'things', api, access, fields: { name: { type: 'text', rules: [{ rule: 'even' }] } } });
// @ts-expect-error a sort by something else than a field
defineResource({ name: 'things', api, access, fields, list: { columns: [], sort: 'nam' } });
