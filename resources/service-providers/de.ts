import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Dienstanbieter |||| Dienstanbieter',
  fields: { name: 'Name des Dienstanbieters', ms_teams_fqdn: 'Domainname des SBC' },
} satisfies Messages<typeof en>;
