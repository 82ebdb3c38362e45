import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Resumen de llamadas |||| Resumen de llamadas',
  fields: {
    attempted_at: 'Hora',
    direction: 'Dirección',
    from: 'De',
    to: 'A',
    duration: 'Duración',
    answered: 'Respondida',
    account_sid: 'Cuenta',
    sip_callid: 'Call-ID de SIP',
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
    direction: {
      inbound: 'Entrante',
      outbound: 'Saliente',
    },
    unit: {
      hour: 'Hora',
      day: 'Día',
    },
  },
  empty: {
    title: 'No hubo llamadas en este periodo.',
    text: 'Aquí se cuentan las llamadas entrantes y salientes.',
  },
  no_match: {
    title: 'No hubo llamadas en este periodo.',
  },
} satisfies Messages<typeof en>;
