import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Resumen de llamadas |||| Resumen de llamadas',
  fields: {
    account_sid: 'Cuenta',
  },
  filters: {
    account_sid: 'Cuenta',
    period: 'Fecha',
    unit: 'Contar por',
  },
  all: {
    account_sid: 'Todas las cuentas',
    unit: 'Lo que convenga',
  },
  choices: {
    unit: {
      hour: 'Hora',
      day: 'Día',
    },
  },
} satisfies Messages<typeof en>;
