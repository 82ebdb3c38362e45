import { hostComplaint, hostText, hostWarning, isIpv4, labelsOf } from '../../rules/hosts/hostName';
import { ruleText, type NamedRule } from '../../rules/namedRule';

/** A domain name that devices register with: at least two parts, no address (platform-api 6.2, 6.6). */
export const sipRealm: NamedRule = (value) => {
  const text = hostText(value);
  if (text === '') return undefined;
  const complaint = hostComplaint(text);
  if (complaint) return complaint;
  if (isIpv4(text)) return { key: 'rules.sip_realm.address' };
  return labelsOf(text).length < 2 ? { key: 'rules.sip_realm.parts' } : hostWarning(text);
};

/** Scheme, user, host, port and parameters of a SIP URI (RFC 3261, 19.1.1); a host alone is one, too. */
const uri = /^(?:sips?:)?(?:[^@\s;]+@)?([^@:;\s]+)(?::(\d+))?(?:;[^\s]*)?$/i;

const highestPort = 65_535;

/** Where all calls are sent through: a domain or address, perhaps with a port or as a SIP URI. Blanks are not sent. */
export const sipProxy: NamedRule = (value) => {
  const text = ruleText(value).replace(/\s/g, '');
  if (text === '') return undefined;
  const [, name = '', port] = uri.exec(text) ?? [];
  const isHost = name !== '' && !hostComplaint(name) && (isIpv4(name) || labelsOf(name).length >= 2);
  const isPort = port === undefined || (Number(port) >= 1 && Number(port) <= highestPort);
  return isHost && isPort ? hostWarning(name) : { key: 'rules.sip_proxy' };
};
