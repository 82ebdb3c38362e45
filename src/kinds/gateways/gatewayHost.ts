import type { Facts } from '../../schema/facts/predicate';
import { hostComplaint, hostText, hostWarning, isIpv4, labelsOf } from '../../rules/hosts/hostName';
import { textOption, type NamedRule } from '../../rules/namedRule';

const isOn = (row: Facts['row'], name: string) => row?.[name] === true || row?.[name] === 1;

/**
 * The address of a gateway in a row with the flags `inbound` and `outbound` (portal behaviour 4.1, 20.7, 20.8): an IPv4 address, or for outbound
 * calls alone a name of two parts or more; with `options.subdomain` of three.
 * `options.invalid` names the message for what is neither.
 */
export const gatewayHost: NamedRule = (value, { row }, options) => {
  const text = hostText(value);
  if (text === '') return undefined;
  if (isIpv4(text)) return isOn(row, 'outbound') ? hostWarning(text) : undefined;
  const labels = labelsOf(text).length;
  if (hostComplaint(text) || labels < 2) return { key: textOption(options, 'invalid') ?? 'rules.host.invalid' };
  if (options.subdomain === true && labels < 3)
    return { key: 'rules.gateway.subdomain', args: { host: `sip.${text}` } };
  return isOn(row, 'inbound') || !isOn(row, 'outbound') ? { key: 'rules.gateway.outbound_only' } : hostWarning(text);
};
