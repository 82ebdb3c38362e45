import type en from '../en/renewal';
import type { Messages } from '../messages';

export default {
  ends_soon: 'Ihre Sitzung endet in %{smart_count} Minute. |||| Ihre Sitzung endet in %{smart_count} Minuten.',
  has_ended: 'Ihre Sitzung ist beendet.',
  stay: 'Angemeldet bleiben',
  sign_in_anew: 'Speichern Sie Ihre Arbeit: Sie müssen sich danach neu anmelden.',
  text: 'Geben Sie das Passwort von %{name} ein. Auf dieser Seite ändert sich nichts.',
  password: 'Passwort',
  missing: 'Geben Sie Ihr Passwort ein.',
  cancel: 'Abbrechen',
  working: 'Anmeldung läuft …',
  done: 'Sie bleiben angemeldet.',
} satisfies Messages<typeof en>;
