import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Anrufübersicht |||| Anrufübersicht',
  fields: {
    account_sid: 'Konto',
  },
  filters: {
    account_sid: 'Konto',
    period: 'Datum',
    unit: 'Zählen nach',
  },
  all: {
    account_sid: 'Alle Konten',
    unit: 'Was passt',
  },
  choices: {
    unit: {
      hour: 'Stunde',
      day: 'Tag',
    },
  },
} satisfies Messages<typeof en>;
