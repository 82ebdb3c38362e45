import { hostComplaint, isIpv4, labelsOf } from '../../rules/hosts/hostName';
import { ruleText, type NamedRule } from '../../rules/namedRule';

/** A domain name that devices register with: at least two parts, no address (platform-api 6.2, 6.6). */
export const sipRealm: NamedRule = (value) => {
  const text = ruleText(value);
  if (text === '') return undefined;
  const complaint = hostComplaint(text);
  if (complaint) return complaint;
  if (isIpv4(text)) return { key: 'rules.sip_realm.address' };
  return labelsOf(text).length < 2 ? { key: 'rules.sip_realm.parts' } : undefined;
};
