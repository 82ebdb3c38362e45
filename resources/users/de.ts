import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Benutzer |||| Benutzer',
  titles: { add: 'Benutzer hinzufügen', edit: 'Benutzer bearbeiten' },
  sections: { access: 'Zugriff', identity: 'Angaben', password: 'Passwort' },
  section_help: {
    access: 'Was der Benutzer sehen und ändern darf.',
    identity: 'Mit dem Namen meldet sich der Benutzer an.',
    password: 'Wird einmal mitgeteilt; der Benutzer soll es bei der ersten Anmeldung ersetzen.',
  },
  fields: {
    user_sid: 'Benutzer-SID',
    scope: 'Bereich',
    account_sid: 'Konto',
    service_provider_sid: 'Dienstanbieter',
    name: 'Benutzername',
    email: 'E-Mail',
    initial_password: 'Vorläufiges Passwort',
    force_change: 'Passwortänderung erzwingen',
    is_active: 'Benutzer ist aktiv',
    is_view_only: 'Darf nur lesen',
    account_name: 'Kontoname',
    service_provider_name: 'Name des Dienstanbieters',
    owner: 'Bereich',
  },
  filters: { scope: 'Bereich', account_sid: 'Konto' },
  all: { scope: 'Alle Bereiche', account_sid: 'Alle Konten' },
  help: {
    is_view_only: 'Darf im Bereich alles ansehen und nichts ändern außer dem eigenen Passwort.',
  },
  choices: {
    is_active: { true: 'Aktiv', false: 'Inaktiv' },
    scope: { admin: 'Administrator', service_provider: 'Dienstanbieter', account: 'Konto' },
  },
  empty: { title: 'Keine Benutzer.', text: 'Wer sich an dieser Konsole anmeldet, ist ein Benutzer.' },
  toasts: { created: 'Benutzer angelegt', updated: 'Benutzer gespeichert', deleted: 'Benutzer %{name} gelöscht' },
  delete: { button: 'Benutzer löschen', confirm: 'Soll der Benutzer %{name} wirklich gelöscht werden?' },
  actions: {
    reset_password: {
      label: 'Vorläufiges Passwort setzen',
      title: 'Vorläufiges Passwort setzen',
      button: 'Passwort setzen',
      confirm:
        'Ein neues Passwort wird ausgedacht und einmal gezeigt. Das alte gilt dann nicht mehr, und der Benutzer muss bei der nächsten Anmeldung ein anderes wählen.',
      done: 'Das vorläufige Passwort ist gesetzt',
    },
  },
  needs: {
    accounts: 'Das Konto kann nicht vergeben werden. Der Dienstanbieter hat keine Konten.',
  },
  form: {
    password_kept: 'Bleibt dies leer, gilt das bisherige Passwort weiter.',
    taken: 'Ein anderer Benutzer hat diesen Namen oder diese E-Mail-Adresse.',
    no_promotion:
      'Die Plattform lässt keinen Wechsel in einen höheren Bereich zu. Löschen Sie den Benutzer und legen Sie ihn neu an.',
    one_step:
      'Die Plattform gibt einem Administrator nicht in einem Schritt ein Konto. Ordnen Sie den Benutzer erst dem Dienstanbieter zu, speichern Sie, und wählen Sie dann das Konto.',
    no_provider:
      'Wählen Sie erst einen Dienstanbieter: Ohne ihn würde die Plattform den neuen Benutzer zum Administrator machen.',
    ends_session: 'Mit dem Speichern wird der Benutzer abgemeldet.',
    own_scope: 'Das sind Sie selbst. Sie würden abgemeldet und dürften danach weniger.',
    own_inactive: 'Das sind Sie selbst. Sie würden sich inaktiv schalten.',
    own_view_only: 'Das sind Sie selbst. Ab der nächsten Anmeldung könnten Sie nichts mehr ändern, auch dies nicht.',
    own_delete: 'Das sind Sie selbst. Sie würden abgemeldet und kämen nicht mehr herein.',
  },
} satisfies Messages<typeof en>;
