import { knownSchema } from './knownSchemas';
import { toVariables, variableComplaints } from './variables';
import { readPath } from '../../schema/facts/predicate';
import { textOption, type NamedRule } from '../../rules/namedRule';

/** Values for a webhook's variables are what the webhook at `options.webhook` says of them; an unknown webhook's are not judged. */
export const envVariables: NamedRule = (value, facts, options) => {
  const url = readPath(`record.${textOption(options, 'webhook') ?? ''}.url`, facts);
  const schema = typeof url === 'string' ? knownSchema(url.trim()) : undefined;
  if (!schema) return undefined;
  const names = variableComplaints(toVariables(value), schema).map(([name]) => name);
  return names.length > 0 ? { key: 'rules.env_variables', args: { names: names.join(', ') } } : undefined;
};
