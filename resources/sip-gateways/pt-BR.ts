import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Gateway SIP |||| Gateways SIP',
  fields: {
    sip_gateway_sid: 'SID do gateway',
    voip_carrier_sid: 'Operadora',
    ipv4: 'Endereço de rede',
    port: 'Porta',
    netmask: 'Máscara',
    protocol: 'Protocolo',
    inbound: 'Entrada',
    outbound: 'Saída',
    is_active: 'Ativo',
    pad_crypto: 'Preencher crypto',
    send_options_ping: 'Enviar ping OPTIONS',
    use_sips_scheme: 'Usar o esquema sips',
    remove_ice: 'Remover ICE',
    dtls_off: 'Desativar DTLS',
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
    no_direction: 'Um gateway precisa ser de entrada ou de saída.',
    taken: 'Cada gateway SIP precisa de um endereço e uma porta só seus.',
    deleted: 'Gateway SIP excluído',
  },
} satisfies Messages<typeof en>;
