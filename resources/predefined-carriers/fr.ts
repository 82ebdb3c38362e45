import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Opérateur prédéfini |||| Opérateurs prédéfinis',
  fields: {
    predefined_carrier_sid: 'SID du modèle',
    name: 'Nom',
    trunk_type: 'Type de liaison',
    requires_static_ip: 'Exige une adresse IP fixe de notre part',
    requires_register: 'Exige un enregistrement',
    register_sip_realm: 'Domaine SIP',
    register_username: 'Nom d’utilisateur',
    inbound_auth_username: 'Nom d’utilisateur entrant',
    e164_leading_plus: 'Plus initial',
    tech_prefix: 'Préfixe technique',
    diversion: 'En-tête SIP Diversion',
  },
  choices: {
    trunk_type: {
      static_ip: 'Liaison IP',
      auth: 'Liaison authentifiée',
      reg: 'Liaison enregistrée',
    },
  },
} satisfies Messages<typeof en>;
