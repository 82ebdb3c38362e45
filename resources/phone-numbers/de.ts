import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Rufnummer |||| Rufnummern',
  titles: { list: 'Rufnummern', add: 'Rufnummer hinzufügen', edit: 'Rufnummer bearbeiten' },
  sections: { number: 'Nummer', routing: 'Leitweg' },
  section_help: {
    number: 'Die Nummer, wie der Carrier sie liefert. Sie lässt sich später nicht ändern.',
    routing: 'Was mit Anrufen an diese Nummer geschieht.',
  },
  fields: {
    phone_number_sid: 'Rufnummern-SID',
    number: 'Rufnummer',
    account_sid: 'Konto',
    voip_carrier_sid: 'Carrier',
    with_inactive: 'Auch inaktive Carrier anbieten',
    application_sid: 'Anwendung',
  },
  filters: { account_sid: 'Konto', voip_carrier_sid: 'Carrier' },
  all: { account_sid: 'Alle Konten', voip_carrier_sid: 'Alle Carrier' },
  placeholders: { number: 'Rufnummer, deren Anrufe hier ankommen' },
  help: { application_sid: 'Ohne Anwendung antwortet die Standardanwendung des Carriers, wenn es eine gibt.' },
  actions: {
    route: {
      label: 'An Anwendung leiten',
      title: '%{smart_count} Nummer leiten |||| %{smart_count} Nummern leiten',
      none: '%{smart_count} Nummer hat dann keine Anwendung. Ihre Anrufe kann nur eine Standardanwendung des Carriers beantworten. Möchten Sie fortfahren? |||| %{smart_count} Nummern haben dann keine Anwendung. Ihre Anrufe können nur Standardanwendungen der Carrier beantworten. Möchten Sie fortfahren?',
      button: 'Leiten',
      running: 'Leitwege werden geändert …',
      done: 'Leitwege geändert',
    },
  },
  empty: {
    title: 'Keine Rufnummern.',
    text: 'Eine Rufnummer bestimmt, welche Anwendung die vom Carrier gelieferten Anrufe behandelt.',
  },
  toasts: { created: 'Rufnummer angelegt', updated: 'Rufnummer gespeichert', deleted: 'Rufnummer %{number} gelöscht' },
  delete: { confirm: 'Soll die Rufnummer %{number} wirklich gelöscht werden?' },
  look_up: 'Welche Nummer gewinnt?',
  inactive: '%{name} (inaktiv)',
  needs: {
    accounts: 'Legen Sie zuerst ein Konto an; erst dann können Sie eine Rufnummer anlegen.',
    carriers: 'Legen Sie zuerst einen SIP-Trunk an; erst dann können Sie eine Rufnummer anlegen.',
  },
  form: {
    number_taken: 'Diese Rufnummer wird bereits verwendet.',
    number_elsewhere: 'Diese Nummer wird auch beim Carrier „%{name}“ verwendet.',
  },
} satisfies Messages<typeof en>;
