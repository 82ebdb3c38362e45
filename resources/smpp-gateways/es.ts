import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Pasarela SMPP |||| Pasarelas SMPP',
  fields: {
    smpp_gateway_sid: 'SID de la pasarela',
    voip_carrier_sid: 'Operador',
    ipv4: 'IP o DNS',
    port: 'Puerto',
    netmask: 'Máscara',
    inbound: 'Entrante',
    outbound: 'Saliente',
    is_primary: 'Principal',
    use_tls: 'Usar TLS',
  },
  placeholders: {
    ipv4: '1.2.3.4 / smpp.my.com',
    port: '2775',
  },
  form: {
    no_direction: 'Una pasarela debe ser entrante o saliente.',
    invalid_address: 'Indique una dirección IP o un nombre de dominio completo válido, entrante o saliente.',
    taken: 'Cada pasarela SMPP entrante o saliente debe tener una dirección y un puerto únicos.',
    deleted_inbound: 'Pasarela SMPP entrante eliminada',
    deleted_outbound: 'Pasarela SMPP saliente eliminada',
  },
} satisfies Messages<typeof en>;
