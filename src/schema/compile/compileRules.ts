import { messageKey } from '../messageKey';
import type { CompiledRule } from '../types/compiled';
import type { Field, NamedRule, Rule, RuleFrame, ValueRules } from '../types';

/** In the order in which they are asked; what has to ask the server comes last. */
const valueRuleNames = ['minLength', 'maxLength', 'min', 'max', 'pattern', 'minRows', 'uniqueRows'] as const;

/** @param resource whose texts a message without a dot is one of */
const given = ({ message, when, severity }: RuleFrame, resource: string): RuleFrame => ({
  ...(message !== undefined && { message: messageKey(resource, message) }),
  ...(when !== undefined && { when }),
  ...(severity !== undefined && { severity }),
});

const valued = (names: readonly (keyof ValueRules)[], rules: ValueRules, frame: RuleFrame = {}): CompiledRule[] =>
  names.flatMap((rule) =>
    rules[rule] === undefined || rules[rule] === false ? [] : [{ ...frame, rule, value: rules[rule] }],
  );

/** A registered rule: what stands beside its name and is no part of every rule are its options. */
export function compileNamedRule(named: NamedRule, resource: string): CompiledRule {
  if (typeof named === 'string') return { rule: named };
  const { rule, message, when, severity, ...options } = named;
  return {
    ...given({ message, when, severity }, resource),
    rule,
    ...(Object.keys(options).length > 0 && { options }),
  };
}

function compileEntry(entry: Rule, resource: string): CompiledRule[] {
  if (typeof entry === 'string' || 'rule' in entry) return [compileNamedRule(entry, resource)];
  if ('refuse' in entry) {
    const { refuse, when } = entry;
    return [{ ...given(entry, resource), rule: 'refuse', when: when ? { all: [when, refuse] } : refuse }];
  }
  const { rowsWhere } = entry;
  const frame = { ...given(entry, resource), ...(rowsWhere && { rowsWhere }) };
  return valued([...valueRuleNames, 'unique'], entry, frame);
}

/** Types that bring the rule of their name along, and the option of the field that is the rule's. */
const ownRules: Readonly<Record<string, string>> = { host: 'labels' };

type Ruled = ValueRules & Partial<Pick<Field, 'type' | 'options' | 'rules'>>;

const mayRefuse = (rule: Rule) => typeof rule === 'string' || ('rule' in rule && !rule.severity);

/** Nothing where a declared rule that is code may refuse: whoever names one says how the type is judged. */
function ruleOfType({ type: rule = '', options = {}, rules = [] }: Ruled): CompiledRule[] {
  const option = ownRules[rule];
  if (!option || rules.some(mayRefuse)) return [];
  return [{ rule, ...(option in options && { options: { [option]: options[option] } }) }];
}

/** Every rule of a field: members, then `rules` in their order, what its type brings along, then what asks for other records. */
export const compileRules = ({ rules = [], ...field }: Ruled, resource: string): CompiledRule[] => [
  ...valued(valueRuleNames, field),
  ...rules.flatMap((entry) => compileEntry(entry, resource)),
  ...ruleOfType({ ...field, rules }),
  ...valued(['unique'], field),
];

/** Whether something says a rule, as a member, in `rules` or by its type. */
export const saysRules = (field: Ruled): boolean =>
  field.rules !== undefined ||
  ownRules[field.type ?? ''] !== undefined ||
  [...valueRuleNames, 'unique' as const].some((name) => field[name] !== undefined);
