import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Provedor de serviços |||| Provedores de serviços',
  fields: { name: 'Nome do provedor de serviços', ms_teams_fqdn: 'Nome de domínio do SBC' },
} satisfies Messages<typeof en>;
