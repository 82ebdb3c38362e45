import type en from '../en/loading';
import type { Messages } from '../messages';

export default {
  new_version: 'Há uma nova versão do console.',
  reload_keeps: 'Recarregue a página para continuar. O que você digitou é mantido.',
  try_later: 'O que você digitou continua aqui. Tente novamente em instantes.',
  reload: 'Recarregar',
  retry: 'Tentar novamente',
  close: 'Fechar',
} satisfies Messages<typeof en>;
