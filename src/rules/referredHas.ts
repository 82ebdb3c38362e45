import { readPath, type Facts } from '../schema/facts/predicate';
import { fillTemplate } from '../schema/facts/template';
import { textOption, type NamedRule, type RuleContext } from './namedRule';

/** What will be sent for a field: the form's value, else what its template says. */
function sentValue(field: string, facts: Facts, { resource }: RuleContext): string | undefined {
  const value = facts.subject[field];
  if (typeof value === 'string' && value !== '') return value;
  const template = resource?.fields[field]?.value;
  return template === undefined ? undefined : fillTemplate(template, facts);
}

const isNothing = (value: unknown) => value === undefined || value === null || value === '';

/**
 * Over a form: the record of `options.resource` that `options.field` refers to has a value at `options.has`.
 * A record that cannot be read is no reason to refuse: the API judges.
 */
export const referredHas: NamedRule = async (_, facts, options, context = {}) => {
  const [field, resource, has] = ['field', 'resource', 'has'].map((name) => textOption(options, name));
  if (!field || !resource || !has || !context.reads) return undefined;
  const id = sentValue(field, facts, context);
  if (id === undefined) return undefined;
  const complaint = { key: 'rules.referred_has', field };
  return context.reads.getOne(resource, { id }).then(
    ({ data }) => (isNothing(readPath(has, { subject: data as Record<string, unknown> })) ? complaint : undefined),
    () => undefined,
  );
};
