import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Anrufübersicht |||| Anrufübersicht',
  fields: {
    attempted_at: 'Zeit',
    direction: 'Richtung',
    from: 'Von',
    to: 'An',
    duration: 'Dauer',
    answered: 'Angenommen',
    account_sid: 'Konto',
    sip_callid: 'SIP-Call-ID',
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
    direction: {
      inbound: 'Eingehend',
      outbound: 'Ausgehend',
    },
    unit: {
      hour: 'Stunde',
      day: 'Tag',
    },
  },
  empty: {
    title: 'In diesem Zeitraum gab es keine Anrufe.',
    text: 'Hier werden ein- und ausgehende Anrufe gezählt.',
  },
  no_match: {
    title: 'In diesem Zeitraum gab es keine Anrufe.',
  },
} satisfies Messages<typeof en>;
