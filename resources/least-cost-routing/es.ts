import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Enrutamiento saliente |||| Enrutamientos salientes',
  fields: {
    lcr_sid: 'SID del enrutamiento',
    name: 'Nombre',
    account_sid: 'Cuenta',
    service_provider_sid: 'Proveedor de servicios',
  },
} satisfies Messages<typeof en>;
