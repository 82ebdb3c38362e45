import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Limite |||| Limites',
  fields: { category: 'Categoria', quantity: 'Quantidade' },
  choices: {
    category: {
      voice_call_session: 'Máximo de chamadas',
      voice_call_session_license: 'Chamadas licenciadas',
      voice_call_minutes: 'Máximo de minutos',
      voice_call_minutes_license: 'Minutos licenciados',
    },
    unit: { session: 'Sessão', minute: 'Minuto' },
  },
  placeholders: { quantity: 'Informe a quantidade (0 = ilimitado)' },
} satisfies Messages<typeof en>;
