import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Cliente SIP |||| Clientes SIP',
  titles: { list: 'Credenciais de clientes SIP', add: 'Adicionar cliente SIP', edit: 'Editar cliente SIP' },
  sections: {
    credentials: 'Credenciais',
    calling: 'Chamadas diretas',
    owner: 'Conta',
    device: 'Como registrar este dispositivo',
  },
  section_help: {
    credentials: 'Com que um dispositivo SIP se registra.',
    calling: 'Para onde o dispositivo pode ligar sem uma aplicação para chamadas de dispositivos SIP.',
    owner: 'O dispositivo se registra no realm SIP desta conta.',
    device: 'O dispositivo se registra com o usuário e a senha acima no realm, por um dos endereços.',
  },
  fields: {
    client_sid: 'SID do cliente',
    username: 'Nome de usuário',
    password: 'Senha',
    is_active: 'Ativo',
    allow_direct_app_calling: 'Permitir chamadas diretas para aplicações',
    allow_direct_queue_calling: 'Permitir chamadas diretas para filas',
    allow_direct_user_calling: 'Permitir chamadas diretas para outros usuários',
    account_sid: 'Pertence a',
    registered: 'Registro',
  },
  filters: { account_sid: 'Conta' },
  all: { account_sid: 'Todas as contas' },
  help: {
    username: 'Os dispositivos se registram com ele nas mesmas maiúsculas e minúsculas.',
    allow_direct_app_calling:
      'O usuário pode ligar para aplicações mesmo sem uma aplicação definida para chamadas de dispositivos SIP.',
    allow_direct_queue_calling:
      'O usuário pode atender chamadas de filas mesmo sem uma aplicação definida para chamadas de dispositivos SIP.',
    allow_direct_user_calling:
      'O usuário pode ligar para outros usuários mesmo sem uma aplicação definida para chamadas de dispositivos SIP.',
  },
  choices: { is_active: { true: 'Ativo', false: 'Inativo' } },
  empty: {
    title: 'Sem clientes SIP.',
    text: 'É com um cliente que um dispositivo SIP se registra para fazer e receber chamadas.',
  },
  toasts: {
    created: 'Cliente criado com sucesso',
    updated: 'Cliente atualizado com sucesso',
    deleted: 'Cliente SIP %{username} excluído',
    deleted_form: 'Cliente excluído com sucesso',
  },
  delete: { confirm: 'Deseja realmente excluir o cliente SIP %{username}?' },
  load: { registered: { pending: 'Perguntando se o dispositivo está registrado…', failed: 'Não se sabe' } },
  registered: { active: 'Registrado', inactive: 'Não registrado' },
  form: {
    no_realm: 'O realm SIP da conta não está definido.',
    set_realm: 'Definir o realm SIP da conta',
    ours: {
      sip: 'Endereços por transporte: UDP e TCP onde nenhum é indicado',
      realm: 'Realm (domínio)',
      any_realm: 'O realm SIP da conta.',
      no_realm: 'A conta ainda não tem realm SIP.',
      none: 'Nenhum é conhecido.',
    },
  },
  realm_hint: 'Seu domínio SIP é %{realm}',
  needs: {
    accounts: 'É preciso criar uma conta antes de criar um cliente.',
  },
} satisfies Messages<typeof en>;
