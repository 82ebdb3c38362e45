import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Regras de senha |||| Regras de senha',
  titles: { edit: 'Regras de senha' },
  sections: { policy: 'Senhas' },
  section_help: { policy: 'Como deve ser uma nova senha. As senhas existentes continuam como estão.' },
  fields: {
    min_password_length: 'Tamanho mínimo da senha',
    require_digit: 'Exigir um número na senha',
    require_special_character: 'Exigir um caractere especial na senha',
  },
  toasts: { updated: 'Configurações do sistema atualizadas' },
  form: {
    must: 'A senha deve:',
    length: 'Ter no mínimo %{count} caracteres',
    digit: 'Conter pelo menos um número',
    special: 'Conter pelo menos um caractere especial',
  },
} satisfies Messages<typeof en>;
