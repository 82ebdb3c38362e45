import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Ausgehende Rufweiterleitung |||| Ausgehende Rufweiterleitungen',
  fields: {
    lcr_sid: 'Routing-SID',
    name: 'Name',
    account_sid: 'Konto',
    service_provider_sid: 'Dienstanbieter',
  },
} satisfies Messages<typeof en>;
