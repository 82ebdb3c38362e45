import { createNameRegistry, type NameRegistry } from '../schema/nameRegistry';
import { cidrList } from './hosts/cidrList';
import type { NamedRule } from './namedRule';
import { host } from './hosts/host';
import { neededByRows } from './neededByRows';
import { needsRecord } from './needsRecord';
import { port } from './port';
import { referredHas } from './referredHas';
import { refuse } from './refuse';
import { retyped } from './retyped';
import { sameAs } from './sameAs';

export type { NamedRule, RuleAnswer, RuleComplaint, RuleContext, RuleReads } from './namedRule';

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
