import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Vue d’ensemble des appels |||| Vue d’ensemble des appels',
  fields: {
    attempted_at: 'Heure',
    direction: 'Sens',
    from: 'De',
    to: 'À',
    duration: 'Durée',
    answered: 'Répondu',
    account_sid: 'Compte',
    sip_callid: 'Call-ID SIP',
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
    direction: {
      inbound: 'Entrant',
      outbound: 'Sortant',
    },
    unit: {
      hour: 'Heure',
      day: 'Jour',
    },
  },
  empty: {
    title: 'Il n’y a pas eu d’appels pendant cette période.',
    text: 'Les appels entrants et sortants sont comptés ici.',
  },
  no_match: {
    title: 'Il n’y a pas eu d’appels pendant cette période.',
  },
} satisfies Messages<typeof en>;
