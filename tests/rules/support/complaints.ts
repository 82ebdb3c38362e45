import english from '../../../src/app/i18n/en/rules';
import { complaintsIn, type RuleComplaint, type RuleContext } from '../../../src/rules/namedRule';
import { rules } from '../../../src/rules/registry';
import '../../../src/kinds/code';
import type { Facts } from '../../../src/schema/facts/predicate';

interface Asked {
  facts?: Facts;
  options?: Record<string, unknown>;
  context?: RuleContext;
}

/** What a named rule says about a value, as a list. */
export async function ask(name: string, value: unknown, asked: Asked = {}): Promise<RuleComplaint[]> {
  const { facts = { subject: {} }, options = {}, context } = asked;
  return complaintsIn(await rules.require(name)(value, facts, options, context));
}

/** The keys of what a rule says, without those of notes and warnings. */
export const errorsOf = async (name: string, value: unknown, asked?: Asked): Promise<string[]> =>
  (await ask(name, value, asked)).filter(({ severity = 'error' }) => severity === 'error').map(({ key }) => key);

/** The English text of a key below `rules`, as the operator reads it. */
export function textOf({ key, args = {} }: RuleComplaint): string {
  const text = key
    .split('.')
    .slice(1)
    .reduce<unknown>((tree, part) => (tree as Record<string, unknown> | undefined)?.[part], english);
  if (typeof text !== 'string') throw new Error(`There is no text '${key}'.`);
  return text.replace(/%\{(\w+)\}/g, (_, name: string) => String(args[name]));
}
