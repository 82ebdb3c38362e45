import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Usuário |||| Usuários',
  titles: { add: 'Adicionar usuário', edit: 'Editar usuário' },
  sections: { access: 'Acesso', identity: 'Identidade', password: 'Senha' },
  section_help: {
    access: 'O que o usuário pode ver e alterar.',
    identity: 'O nome é aquilo com que o usuário entra.',
    password: 'Informada uma só vez; o usuário deve trocá-la no primeiro acesso.',
  },
  fields: {
    user_sid: 'SID do usuário',
    scope: 'Escopo',
    account_sid: 'Conta',
    service_provider_sid: 'Provedor de serviços',
    name: 'Nome de usuário',
    email: 'E-mail do usuário',
    initial_password: 'Senha temporária',
    force_change: 'Exigir troca de senha',
    is_active: 'Usuário ativo',
    is_view_only: 'Usuário somente leitura',
    account_name: 'Nome da conta',
    service_provider_name: 'Nome do provedor de serviços',
    owner: 'Escopo',
  },
  filters: { scope: 'Escopo', account_sid: 'Conta' },
  all: { scope: 'Todos os escopos', account_sid: 'Todas as contas' },
  help: {
    is_view_only: 'Pode ver tudo no escopo e não alterar nada além da própria senha.',
  },
  choices: {
    is_active: { true: 'Ativo', false: 'Inativo' },
    scope: { admin: 'Administrador', service_provider: 'Provedor de serviços', account: 'Conta' },
  },
  empty: { title: 'Sem usuários.', text: 'Quem entra neste console é um usuário.' },
  toasts: {
    created: 'Usuário criado com sucesso',
    updated: 'Usuário atualizado com sucesso',
    deleted: 'Usuário %{name} excluído',
  },
  delete: { button: 'Excluir usuário', confirm: 'Deseja realmente excluir o usuário %{name}?' },
  actions: {
    reset_password: {
      label: 'Definir senha temporária',
      title: 'Definir senha temporária',
      button: 'Definir senha',
      confirm:
        'Uma nova senha é gerada e mostrada uma só vez. A antiga deixa de valer, e o usuário deve escolher outra no próximo acesso.',
      done: 'A senha temporária foi definida',
    },
  },
  needs: {
    accounts: 'Não é possível atribuir uma conta. O provedor de serviços não tem contas.',
  },
  form: {
    password_kept: 'Se ficar vazio, a senha não muda.',
    taken: 'Outro usuário já tem este nome ou e-mail.',
    no_promotion:
      'A plataforma não permite que um usuário passe a um escopo superior. Exclua o usuário e adicione um novo.',
    one_step:
      'A plataforma não atribui uma conta a um administrador em uma só etapa. Vincule o usuário primeiro a um provedor de serviços, salve e depois escolha a conta.',
    no_provider:
      'Escolha primeiro um provedor de serviços: sem ele, a plataforma tornaria o novo usuário um administrador.',
    ends_session: 'Ao salvar, a sessão do usuário é encerrada.',
    own_scope: 'Este é o seu próprio usuário. Sua sessão seria encerrada, com menos permissões depois.',
    own_inactive: 'Este é o seu próprio usuário. Ele ficaria inativo.',
    own_view_only:
      'Este é o seu próprio usuário. A partir do próximo acesso não seria possível alterar mais nada, nem mesmo isto.',
    own_delete: 'Este é o seu próprio usuário. Sua sessão seria encerrada, sem possibilidade de voltar.',
  },
} satisfies Messages<typeof en>;
