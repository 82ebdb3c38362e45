import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Vordefinierter Carrier |||| Vordefinierte Carrier',
  fields: {
    predefined_carrier_sid: 'Vorlagen-SID',
    name: 'Name',
    trunk_type: 'Trunk-Art',
    requires_static_ip: 'Braucht eine feste IP-Adresse von uns',
    requires_register: 'Braucht Registrierung',
    register_sip_realm: 'SIP-Realm',
    register_username: 'Benutzername',
    inbound_auth_username: 'Benutzername eingehend',
    e164_leading_plus: 'Führendes Plus',
    tech_prefix: 'Technisches Präfix',
    diversion: 'SIP-Diversion-Header',
  },
  choices: {
    trunk_type: {
      static_ip: 'IP-Trunk',
      auth: 'Trunk mit Anmeldung',
      reg: 'Trunk mit Registrierung',
    },
  },
} satisfies Messages<typeof en>;
