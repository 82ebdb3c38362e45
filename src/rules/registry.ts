import { createNameRegistry, type NameRegistry } from '../schema/nameRegistry';
import { envVariables } from './envVariables';
import { cidrList } from './cidrList';
import type { NamedRule } from './namedRule';
import { needsRecord } from './needsRecord';
import { phoneNumber } from './phoneNumber';
import { port } from './port';
import { referredHas } from './referredHas';
import { refuse } from './refuse';
import { retyped } from './retyped';
import { sameAs } from './sameAs';
import { webhookUrl } from './webhookUrl';

export type { NamedRule, RuleAnswer, RuleComplaint, RuleContext, RuleReads } from './namedRule';

/** Asked when the first address is judged: until then neither the rules nor their parser are loaded. */
const ofAddresses =
  (name: 'gatewayHost' | 'host' | 'sipProxy' | 'sipRealm'): NamedRule =>
  async (...given) =>
    (await import('./addressRules'))[name](...given);

/** The rules that declarations may name. */
export const rules: NameRegistry<NamedRule> = createNameRegistry<NamedRule>('rule', {
  'env-variables': envVariables,
  'cidr-list': cidrList,
  'gateway-host': ofAddresses('gatewayHost'),
  host: ofAddresses('host'),
  'needed-by-rows': async (...given) => (await import('./neededByRows')).neededByRows(...given),
  'needs-record': needsRecord,
  'password-policy': async (...given) => (await import('./passwordPolicy')).passwordPolicy(...given),
  'phone-number': phoneNumber,
  port,
  'referred-has': referredHas,
  refuse,
  retyped,
  'same-as': sameAs,
  'sip-proxy': ofAddresses('sipProxy'),
  'sip-realm': ofAddresses('sipRealm'),
  'webhook-url': webhookUrl,
});
