import { hostComplaint } from '../../rules/hosts/hostName';
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

/** Complaints that a person cannot do anything with while they type. */
const advised = ['scheme', 'blanks', 'netmask', 'path', 'ipv6', 'port', 'ascii'].map((part) => `rules.host.${part}`);

function offerOf(text: string, { key, args = {} }: Complaint): HostOffer | undefined {
  switch (key) {
    case 'rules.host.scheme': {
      const [host = '', port] = text
        .slice(String(args.scheme).length)
        .split(/[/?#;]/)[0]!
        .replace(/^.*@/, '')
        .split(':');
      return { host, ...(port && { port: Number(port) }) };
    }
    case 'rules.host.netmask':
      return { host: String(args.address), netmask: Number(args.netmask) };
    case 'rules.host.path':
      return { host: text.slice(0, text.length - String(args.rest).length) };
    case 'rules.host.port': {
      const [host = '', port] = text.split(':');
      return { host, ...(port && { port: Number(port) }) };
    }
    case 'rules.host.ascii':
      return { host: String(args.suggestion) };
    default:
      return undefined;
  }
}

/** What may be said to a text that is no host; undefined where there is nothing to advise. */
export function hostAdvice(text: string): HostAdvice | undefined {
  const hint = hostComplaint(text);
  if (!hint || !advised.includes(hint.key)) return undefined;
  const offer = offerOf(text, hint);
  return { hint, ...(offer && !hostComplaint(offer.host) && { offer }) };
}
