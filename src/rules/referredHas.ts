import { readPath } from '../schema/facts/predicate';
import { textOption, type NamedRule } from './namedRule';

const isNothing = (value: unknown) => value === undefined || value === null || value === '';

/**
 * Over a form: the record of `options.resource` that `options.field` refers to has a value at `options.has`.
 * A record that cannot be read is no reason to refuse: the API judges.
 */
export const referredHas: NamedRule = async (_, facts, options, context = {}) => {
  const [field, resource, has] = ['field', 'resource', 'has'].map((name) => textOption(options, name));
  if (!field || !resource || !has || !context.reads) return undefined;
  const id = facts.subject[field];
  if (typeof id !== 'string' || id === '') return undefined;
  const complaint = { key: 'rules.referred_has', field };
  return context.reads.getOne(resource, { id }).then(
    ({ data }) => (isNothing(readPath(has, { subject: data as Record<string, unknown> })) ? complaint : undefined),
    () => undefined,
  );
};
