import type { Predicate } from '../../src/schema/facts/predicate';
import { defineResource, type Field } from '../../src/schema/types';
import { following, inbound, netmask } from '../gatewayFields';

/** What goes with the direction or protocol that shows it: nothing of it goes on in secret. */
const shownWhile = (visible: Predicate): Field => ({ type: 'boolean', default: false, visible, sendWhenHidden: false });

const encrypted = { outbound: true, protocol: { in: ['tls', 'tls/srtp'] } } as const;

/** Where calls of a carrier come from and go to (platform-api 9.5). */
export default defineResource({
  name: 'sip-gateways',
  title: 'ipv4',
  api: {
    base: '/SipGateways',
    filters: { voip_carrier_sid: 'voip_carrier_sid' },
    /* A gateway is judged by the body alone: what it is for has to stand beside its address (platform-api 26.3). */
    always: ['ipv4', 'inbound', 'outbound'],
    errors: { netmask: 'netmask', 'IPv4|whitespace': 'ipv4' },
  },
  access: { scope: 'account' },
  fields: {
    sip_gateway_sid: { type: 'sid' },
    voip_carrier_sid: { type: 'sid', write: 'create' },
    ipv4: {
      type: 'host',
      required: true,
      options: { netmask: 'netmask', port: 'port', hints: true },
      maxLength: 128,
      rules: ['gateway-host'],
    },
    /* Without one the name service decides. */
    port: { type: 'port', default: 5060 },
    netmask,
    protocol: {
      type: 'select',
      choices: ['udp', 'tcp', 'tls', 'tls/srtp'],
      required: true,
      default: 'udp',
      visible: { outbound: true },
    },
    inbound,
    outbound: { type: 'boolean', default: false },
    is_active: { type: 'boolean', default: true },
    pad_crypto: { type: 'boolean', default: false },
    send_options_ping: shownWhile({ outbound: true }),
    use_sips_scheme: shownWhile(encrypted),
    remove_ice: shownWhile(encrypted),
    dtls_off: shownWhile(encrypted),
  },
  rows: {
    options: {
      more: ['pad_crypto', 'send_options_ping', 'use_sips_scheme', 'remove_ice', 'dtls_off'],
      sort: 'ipv4',
      count: ['inbound', 'outbound'],
      following,
      removed: [{ message: 'deleted' }],
    },
    rules: [{ uniqueRows: ['ipv4', 'port'], message: 'taken' }],
  },
});
