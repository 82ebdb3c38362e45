import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Vue d’ensemble des appels |||| Vue d’ensemble des appels',
  fields: {
    account_sid: 'Compte',
  },
  filters: {
    account_sid: 'Compte',
    period: 'Date',
    unit: 'Compter par',
  },
  all: {
    account_sid: 'Tous les comptes',
    unit: 'Ce qui convient',
  },
  choices: {
    unit: {
      hour: 'Heure',
      day: 'Jour',
    },
  },
} satisfies Messages<typeof en>;
