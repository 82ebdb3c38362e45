import type en from '../en/gate';
import type { Messages } from '../messages';

export default {
  username: 'Benutzername',
  password: 'Passwort',
  show_password: 'Passwort anzeigen',
  hide_password: 'Passwort verbergen',
  log_in: 'Anmelden',
  logging_in: 'Anmeldung läuft …',
  forgot_password: 'Passwort vergessen',
  caps_lock: 'Die Feststelltaste ist aktiv!',
  required: 'Dieses Feld wird benötigt',
  must_log_in: 'Sie müssen sich anmelden, um diese Seite zu sehen',
  session_expired: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich an und versuchen Sie es erneut.',
  logged_out: 'Sie haben sich erfolgreich abgemeldet.',
  unreachable: 'Der Server ist nicht erreichbar',
  new_version: 'Eine neue Version der Konsole ist da.',
  wrong_credentials: 'Die Anmeldedaten sind falsch',
  too_many: 'Es wurden zu viele Anfragen gestellt. Bitte warten Sie einen Augenblick und versuchen Sie es erneut.',
  went_wrong: 'Etwas ist schiefgegangen, bitte versuchen Sie es erneut',
  loading: 'Wird geladen …',
  reload: 'Neu laden',
} satisfies Messages<typeof en>;
