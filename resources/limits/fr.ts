import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Limite |||| Limites',
  fields: { category: 'Catégorie', quantity: 'Quantité' },
  choices: {
    category: {
      voice_call_session: 'Appels maximum',
      voice_call_session_license: 'Appels sous licence',
      voice_call_minutes: 'Minutes maximum',
      voice_call_minutes_license: 'Minutes sous licence',
    },
    unit: { session: 'Session', minute: 'Minute' },
  },
  placeholders: { quantity: 'Saisissez la quantité (0 = illimité)' },
} satisfies Messages<typeof en>;
