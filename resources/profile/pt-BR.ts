import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Perfil |||| Perfis',
  titles: { edit: 'Meu perfil' },
  sections: { user: 'Meus dados', password: 'Alterar minha senha' },
  section_help: { password: 'A sessão continua ativa aqui e em outros lugares.' },
  fields: {
    user_sid: 'SID do usuário',
    name: 'Nome de usuário',
    email: 'E-mail do usuário',
    is_view_only: 'Usuário somente leitura',
    old_password: 'Senha atual',
    new_password: 'Nova senha',
    repeated_password: 'Confirmar a nova senha',
  },
  toasts: { updated: 'Sua senha foi alterada' },
  form: {
    wrong_password: 'Esta não é a sua senha atual.',
    same_password: 'A nova senha não pode ser a atual.',
    passwords_differ: 'As senhas não coincidem',
  },
} satisfies Messages<typeof en>;
