import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Operador |||| Operadores',
  fields: {
    voip_carrier_sid: 'SID del operador',
    name: 'Nombre del operador',
    is_active: 'Activo',
    account_sid: 'Utilizado por',
    application_sid: 'Aplicación predeterminada',
    service_provider_sid: 'Proveedor de servicios',
  },
} satisfies Messages<typeof en>;
