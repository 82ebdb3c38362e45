import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Límite |||| Límites',
  fields: { category: 'Categoría', quantity: 'Cantidad' },
  choices: {
    category: {
      voice_call_session: 'Máximo de llamadas',
      voice_call_session_license: 'Llamadas con licencia',
      voice_call_minutes: 'Máximo de minutos',
      voice_call_minutes_license: 'Minutos con licencia',
    },
    unit: { session: 'Sesión', minute: 'Minuto' },
  },
  placeholders: { quantity: 'Indique la cantidad (0 = ilimitado)' },
} satisfies Messages<typeof en>;
