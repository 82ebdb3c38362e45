import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Proveedor de servicios |||| Proveedores de servicios',
  fields: { name: 'Nombre del proveedor de servicios', ms_teams_fqdn: 'Nombre de dominio del SBC' },
} satisfies Messages<typeof en>;
