import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Limit |||| Limits',
  fields: { category: 'Kategorie', quantity: 'Menge' },
  choices: {
    category: {
      voice_call_session: 'Höchstzahl Anrufe',
      voice_call_session_license: 'Lizenzierte Anrufe',
      voice_call_minutes: 'Höchstzahl Minuten',
      voice_call_minutes_license: 'Lizenzierte Minuten',
    },
    unit: { session: 'Sitzung', minute: 'Minute' },
  },
  placeholders: { quantity: 'Menge eingeben (0 = unbegrenzt)' },
} satisfies Messages<typeof en>;
