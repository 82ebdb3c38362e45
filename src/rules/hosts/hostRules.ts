import { ruleText, type NamedRule } from '../namedRule';
import { hostComplaint, isIpv4, labelsOf } from './hostName';

/** An IPv4 address or a host name (inputs, "Host names"). `options.labels` is how many parts a name has at least. */
export const host: NamedRule = (value, _, { labels }) => {
  const text = ruleText(value);
  if (text === '') return undefined;
  const complaint = hostComplaint(text);
  if (complaint) return complaint;
  const isTooShort = typeof labels === 'number' && !isIpv4(text) && labelsOf(text).length < labels;
  return isTooShort ? { key: 'rules.host.invalid' } : undefined;
};

const highest = 65_535;

/** A port number; an empty one lets the name service decide (platform-api 9.5). */
export const port: NamedRule = (value) => {
  const text = ruleText(value);
  if (text === '') return undefined;
  const isPort = /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= highest;
  return isPort ? undefined : { key: 'rules.port', args: { max: highest } };
};
