import { createNameRegistry, type NameRegistry } from '../schema/nameRegistry';
import { envVariables } from './envVariables';
import { cidrList } from './cidrList';
import { host } from './host';
import type { NamedRule } from './namedRule';
import { needsRecord } from './needsRecord';
import { passwordPolicy } from './passwordPolicy';
import { phoneNumber } from './phoneNumber';
import { port } from './port';
import { referredHas } from './referredHas';
import { refuse } from './refuse';
import { retyped } from './retyped';
import { sameAs } from './sameAs';
import { sipRealm } from './sipRealm';
import { webhookUrl } from './webhookUrl';

export type { NamedRule, RuleAnswer, RuleComplaint, RuleContext, RuleReads } from './namedRule';

/** The rules that declarations may name. */
export const rules: NameRegistry<NamedRule> = createNameRegistry<NamedRule>('rule', {
  'env-variables': envVariables,
  'cidr-list': cidrList,
  host,
  'needs-record': needsRecord,
  'password-policy': passwordPolicy,
  'phone-number': phoneNumber,
  port,
  'referred-has': referredHas,
  refuse,
  retyped,
  'same-as': sameAs,
  'sip-realm': sipRealm,
  'webhook-url': webhookUrl,
});
