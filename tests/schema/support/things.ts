import { compile } from '../../../src/schema/compile/compile';
import type { CompiledField, CompiledResource } from '../../../src/schema/types/compiled';
import type { Field, ResourceDeclaration } from '../../../src/schema/types';

type Changes = Partial<Omit<ResourceDeclaration, 'fields'>> & { fields?: Record<string, Field> };

/** A made-up resource without problems; the changes say what is special about it. */
export const things = ({ fields = {}, ...changes }: Changes = {}): ResourceDeclaration => ({
  name: 'things',
  api: { base: '/Things' },
  access: { scope: 'account' },
  ...changes,
  fields: { thing_sid: { type: 'sid' }, name: { type: 'text' }, ...fields },
});

export const compiled = (changes: Changes = {}): CompiledResource => compile(things(changes));

/** One section with all of the fields. */
export const formOf = (...fields: string[]) => ({ sections: { main: fields } });

/** A compiled field by itself. */
export const fieldOf = (field: Field, more: Changes = {}): CompiledField =>
  compiled({ ...more, fields: { ...more.fields, x: field } }).fields.x as CompiledField;
