import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Ruta |||| Rutas',
  fields: {
    lcr_route_sid: 'SID de la ruta',
    lcr_sid: 'SID del enrutamiento',
    regex: 'Prefijo de dígitos o regex',
    description: 'Descripción',
    lcr_carrier_set_entries: 'Operador',
    priority: 'Posición',
  },
} satisfies Messages<typeof en>;
