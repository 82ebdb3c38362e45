import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'SMPP-Gateway |||| SMPP-Gateways',
  fields: {
    smpp_gateway_sid: 'Gateway-SID',
    voip_carrier_sid: 'Carrier',
    ipv4: 'IP oder DNS-Name',
    port: 'Port',
    netmask: 'Netzmaske',
    inbound: 'Eingehend',
    outbound: 'Ausgehend',
    is_primary: 'Bevorzugt',
    use_tls: 'TLS verwenden',
  },
  placeholders: {
    ipv4: '1.2.3.4 / smpp.my.com',
    port: '2775',
  },
  form: {
    no_direction: 'Ein Gateway muss eingehend oder ausgehend sein.',
    invalid_address:
      'Geben Sie eine gültige IP-Adresse oder einen vollständigen Namen für ein- oder ausgehende Nachrichten an.',
    taken: 'Jedes ein- oder ausgehende SMPP-Gateway braucht eine eigene Adresse mit Port.',
    deleted_inbound: 'Eingehendes SMPP-Gateway gelöscht',
    deleted_outbound: 'Ausgehendes SMPP-Gateway gelöscht',
  },
} satisfies Messages<typeof en>;
