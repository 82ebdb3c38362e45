import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Locatário do Microsoft Teams |||| Locatários do Microsoft Teams',
  titles: {
    add: 'Adicionar um locatário do Microsoft Teams',
    edit: 'Editar o locatário do Microsoft Teams',
  },
  sections: {
    tenant: 'Locatário',
  },
  section_help: {
    tenant: 'As chamadas do domínio do Teams de um cliente pertencem a uma conta, e uma aplicação as atende.',
  },
  fields: {
    ms_teams_tenant_sid: 'SID do locatário',
    tenant_fqdn: 'Nome de domínio',
    account_sid: 'Conta',
    application_sid: 'Aplicação',
    service_provider_sid: 'Provedor de serviços',
  },
  placeholders: {
    tenant_fqdn: 'Nome de domínio completo do locatário',
  },
  filters: {
    account_sid: 'Conta',
  },
  all: {
    account_sid: 'Todas as contas',
  },
  empty: {
    title: 'Nenhum locatário do Microsoft Teams.',
    text: 'Um locatário é um domínio de um cliente no Microsoft Teams.',
  },
  toasts: {
    created: 'Locatário do Microsoft Teams criado',
    updated: 'Locatário do Microsoft Teams alterado',
    deleted: 'Locatário do Microsoft Teams %{tenant_fqdn} excluído',
  },
  delete: {
    confirm: 'Tem certeza de que deseja excluir o locatário do Microsoft Teams %{tenant_fqdn}?',
  },
  needs: {
    accounts: 'É preciso criar uma conta antes de criar um locatário do Microsoft Teams.',
  },
  denied: {
    list: '%{provider} não tem um nome de domínio completo para o MS Teams',
  },
  form: {
    domain_taken: 'O nome de domínio informado já está em uso.',
  },
} satisfies Messages<typeof en>;
