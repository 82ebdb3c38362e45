import { createNameRegistry, type NameRegistry } from '../schema/nameRegistry';
import { cidrList } from './hosts/cidrList';
import { textOption, type NamedRule } from './namedRule';
import { host, port } from './hosts/hostRules';
import { neededByRows, sameAs } from './otherFields';
import { needsRecord } from './needsRecord';
import { referredHas } from './referredHas';
import { retyped } from './retyped';

export type { NamedRule, RuleAnswer, RuleComplaint, RuleContext, RuleReads } from './namedRule';

/** An error that holds whenever the rule's own `when` does; the declaration says which. */
const refuse: NamedRule = (_, __, options) => ({ key: textOption(options, 'message') ?? 'rules.refused' });

/** The rules that declarations may name. */
export const rules: NameRegistry<NamedRule> = createNameRegistry<NamedRule>('rule', {
  'cidr-list': cidrList,
  host,
  'needed-by-rows': neededByRows,
  'needs-record': needsRecord,
  port,
  'referred-has': referredHas,
  refuse,
  retyped,
  'same-as': sameAs,
});
