import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Opérateur |||| Opérateurs',
  fields: {
    voip_carrier_sid: 'SID de l’opérateur',
    name: 'Nom de l’opérateur',
    is_active: 'Actif',
    account_sid: 'Utilisé par',
    application_sid: 'Application par défaut',
    service_provider_sid: 'Fournisseur de services',
  },
} satisfies Messages<typeof en>;
