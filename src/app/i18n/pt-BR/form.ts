import type en from '../en/form';
import type { Messages } from '../messages';

export default {
  titles: { create: 'Adicionar %{name}', edit: 'Editar %{name}', show: '%{name}' },
  breadcrumbs: 'Caminho',
  tabs: 'Partes do formulário',
  required: 'Este campo é obrigatório.',
  required_notice: 'Os campos marcados com asterisco* são obrigatórios.',
  read_only: 'Este registro pode ser consultado, mas não alterado.',
  errors: '%{smart_count} campo precisa de atenção |||| %{smart_count} campos precisam de atenção',
  save_bar: 'Salvar ou sair',
  save: 'Salvar',
  saving: 'Salvando…',
  cancel: 'Cancelar',
  retry: 'Tentar novamente',
  created: 'Registro criado: %{name}',
  updated: 'Registro atualizado: %{name}',
  failed: 'Não foi possível salvar.',
  count_unknown: 'Não foi possível carregar a quantidade.',
  swap: 'Trocar',
  nothing_lost: 'O que foi digitado continua aqui.',
  gone: 'Este registro não existe mais.',
  part: { saved: 'Salvo: %{name}', failed: 'Não salvo: %{name}. %{reason}' },
  ask: { title: 'Tem certeza?', save: 'Salvar mesmo assim' },
  unsaved: {
    title: 'Sair sem salvar?',
    text: 'As alterações não foram salvas e serão perdidas.',
    stay: 'Ficar aqui',
    leave: 'Sair sem salvar',
    saving_title: 'Sair enquanto se salva?',
    saving_text:
      'Suas alterações estão a caminho da plataforma. Se sair agora, uma mensagem dirá como foi; se falhar, o que foi digitado se perderá.',
    saving_leave: 'Sair',
  },
  draft: {
    text: 'Sua sessão terminou antes de salvar. O que havia sido digitado aqui foi guardado.',
    left_out: 'Senhas e outros segredos nunca são guardados: %{names}',
    restore: 'Restaurar alterações não salvas',
    discard: 'Descartar',
  },
  conflict: {
    title: 'Alterado nesse meio-tempo',
    text: 'Outra pessoa alterou este registro depois que ele foi aberto aqui. Escolha o que deve ser salvo.',
    mine: 'Manter o meu:',
    theirs: 'Usar o da outra pessoa:',
    empty: '(vazio)',
  },
} satisfies Messages<typeof en>;
