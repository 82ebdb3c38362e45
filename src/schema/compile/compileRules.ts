import { messageKey } from '../messageKey';
import type { CompiledRule } from '../types/compiled';
import type { Field, NamedRule, Rule, RuleFrame, ValueRules } from '../types';

/** In the order in which they are asked; what has to ask the server comes last. */
export const valueRuleNames = [
  'minLength',
  'maxLength',
  'min',
  'max',
  'pattern',
  'minRows',
  'uniqueRows',
  'unique',
] as const;
const quickRuleNames = valueRuleNames.slice(0, -1);

const mild = ['question', 'warning', 'note'] as const;

type Given = Omit<CompiledRule, 'rule'>;

/** @param resource whose texts a message without a dot is one of */
function given({ message, when, ...said }: RuleFrame, resource: string): Given {
  const severity = mild.find((each) => said[each] !== undefined);
  const key = severity ? said[severity] : message;
  return {
    ...(key !== undefined && { message: messageKey(resource, key) }),
    ...(when !== undefined && { when }),
    ...(severity && { severity }),
  };
}

/** @param frame what stands beside them */
const valued = (names: readonly (keyof ValueRules)[], rules: ValueRules, frame: Given, resource: string) =>
  names.flatMap((rule): CompiledRule[] => {
    const said = rules[rule];
    if (said === undefined || said === false) return [];
    if (typeof said !== 'object' || Array.isArray(said)) return [{ ...frame, rule, value: said }];
    const { message, ...value } = said;
    const isBare = Object.keys(value).length === 0;
    return [{ ...frame, ...given({ ...(message && { message }) }, resource), rule, value: isBare || value }];
  });

/** A registered rule: what stands beside its name and is no part of every rule are its options. */
function compileNamedRule(named: NamedRule, resource: string): CompiledRule {
  if (typeof named === 'string') return { rule: named };
  const { rule, message, when, note, warning, question, ...options } = named;
  return {
    ...given({ message, when, note, warning, question }, resource),
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
  const frame = given(entry, resource);
  const rules = valued(valueRuleNames, entry, { ...frame, ...(rowsWhere && { rowsWhere }) }, resource);
  /* A word without a test is said wherever its condition holds. */
  return rules.length === 0 && frame.severity ? [{ ...frame, rule: 'refuse' }] : rules;
}

/** Types that bring the rule of their name along, and the option of the field that is the rule's. */
const ownRules: Readonly<Record<string, string>> = { host: 'labels' };

type Ruled = ValueRules & Partial<Pick<Field, 'type' | 'options' | 'rules'>>;

const mayRefuse = (rule: Rule) => typeof rule === 'string' || ('rule' in rule && !mild.some((each) => each in rule));

/** Nothing where a declared rule that is code may refuse: whoever names one says how the type is judged. */
function ruleOfType({ type: rule = '', options = {}, rules = [] }: Ruled): CompiledRule[] {
  const option = ownRules[rule];
  if (!option || rules.some(mayRefuse)) return [];
  return [{ rule, ...(option in options && { options: { [option]: options[option] } }) }];
}

/** Every rule of a field: members, then `rules` in their order, what its type brings along, then what asks for other records. */
export const compileRules = ({ rules = [], ...field }: Ruled, resource: string): CompiledRule[] => [
  ...valued(quickRuleNames, field, {}, resource),
  ...rules.flatMap((entry) => compileEntry(entry, resource)),
  ...ruleOfType({ ...field, rules }),
  ...valued(['unique'], field, {}, resource),
];

/** Whether something says a rule, as a member, in `rules` or by its type. */
export const saysRules = (field: Ruled): boolean =>
  field.rules !== undefined ||
  ownRules[field.type ?? ''] !== undefined ||
  valueRuleNames.some((name) => field[name] !== undefined);
