import { IPv4 } from 'ipaddr.js';
import { ruleText, type NamedRule } from '../namedRule';

/**
 * A comma-separated list of IPv4 addresses, each alone or with a netmask of /0 to /32 (specification 1, section 5). Every entry that is
 * none is named.
 */
export const cidrList: NamedRule = (value) => {
  const entries = ruleText(value)
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  if (entries.length === 0) return undefined;
  const isRange = (entry: string) =>
    IPv4.isValidFourPartDecimal(entry) || (/\/\d+$/.test(entry) && IPv4.isValidCIDRFourPartDecimal(entry));
  const wrong = entries.filter((entry) => !isRange(entry));
  if (wrong.length === 0) return undefined;
  return { key: 'rules.cidr_list', args: { values: wrong.map((entry) => `"${entry}"`).join(', ') } };
};
