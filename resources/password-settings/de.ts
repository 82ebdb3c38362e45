import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Passwortregeln |||| Passwortregeln',
  titles: { edit: 'Passwortregeln' },
  sections: { policy: 'Passwörter' },
  section_help: { policy: 'Wie ein neues Passwort sein muss. Bestehende Passwörter bleiben, wie sie sind.' },
  fields: {
    min_password_length: 'Mindestlänge des Passworts',
    require_digit: 'Passwort braucht eine Ziffer',
    require_special_character: 'Passwort braucht ein Sonderzeichen',
  },
  toasts: { updated: 'Systemeinstellungen gespeichert' },
  form: {
    must: 'Das Passwort muss:',
    length: 'Mindestens %{count} Zeichen lang sein',
    digit: 'Mindestens eine Ziffer enthalten',
    special: 'Mindestens ein Sonderzeichen enthalten',
  },
} satisfies Messages<typeof en>;
