import { hostComplaint } from './hostName';
import { ruleText, type NamedRule } from './namedRule';

/** An IPv4 address or a host name (inputs, "Host names"). */
export const host: NamedRule = (value) => {
  const text = ruleText(value);
  return text === '' ? undefined : hostComplaint(text);
};
