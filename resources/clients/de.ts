import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Client |||| Clients',
  titles: { list: 'SIP-Zugangsdaten', add: 'SIP-Client hinzufügen', edit: 'SIP-Client bearbeiten' },
  sections: {
    credentials: 'Zugangsdaten',
    calling: 'Direktes Anrufen',
    owner: 'Konto',
    device: 'So meldet sich dieses Gerät an',
  },
  section_help: {
    credentials: 'Womit sich ein SIP-Gerät anmeldet.',
    calling: 'Was das Gerät ohne eine Anwendung für SIP-Geräte anrufen darf.',
    owner: 'Das Gerät meldet sich am SIP-Realm dieses Kontos an.',
    device: 'Das Gerät meldet sich mit Benutzername und Passwort von oben am Realm an, über eine der Adressen.',
  },
  fields: {
    client_sid: 'Client-SID',
    username: 'Benutzername',
    password: 'Passwort',
    is_active: 'Aktiv',
    allow_direct_app_calling: 'Direktes Anrufen von Anwendungen erlauben',
    allow_direct_queue_calling: 'Direktes Anrufen von Warteschlangen erlauben',
    allow_direct_user_calling: 'Direktes Anrufen anderer Benutzer erlauben',
    account_sid: 'Gehört zu',
    registered: 'Registrierung',
  },
  filters: { account_sid: 'Konto' },
  all: { account_sid: 'Alle Konten' },
  help: {
    username: 'Geräte melden sich damit in derselben Groß- und Kleinschreibung an.',
    allow_direct_app_calling: 'Der Benutzer darf Anwendungen anrufen, auch wenn keine für SIP-Geräte eingestellt ist.',
    allow_direct_queue_calling:
      'Der Benutzer darf Anrufe aus Warteschlangen annehmen, auch wenn keine Anwendung für SIP-Geräte eingestellt ist.',
    allow_direct_user_calling:
      'Der Benutzer darf andere Benutzer anrufen, auch wenn keine Anwendung für SIP-Geräte eingestellt ist.',
  },
  choices: { is_active: { true: 'Aktiv', false: 'Inaktiv' } },
  empty: { title: 'Keine SIP-Clients.', text: 'Mit einem Client meldet sich ein SIP-Gerät an, um zu telefonieren.' },
  toasts: {
    created: 'Client angelegt',
    updated: 'Client gespeichert',
    deleted: 'SIP-Client %{username} gelöscht',
    deleted_form: 'Client gelöscht',
  },
  delete: { confirm: 'Soll der SIP-Client %{username} wirklich gelöscht werden?' },
  load: { registered: { pending: 'Es wird gefragt, ob das Gerät angemeldet ist …', failed: 'Nicht bekannt' } },
  registered: { active: 'Angemeldet', inactive: 'Nicht angemeldet' },
  form: {
    no_realm: 'Für das Konto ist kein SIP-Realm eingestellt.',
    set_realm: 'SIP-Realm des Kontos einstellen',
    ours: {
      sip: 'Adressen nach Transport: UDP und TCP, wo keiner genannt ist',
      realm: 'Realm (Domain)',
      any_realm: 'Der SIP-Realm des Kontos.',
      no_realm: 'Das Konto hat noch keinen SIP-Realm.',
      none: 'Keine bekannt.',
    },
  },
  realm_hint: 'Ihr SIP-Realm ist %{realm}',
  needs: {
    accounts: 'Legen Sie zuerst ein Konto an; erst dann können Sie einen Client anlegen.',
  },
} satisfies Messages<typeof en>;
