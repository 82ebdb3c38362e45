import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Profil |||| Profile',
  titles: { edit: 'Mein Profil' },
  sections: { user: 'Wer Sie sind', password: 'Mein Passwort ändern' },
  section_help: { password: 'Sie bleiben hier und anderswo angemeldet.' },
  fields: {
    user_sid: 'Benutzer-SID',
    name: 'Benutzername',
    email: 'E-Mail',
    is_view_only: 'Darf nur lesen',
    old_password: 'Derzeitiges Passwort',
    new_password: 'Neues Passwort',
    repeated_password: 'Neues Passwort wiederholen',
  },
  toasts: { updated: 'Ihr Passwort ist geändert' },
  form: {
    wrong_password: 'Dies ist nicht Ihr derzeitiges Passwort.',
    same_password: 'Das neue Passwort darf nicht das derzeitige sein.',
    passwords_differ: 'Die Passwörter stimmen nicht überein',
  },
} satisfies Messages<typeof en>;
