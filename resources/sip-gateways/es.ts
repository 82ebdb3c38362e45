import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Pasarela SIP |||| Pasarelas SIP',
  fields: {
    sip_gateway_sid: 'SID de la pasarela',
    voip_carrier_sid: 'Operador',
    ipv4: 'Dirección de red',
    port: 'Puerto',
    netmask: 'Máscara',
    protocol: 'Protocolo',
    inbound: 'Entrante',
    outbound: 'Saliente',
    is_active: 'Activa',
    pad_crypto: 'Rellenar crypto',
    send_options_ping: 'Enviar ping OPTIONS',
    use_sips_scheme: 'Usar el esquema sips',
    remove_ice: 'Quitar ICE',
    dtls_off: 'Desactivar DTLS',
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
    no_direction: 'Una pasarela debe ser entrante o saliente.',
    taken: 'Cada pasarela SIP debe tener una dirección y un puerto únicos.',
    deleted: 'Pasarela SIP eliminada',
  },
} satisfies Messages<typeof en>;
