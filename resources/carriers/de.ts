import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Carrier |||| Carrier',
  fields: {
    voip_carrier_sid: 'Carrier-SID',
    name: 'Name des Carriers',
    is_active: 'Aktiv',
    account_sid: 'Genutzt von',
    application_sid: 'Standardanwendung',
    service_provider_sid: 'Dienstanbieter',
  },
} satisfies Messages<typeof en>;
