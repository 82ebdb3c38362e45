import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Operador predefinido |||| Operadores predefinidos',
  fields: {
    predefined_carrier_sid: 'SID de la plantilla',
    name: 'Nombre',
    trunk_type: 'Tipo de troncal',
    requires_static_ip: 'Requiere una dirección IP fija nuestra',
    requires_register: 'Requiere registro',
    register_sip_realm: 'Dominio SIP',
    register_username: 'Usuario de autenticación',
    inbound_auth_username: 'Usuario entrante',
    e164_leading_plus: 'Signo más inicial',
    tech_prefix: 'Prefijo técnico',
    diversion: 'Cabecera SIP Diversion',
  },
  choices: {
    trunk_type: {
      static_ip: 'Troncal IP',
      auth: 'Troncal con autenticación',
      reg: 'Troncal con registro',
    },
  },
} satisfies Messages<typeof en>;
