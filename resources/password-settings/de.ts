import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Passwortregeln |||| Passwortregeln',
  fields: {
    min_password_length: 'Mindestlänge',
    require_digit: 'Ziffer verlangen',
    require_special_character: 'Sonderzeichen verlangen',
  },
} satisfies Messages<typeof en>;
