import { cleanLine } from '../fields/plainText';
import { ruleText, textOption, type NamedRule } from './namedRule';

/**
 * Another record has the value, but refers to another one in `options.differs` than this one does: allowed, and worth saying. What it refers to is called
 * by its field `options.name`, `name` where not said.
 */
export const heldElsewhere: NamedRule = async (value, facts, options, { resource, field, reads } = {}) => {
  const differs = textOption(options, 'differs');
  const referred = differs && resource?.fields[differs]?.reference?.resource;
  const own = ruleText(differs && facts.subject[differs]);
  if (!field || !reads || !referred || own === '' || ruleText(value) === '') return undefined;
  const name = textOption(options, 'name') ?? 'name';
  const wanted = cleanLine(value);
  const { data } = await reads.getList(resource.name, {
    pagination: { page: 1, perPage: 100 },
    sort: { field, order: 'ASC' },
    filter: { q: wanted },
  });
  const other = data.find((row: Record<string, unknown>) => row[field] === wanted && ruleText(row[differs]) !== own) as
    Record<string, unknown> | undefined;
  if (!other) return undefined;
  const id = other[differs];
  const named = typeof id === 'string' ? await reads.getOne(referred, { id }).catch(() => undefined) : undefined;
  return {
    key: 'rules.held_elsewhere',
    args: { name: ruleText((named?.data as Record<string, unknown> | undefined)?.[name]) || ruleText(id) },
  };
};
