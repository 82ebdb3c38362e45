import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Chave de API |||| Chaves de API',
  fields: { token: 'Chave', created_at: 'Criada em', last_used: 'Último uso', expires_at: 'Expira em' },
  help: { expires_at: 'Opcional. A plataforma guarda a data, mas não a aplica: uma chave funciona até ser excluída.' },
  form: {
    empty: 'Nenhuma chave de API ainda.',
    add: 'Adicionar chave',
    actions: 'Ações',
    rotate: 'Rotacionar',
    rotate_key: 'Rotacionar %{name}',
    no_use: 'Nenhum uso anotado',
    no_expiry: 'Nunca',
    use_noted: {
      account_sid:
        'Último uso: a plataforma anota um só horário para todas as chaves de uma conta, no máximo uma vez por minuto. Ela não informa qual chave foi usada.',
      service_provider_sid: 'Último uso: a plataforma não anota quando uma chave de um provedor de serviços é usada.',
    },
    expiry_hint: 'Expira em: a data é armazenada, mas a plataforma não a aplica. Uma chave vale até ser excluída.',
    title: {
      create: 'Nova chave de API',
      made: 'Esta é a sua nova chave de API',
      delete: 'Excluir chave de API',
      rotate: 'Rotacionar chave de API',
    },
    ask: {
      create: 'Uma nova chave vale imediatamente. Ela é mostrada por completo só desta vez.',
      delete: 'Deseja realmente excluir a seguinte chave de API? %{name} Os programas que a usam serão recusados.',
      rotate: 'Uma nova chave é criada e mostrada. A antiga, %{name}, continua valendo até ser revogada.',
    },
    make: 'Criar a chave',
    both_answer: 'A chave antiga %{name} ainda vale. Coloque a nova no lugar dela e depois revogue a antiga.',
    keep_both: 'Manter as duas por enquanto',
    retire: 'Revogar a chave antiga',
    not_retired: 'Não foi possível revogar a chave antiga %{name}, e ela ainda vale: %{reason}',
    created: 'Chave de API criada',
    copied: 'Chave de API copiada',
    deleted: 'Chave de API excluída',
  },
} satisfies Messages<typeof en>;
