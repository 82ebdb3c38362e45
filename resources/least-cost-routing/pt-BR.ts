import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Roteamento de saída |||| Roteamento de saída',
  titles: {
    list: 'Roteamento de chamadas de saída',
    add: 'Adicionar rotas de saída',
    edit: 'Editar rotas de saída',
  },
  sections: {
    table: 'Tabela de roteamento',
    default: 'Rota padrão',
    routes: 'Rotas',
    simulator: 'Experimentar números',
  },
  section_help: {
    table: 'O roteamento de saída escolhe uma operadora quando há várias disponíveis.',
    default: 'Fica com toda chamada para a qual não há rota abaixo.',
    routes: 'A primeira rota que corresponde ao número discado fica com a chamada.',
    simulator: 'Que rota recebe um número discado e por qual operadora a chamada sai.',
  },
  fields: {
    lcr_sid: 'SID do roteamento',
    name: 'Nome',
    is_active: 'Ativo',
    account_sid: 'Usada por',
    service_provider_sid: 'Provedor de serviços',
    default_carrier_set_entry_sid: 'SID da entrada padrão',
    number_routes: 'Rotas',
    default_carriers: 'Operadora de saída padrão',
    voip_carrier_sid: 'Operadora',
    priority: 'Prioridade',
    workload: 'Peso',
    routes: 'Rota pela primeira correspondência',
  },
  help: {
    account_sid:
      'Uma conta tem apenas uma tabela, assim como o provedor para todas as contas. Não pode ser alterado depois.',
    routes: 'Arraste as linhas para mudar a ordem ou use as setas. As linhas são excluídas ao salvar.',
  },
  filters: {
    account_sid: 'Usada por',
  },
  all: {
    account_sid: 'Todas as contas',
  },
  none: {
    account_sid: 'Todas as contas',
  },
  choices: {
    is_active: {
      true: 'Ativo',
      false: 'Inativo',
    },
  },
  add_row: {
    routes: 'Adicionar uma rota',
  },
  empty: {
    title: 'Nenhuma rota de saída.',
    text: 'Uma tabela de roteamento diz qual operadora fica com qual chamada de saída.',
  },
  actions: {
    activate: {
      label: 'Ativar',
      running: 'Ativando…',
      done: 'Roteamento de saída alterado',
    },
    deactivate: {
      label: 'Desativar',
      title: 'Desativar %{name}',
      confirm:
        'A tabela será marcada como inativa. Algumas versões da plataforma também seguem tabelas inativas. Deseja continuar?',
      running: 'Desativando…',
      done: 'Roteamento de saída alterado',
    },
  },
  toasts: {
    created: 'Roteamento de saída criado',
    updated: 'Rotas alteradas',
    deleted: 'Roteamento de saída %{name} excluído',
    deleted_form: 'Roteamento de saída %{name} excluído',
  },
  delete: {
    confirm: 'Tem certeza de que deseja excluir o roteamento de saída %{name}?',
  },
  denied: {
    list: 'Você não tem permissão para gerenciar todas as rotas de saída',
  },
  form: {
    no_carriers: 'Não há operadoras disponíveis',
    no_carriers_account: 'Não há operadoras disponíveis para esta conta',
    route_deleted: 'Rota excluída',
  },
} satisfies Messages<typeof en>;
