import { behindScheme, hostComplaint, hostText, portComplaint } from '../../rules/hosts/hostName';
import type { Complaint } from '../kit';

/** What was probably meant by a text that is no host: the host in it, and what belongs into other inputs. */
export interface HostOffer {
  host: string;
  netmask?: number;
  port?: number;
}

export interface HostAdvice {
  /** What to remove. */
  hint: Complaint;
  offer?: HostOffer;
}

/** Complaints that say what to change. */
const advised = ['scheme', 'blanks', 'netmask', 'path', 'ipv6', 'port', 'ascii', 'range', 'leading_zeros'].map(
  (part) => `rules.host.${part}`,
);

/** A host and its port; no port that is none. */
function withPort(text: string): HostOffer | undefined {
  const [host = '', port, ...rest] = text.split(':');
  if (rest.length > 0) return undefined;
  if (!port) return { host };
  return /^\d+$/.test(port) && !portComplaint(port) ? { host, port: Number(port) } : undefined;
}

function offerOf(text: string, { key, args = {} }: Complaint): HostOffer | undefined {
  switch (key) {
    case 'rules.host.scheme':
      return withPort(behindScheme(text));
    case 'rules.host.netmask':
      return { host: String(args.address), netmask: Number(args.netmask) };
    case 'rules.host.path':
      return { host: text.slice(0, text.length - String(args.rest).length) };
    case 'rules.host.port':
      return withPort(text);
    case 'rules.host.ascii':
      return { host: String(args.suggestion) };
    default:
      return undefined;
  }
}

/** What may be said to a text that is no host; undefined where there is nothing to advise. */
export function hostAdvice(typed: string): HostAdvice | undefined {
  const text = hostText(typed);
  const hint = hostComplaint(text);
  if (!hint || !advised.includes(hint.key)) return undefined;
  const offer = offerOf(text, hint);
  return { hint, ...(offer && !hostComplaint(offer.host) && { offer }) };
}
