import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Acheminement sortant |||| Acheminements sortants',
  fields: {
    lcr_sid: 'SID de l’acheminement',
    name: 'Nom',
    account_sid: 'Compte',
    service_provider_sid: 'Fournisseur de services',
  },
} satisfies Messages<typeof en>;
