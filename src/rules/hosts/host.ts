import { hostComplaint, isIpv4, labelsOf } from './hostName';
import { ruleText, type NamedRule } from '../namedRule';

/** An IPv4 address or a host name (inputs, "Host names"). `options.labels` is how many parts a name has at least. */
export const host: NamedRule = (value, _, { labels }) => {
  const text = ruleText(value);
  if (text === '') return undefined;
  const complaint = hostComplaint(text);
  if (complaint) return complaint;
  const isTooShort = typeof labels === 'number' && !isIpv4(text) && labelsOf(text).length < labels;
  return isTooShort ? { key: 'rules.host.invalid' } : undefined;
};
