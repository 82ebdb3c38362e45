import { cleanLine } from '../fields/plainText';
import { ruleText, textOption, type NamedRule } from './namedRule';

/**
 * Another record has the value of `options.field`, but another one in `options.differs`: allowed, and worth saying. What that one refers to in
 * `options.resource` is named by its `options.name`.
 */
export const heldElsewhere: NamedRule = async (value, facts, options, { resource, reads } = {}) => {
  const [field, differs, referred, name] = ['field', 'differs', 'resource', 'name'].map((each) =>
    textOption(options, each),
  );
  if (!resource || !reads || !field || !differs || !referred || !name || ruleText(value) === '') return undefined;
  const wanted = cleanLine(value);
  const { data } = await reads.getList(resource.name, {
    pagination: { page: 1, perPage: 100 },
    sort: { field, order: 'ASC' },
    filter: { q: wanted },
  });
  const other = data.find(
    (row: Record<string, unknown>) =>
      row[field] === wanted && (row[differs] ?? null) !== (facts.subject[differs] ?? null),
  ) as Record<string, unknown> | undefined;
  if (!other) return undefined;
  const id = other[differs];
  const named = typeof id === 'string' ? await reads.getOne(referred, { id }).catch(() => undefined) : undefined;
  return {
    key: 'rules.held_elsewhere',
    args: { name: ruleText((named?.data as Record<string, unknown> | undefined)?.[name]) || ruleText(id) },
  };
};
