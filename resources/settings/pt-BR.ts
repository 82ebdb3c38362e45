import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Configurações |||| Configurações',
  titles: { edit: 'Configurações' },
  tabs: { admin: 'Sistema', service_provider: 'Provedor de serviços' },
  sections: {
    provider: 'Provedor de serviços',
    teams: 'Microsoft Teams',
    prompts: 'Cache de TTS',
    keys: 'Chaves de API do provedor de serviços',
  },
  section_help: {
    teams: 'Chamadas de e para o Microsoft Teams por esta plataforma.',
    prompts: 'As mensagens já faladas são guardadas para que não precisem ser geradas de novo.',
    keys: 'Com uma destas chaves, um programa pode fazer o mesmo que um usuário deste provedor de serviços.',
  },
  fields: {
    service_provider_sid: 'SID do provedor de serviços',
    name: 'Nome do provedor de serviços',
    limits: 'Limites',
    has_teams: 'Ativar o Roteamento Direto do MS Teams',
    ms_teams_fqdn: 'Nome de domínio do SBC',
  },
  help: { limits: 'O que todas as contas deste provedor podem usar em conjunto.' },
  placeholders: { ms_teams_fqdn: 'Nome de domínio completo usado para o MS Teams' },
  toasts: { updated: 'Configurações atualizadas', deleted: 'Provedor de serviços %{name} excluído' },
  delete: {
    button: 'Excluir provedor de serviços %{name}',
    title: 'Excluir provedor de serviços',
    confirm: 'Deseja realmente excluir o provedor de serviços %{name}?',
  },
  denied: 'Sem permissão para gerenciar as configurações',
  actions: {
    clear_tts_cache: {
      label: 'Limpar o cache de TTS',
      title: 'Limpar o cache de TTS',
      button: 'Limpar',
      confirm: 'Deseja realmente limpar o cache de TTS?',
      done: 'Cache de TTS limpo com sucesso',
      count: 'Há %{smart_count} mensagem de TTS em cache |||| Há %{smart_count} mensagens de TTS em cache',
    },
  },
  form: {
    name_taken: 'Outro provedor de serviços já tem este nome.',
  },
} satisfies Messages<typeof en>;
