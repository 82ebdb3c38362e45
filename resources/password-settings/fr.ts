import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Règles des mots de passe |||| Règles des mots de passe',
  titles: { edit: 'Règles des mots de passe' },
  sections: { policy: 'Mots de passe' },
  section_help: {
    policy: 'À quoi un nouveau mot de passe doit satisfaire. Les mots de passe existants restent tels quels.',
  },
  fields: {
    min_password_length: 'Longueur minimale',
    require_digit: 'Exiger un chiffre',
    require_special_character: 'Exiger un caractère spécial',
  },
  toasts: { updated: 'Paramètres d’administration enregistrés' },
  form: {
    must: 'Le mot de passe doit :',
    length: 'comporter au moins %{count} caractères',
    digit: 'contenir au moins un chiffre',
    special: 'contenir au moins un caractère spécial',
  },
} satisfies Messages<typeof en>;
