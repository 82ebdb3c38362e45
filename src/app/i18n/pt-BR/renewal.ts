import type en from '../en/renewal';
import type { Messages } from '../messages';

export default {
  ends_soon: 'Sua sessão termina em %{smart_count} minuto. |||| Sua sessão termina em %{smart_count} minutos.',
  has_ended: 'Sua sessão terminou.',
  stay: 'Permanecer conectado',
  sign_in_anew: 'Salve seu trabalho: será preciso entrar novamente.',
  text: 'Informe a senha de %{name}. Nada muda nesta página.',
  password: 'Senha',
  missing: 'Informe sua senha.',
  cancel: 'Cancelar',
  working: 'Entrando…',
  done: 'A sessão continua ativa.',
} satisfies Messages<typeof en>;
