import { toVariables, variableComplaints, type VariableSchema } from './variables';
import { readPath } from '../../schema/facts/predicate';
import { textOption, type NamedRule } from '../../rules/namedRule';

/** What the webhooks of the open form have answered, by address: rules look here instead of asking once more. */
const known = new Map<string, VariableSchema | null>();

export const rememberSchema = (url: string, schema: VariableSchema | null): void => void known.set(url, schema);

/** @returns null for a webhook that declares nothing, undefined for one that has not been asked. */
export const knownSchema = (url: string): VariableSchema | null | undefined => known.get(url);

/** Values for a webhook's variables are what the webhook at `options.webhook` says of them; an unknown webhook's are not judged. */
export const envVariables: NamedRule = (value, facts, options) => {
  const url = readPath(`record.${textOption(options, 'webhook') ?? ''}.url`, facts);
  const schema = typeof url === 'string' ? knownSchema(url.trim()) : undefined;
  if (!schema) return undefined;
  const names = variableComplaints(toVariables(value), schema).map(([name]) => name);
  return names.length > 0 ? { key: 'rules.env_variables', args: { names: names.join(', ') } } : undefined;
};
