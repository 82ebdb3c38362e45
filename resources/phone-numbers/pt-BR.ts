import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Número de telefone |||| Números de telefone',
  titles: { list: 'Números de telefone', add: 'Adicionar número de telefone', edit: 'Editar número de telefone' },
  sections: { number: 'Número', routing: 'Roteamento' },
  section_help: {
    number: 'O número como a operadora o entrega. Não pode ser alterado depois de adicionado.',
    routing: 'O que acontece com as chamadas para este número.',
  },
  fields: {
    phone_number_sid: 'SID do número',
    number: 'Número de telefone',
    account_sid: 'Conta',
    voip_carrier_sid: 'Operadora',
    with_inactive: 'Oferecer também operadoras inativas',
    application_sid: 'Aplicação',
  },
  filters: { account_sid: 'Conta', voip_carrier_sid: 'Operadora' },
  all: { account_sid: 'Todas as contas', voip_carrier_sid: 'Todas as operadoras' },
  placeholders: { number: 'Número de telefone cujas chamadas chegam a este serviço' },
  help: { application_sid: 'Sem uma aplicação, responde a aplicação padrão da operadora, se houver.' },
  actions: {
    route: {
      label: 'Rotear para aplicação',
      title: 'Rotear %{smart_count} número |||| Rotear %{smart_count} números',
      none: '%{smart_count} número ficará sem aplicação. Só uma aplicação padrão da operadora pode atender às suas chamadas. Deseja continuar? |||| %{smart_count} números ficarão sem aplicação. Só aplicações padrão das operadoras podem atender às suas chamadas. Deseja continuar?',
      button: 'Rotear',
      running: 'Atualizando o roteamento…',
      done: 'Roteamento atualizado com sucesso',
    },
  },
  empty: {
    title: 'Sem números de telefone.',
    text: 'Um número define qual aplicação trata as chamadas que uma operadora entrega para ele.',
  },
  toasts: {
    created: 'Número de telefone criado com sucesso',
    updated: 'Número de telefone atualizado com sucesso',
    deleted: 'Número de telefone %{number} excluído',
  },
  delete: { confirm: 'Deseja realmente excluir o número de telefone %{number}?' },
  look_up: 'Que número ganha?',
  inactive: '%{name} (inativa)',
  needs: {
    accounts: 'É preciso criar uma conta antes de criar um número de telefone.',
    carriers: 'É preciso criar um tronco SIP antes de criar um número de telefone.',
  },
  form: {
    number_taken: 'O número de telefone informado já está em uso.',
    number_elsewhere: 'Este número também está em uso na operadora “%{name}”.',
  },
} satisfies Messages<typeof en>;
