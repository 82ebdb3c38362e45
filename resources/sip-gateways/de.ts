import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'SIP-Gateway |||| SIP-Gateways',
  fields: {
    sip_gateway_sid: 'Gateway-SID',
    voip_carrier_sid: 'Carrier',
    ipv4: 'Netzadresse',
    port: 'Port',
    netmask: 'Netzmaske',
    protocol: 'Protokoll',
    inbound: 'Eingehend',
    outbound: 'Ausgehend',
    is_active: 'Aktiv',
    pad_crypto: 'Crypto auffüllen',
    send_options_ping: 'OPTIONS-Ping senden',
    use_sips_scheme: 'sips-Schema verwenden',
    remove_ice: 'ICE entfernen',
    dtls_off: 'DTLS aus',
  },
  placeholders: {
    ipv4: '1.2.3.4 / sip.my.com',
    port: '5060',
  },
  choices: {
    protocol: {
      udp: 'UDP',
      tcp: 'TCP',
      tls: 'TLS',
      'tls/srtp': 'TLS/SRTP',
    },
  },
  form: {
    no_direction: 'Ein Gateway muss eingehend oder ausgehend sein.',
    taken: 'Jedes SIP-Gateway braucht eine eigene Adresse mit Port.',
    deleted: 'SIP-Gateway gelöscht',
  },
} satisfies Messages<typeof en>;
