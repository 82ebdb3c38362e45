import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Règles des mots de passe |||| Règles des mots de passe',
  fields: {
    min_password_length: 'Longueur minimale',
    require_digit: 'Exiger un chiffre',
    require_special_character: 'Exiger un caractère spécial',
  },
} satisfies Messages<typeof en>;
