import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Fournisseur de services |||| Fournisseurs de services',
  fields: { name: 'Nom du fournisseur de services', ms_teams_fqdn: 'Nom de domaine du SBC' },
} satisfies Messages<typeof en>;
