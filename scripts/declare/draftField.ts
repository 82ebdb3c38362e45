import type { Field } from '../../src/schema/types';
import { whole, type Schema } from './document';

/** What is known of the resources that are there: `id` is the wire field that identifies their records. */
export type Known = readonly { name: string; base: string; id?: string; order?: number }[];

const typeOf = (schema: Schema) =>
  [schema.type ?? (schema.properties ? 'object' : 'string')].flat().find((each) => each !== 'null');

const byFormat: Record<string, string> = {
  'date-time': 'datetime',
  date: 'datetime',
  email: 'email',
  uri: 'url',
  url: 'url',
  hostname: 'host',
  password: 'secret',
};

/** What nobody is to read from a list, whatever the document calls it. */
const isSecret = (name: string) => /(^|_)(password|passwd|secret|token|api_?key|private_key)$/i.test(name);

/** Rules that a schema and a field name alike. */
function rulesOf({ minLength, maxLength, minimum, maximum, pattern }: Schema, isNumber: boolean): Partial<Field> {
  const rules = isNumber ? { min: minimum, max: maximum } : { minLength, maxLength, pattern };
  return Object.fromEntries(Object.entries(rules).filter(([, value]) => value !== undefined));
}

function typed(name: string, schema: Schema, known: Known): Field {
  const values = schema.enum?.filter((value) => value !== null);
  const type = typeOf(schema);
  const resource = known.find(({ id }) => id === name)?.name;
  if (resource) return { type: 'reference', reference: { resource } };
  if (values && values.length > 0) return { type: 'select', choices: values.map(String) };
  if (type === 'boolean') return { type: 'boolean' };
  if (type === 'integer' || type === 'number') return { type: 'number', ...rulesOf(schema, true) };
  if (type === 'object' || type === 'array') return { type: 'json' };
  if (isSecret(name)) return { type: 'secret' };
  const format = byFormat[schema.format ?? ''];
  if (format) return { type: format };
  return { type: (schema.maxLength ?? 0) > 500 ? 'multiline' : 'text', ...rulesOf(schema, false) };
}

/** One field as its schema says it; a `*_sid` that identifies records of another resource is a reference. */
export function draftField(name: string, given: Schema, known: Known): Field {
  const schema = whole(given);
  const isPlain = ['string', 'number', 'boolean'].includes(typeof schema.default);
  return {
    ...typed(name, schema, known),
    ...(schema.description ? { help: schema.description.trim().replace(/\s+/g, ' ') } : {}),
    ...(isPlain ? { default: schema.default } : {}),
  };
}
