import { createNameRegistry, type NameRegistry } from '../schema/nameRegistry';
import { cidrList } from './hosts/cidrList';
import type { NamedRule } from './namedRule';
import { host } from './hosts/hostName';
import { heldElsewhere } from './heldElsewhere';
import { neededByRows, sameAs } from './otherFields';
import { retyped } from './retyped';

export type { NamedRule, RuleAnswer, RuleComplaint, RuleContext, RuleReads } from './namedRule';

/** The rules that declarations may name. */
export const rules: NameRegistry<NamedRule> = createNameRegistry<NamedRule>('rule', {
  'cidr-list': cidrList,
  'held-elsewhere': heldElsewhere,
  host,
  'needed-by-rows': neededByRows,
  retyped,
  'same-as': sameAs,
});
