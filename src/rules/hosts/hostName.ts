/* In: a text that should be a host, an address, a port or a list of networks. Out: what is wrong with it, as a message key. */
import ipaddr from 'ipaddr.js';
import type { Complaint } from '../../fields/kit';
import { ruleText, type NamedRule, type RuleComplaint } from '../namedRule';

/** Lengths of a name and of each part of it in the domain name system (RFC 1035, 2.3.4). */
const longestName = 253;
const longestLabel = 63;

/** Four numbers from 0 to 255 without leading zeros, which some readers take for octal. */
export const isIpv4 = (text: string): boolean => ipaddr.IPv4.isValidFourPartDecimal(text);

/** The parts of a name between its dots. */
export const labelsOf = (name: string): string[] => name.split('.');

type Check = (text: string) => Complaint | undefined;

/** A host with the one dot of the root behind it is the same host. */
export const hostText = (value: unknown): string => ruleText(value).replace(/\.$/, '');

/** A scheme with slashes, or one that telephony writes without; a port alone behind it makes a host of it. */
const scheme = /^(?:[a-z][a-z\d+.-]*:\/\/|(?:sips?|udp|tcp|tls|sctp|wss?|https?|tel):(?!\d+$))/i;

/** What stands behind the scheme of a text, without a user before it and what comes after the port. */
export const behindScheme = (text: string): string =>
  text
    .replace(scheme, '')
    .split(/[/?#;]/)[0]!
    .replace(/^.*@/, '');

const withScheme: Check = (text) => {
  const found = scheme.exec(text)?.[0];
  if (!found) return undefined;
  return isIpv6(behindScheme(text))
    ? { key: 'rules.host.ipv6' }
    : { key: 'rules.host.scheme', args: { scheme: found } };
};

const withBlanks: Check = (text) => (/\s/.test(text) ? { key: 'rules.host.blanks' } : undefined);

/** The bits of a netmask from 1 to 32, however it is written: `30` or `255.255.255.252`. */
const bitsOf = (mask: string): number | undefined => {
  const bits = isIpv4(mask) ? ipaddr.IPv4.parse(mask).prefixLengthFromSubnetMask() : Number(mask);
  return bits !== null && bits >= 1 && bits <= 32 ? bits : undefined;
};

const withNetmask: Check = (text) => {
  const [, address = '', mask = ''] = /^([\d.]+)\/(\d{1,3}|\d+(?:\.\d+){3})$/.exec(text) ?? [];
  const netmask = bitsOf(mask);
  return isIpv4(address) && netmask !== undefined
    ? { key: 'rules.host.netmask', args: { address, mask, netmask } }
    : undefined;
};

/** From one address to another: neither a name nor an address. */
const asRange: Check = (text) =>
  /^\d+(?:\.\d+){3}\s*-\s*\d+(?:\.\d+)*$/.test(text) ? { key: 'rules.host.range' } : undefined;

const withPath: Check = (text) => {
  const rest = /[/?#].*$/.exec(text)?.[0];
  return rest ? { key: 'rules.host.path', args: { rest } } : undefined;
};

/** Also inside brackets, and with a port behind them. */
const isIpv6 = (text: string) => ipaddr.IPv6.isValid(text.replace(/^\[([^\]]*)\](:\d*)?$/, '$1'));

const asIpv6: Check = (text) => (isIpv6(text) ? { key: 'rules.host.ipv6' } : undefined);

const withPort: Check = (text) => {
  const portPart = /:\d*$/.exec(text)?.[0];
  return portPart ? { key: 'rules.host.port', args: { port: portPart } } : undefined;
};

/** Browsers know the spelling of a name in ASCII. */
const beyondAscii: Check = (text) => {
  if (/^\p{ASCII}*$/u.test(text)) return undefined;
  try {
    const suggestion = new URL(`http://${text}`).hostname;
    return hostComplaint(suggestion)
      ? { key: 'rules.host.invalid' }
      : { key: 'rules.host.ascii', args: { suggestion } };
  } catch {
    return { key: 'rules.host.invalid' };
  }
};

const asAddress: Check = (text) => {
  if (!/^[\d.]+$/.test(text) || isIpv4(text)) return undefined;
  const plain = text.replace(/\b0+(?=\d)/g, '');
  return isIpv4(plain) ? { key: 'rules.host.leading_zeros', args: { address: text } } : { key: 'rules.host.address' };
};

function labelComplaint(label: string): Complaint | undefined {
  if (label === '') return { key: 'rules.host.empty_label' };
  if (label.length > longestLabel) return { key: 'rules.host.long_label', args: { max: longestLabel } };
  if (/^-|-$/.test(label)) return { key: 'rules.host.hyphen', args: { label } };
  return /^[a-z\d_-]+$/i.test(label) ? undefined : { key: 'rules.host.invalid' };
}

const asName: Check = (text) => {
  if (isIpv4(text)) return undefined;
  if (text.length > longestName) return { key: 'rules.host.too_long', args: { max: longestName } };
  const labels = labelsOf(text);
  const complaint = labels.map(labelComplaint).find(Boolean);
  if (complaint) return complaint;
  return /^\d+$/.test(labels.at(-1) ?? '') ? { key: 'rules.host.invalid' } : undefined;
};

/** What to remove comes before what is wrong with the rest. */
const checks: Check[] = [
  withScheme,
  asRange,
  withBlanks,
  withNetmask,
  withPath,
  asIpv6,
  withPort,
  beyondAscii,
  asAddress,
  asName,
];

/** What is wrong with a text as an IPv4 address or a name of the domain name system. @param text without blanks around it */
export function hostComplaint(text: string): Complaint | undefined {
  for (const check of checks) {
    const complaint = check(text);
    if (complaint) return complaint;
  }
  return undefined;
}

/** An IPv4 address or a host name (inputs, "Host names"). `options.labels` is how many parts a name has at least. */
export const host: NamedRule = (value, _, { labels }) => {
  const text = hostText(value);
  if (text === '') return undefined;
  const complaint = hostComplaint(text);
  if (complaint) return complaint;
  const isTooShort = typeof labels === 'number' && !isIpv4(text) && labelsOf(text).length < labels;
  return isTooShort ? { key: 'rules.host.invalid' } : hostWarning(text);
};

/** This computer itself, whoever it is that says so: never a host that the platform could reach. */
const ownAddress = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[?::1?\]?)$/i;

export const isOwnAddress = (host: string): boolean => ownAddress.test(host);

/** What is allowed of a host and still worth a look: names with an underscore, which some resolvers refuse, and one's own address. */
export function hostWarning(text: string): RuleComplaint | undefined {
  if (isOwnAddress(text)) return { key: 'rules.host.own', severity: 'warning' };
  return text.includes('_') ? { key: 'rules.host.underscore', severity: 'warning' } : undefined;
}

const highestPort = 65_535;

/** What is wrong with a value as a port (platform-api 9.5). */
export function portComplaint(value: unknown): Complaint | undefined {
  const port = /^\d+$/.test(ruleText(value)) ? Number(value) : 0;
  return port >= 1 && port <= highestPort ? undefined : { key: 'rules.port', args: { max: String(highestPort) } };
}
