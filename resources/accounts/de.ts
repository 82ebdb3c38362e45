import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Konto |||| Konten',
  account: 'Konto',
  titles: { add: 'Konto hinzufügen', edit: 'Konto bearbeiten' },
  sections: { identity: 'Konto', sip: 'SIP' },
  section_help: {
    identity: 'Wie dieser Kunde heißt.',
    sip: 'Wohin Carrier Anrufe senden und wo sich Geräte anmelden.',
  },
  fields: {
    account_sid: 'Konto-SID',
    name: 'Kontoname',
    sip_realm: 'SIP-Realm',
    is_active: 'Status',
    service_provider_sid: 'Dienstanbieter',
  },
  help: {
    sip_realm:
      'Ein eigener Domainname dieses Kontos, zum Beispiel acme.sip.example.com. Er wird klein geschrieben gespeichert.',
  },
  placeholders: { sip_realm: 'Der Domainname, an dem sich SIP-Geräte anmelden' },
  choices: { is_active: { true: 'Aktiv', false: 'Inaktiv' } },
  empty: {
    title: 'Keine Konten.',
    text: 'Ein Konto enthält die Anwendungen, Nummern, Carrier und Clients eines Kunden.',
  },
  toasts: { created: 'Konto angelegt', updated: 'Konto gespeichert', deleted: 'Konto %{name} gelöscht' },
  delete: { confirm: 'Soll das Konto %{name} wirklich gelöscht werden?' },
  name_taken: 'Dieser Name wird bereits für ein anderes Ihrer Konten verwendet.',
  realm_taken: 'Dieser SIP-Realm wird bereits für ein anderes Ihrer Konten verwendet.',
  denied: 'Sie dürfen nicht alle Konten verwalten',
  edit_denied: 'Sie dürfen dieses Konto nicht ändern',
} satisfies Messages<typeof en>;
