import { textOption, type NamedRule, type RuleReads } from './namedRule';

const isNothing = (value: unknown) => value === undefined || value === null || value === '';

/** What cannot be asked is no reason to refuse. */
const isEmptyList = (reads: RuleReads, resource: string): Promise<boolean> =>
  reads
    .getList(resource, { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' }, filter: {} })
    .then(
      ({ data }) => data.length === 0,
      () => false,
    );

/**
 * Over a form: `options.field` is empty since the list of `options.resource`, from which it is chosen, has no record.
 */
export const needsRecord: NamedRule = async (_, { subject }, options, { reads } = {}) => {
  const [field, resource] = [textOption(options, 'field'), textOption(options, 'resource')];
  if (!field || !resource || !reads || !isNothing(subject[field])) return undefined;
  if (!(await isEmptyList(reads, resource))) return undefined;
  return { key: 'rules.needs_record', field };
};
