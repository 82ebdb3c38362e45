import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Operadora predefinida |||| Operadoras predefinidas',
  fields: {
    predefined_carrier_sid: 'SID do modelo',
    name: 'Nome',
    trunk_type: 'Tipo de tronco',
    requires_static_ip: 'Precisa de um endereço IP fixo nosso',
    requires_register: 'Precisa de registro',
    register_sip_realm: 'Domínio SIP',
    register_username: 'Usuário de autenticação',
    inbound_auth_username: 'Usuário de entrada',
    e164_leading_plus: 'Sinal de mais inicial',
    tech_prefix: 'Prefixo técnico',
    diversion: 'Cabeçalho SIP Diversion',
  },
  choices: {
    trunk_type: {
      static_ip: 'Tronco IP',
      auth: 'Tronco com autenticação',
      reg: 'Tronco com registro',
    },
  },
} satisfies Messages<typeof en>;
