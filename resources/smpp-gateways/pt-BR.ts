import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Gateway SMPP |||| Gateways SMPP',
  fields: {
    smpp_gateway_sid: 'SID do gateway',
    voip_carrier_sid: 'Operadora',
    ipv4: 'IP ou DNS',
    port: 'Porta',
    netmask: 'Máscara',
    inbound: 'Entrada',
    outbound: 'Saída',
    is_primary: 'Principal',
    use_tls: 'Usar TLS',
  },
  placeholders: {
    ipv4: '1.2.3.4 / smpp.my.com',
    port: '2775',
  },
  form: {
    no_direction: 'Um gateway precisa ser de entrada ou de saída.',
    invalid_address: 'Informe um endereço IP ou nome de domínio completo válido, de entrada ou de saída.',
    taken: 'Cada gateway SMPP de entrada ou de saída precisa de um endereço e uma porta só seus.',
    deleted_inbound: 'Gateway SMPP de entrada excluído',
    deleted_outbound: 'Gateway SMPP de saída excluído',
  },
} satisfies Messages<typeof en>;
