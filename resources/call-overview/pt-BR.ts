import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Visão geral das chamadas |||| Visão geral das chamadas',
  fields: {
    account_sid: 'Conta',
  },
  filters: {
    account_sid: 'Conta',
    period: 'Data',
    unit: 'Contar por',
  },
  all: {
    account_sid: 'Todas as contas',
    unit: 'O que couber',
  },
  choices: {
    unit: {
      hour: 'Hora',
      day: 'Dia',
    },
  },
} satisfies Messages<typeof en>;
