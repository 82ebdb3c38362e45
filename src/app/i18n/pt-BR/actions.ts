import type en from '../en/actions';
import type { Messages } from '../messages';

export default {
  cancel: 'Cancelar',
  close: 'Fechar',
  none_text:
    'Nada foi escolhido: o que há agora será retirado de %{smart_count} registro. Deseja continuar? |||| Nada foi escolhido: o que há agora será retirado de %{smart_count} registros. Deseja continuar?',
  confirm_text: 'Deseja continuar?',
  running: 'Em andamento…',
  progress: '%{finished} de %{total}',
  done: '%{smart_count} registro concluído |||| %{smart_count} registros concluídos',
  selected: '%{smart_count} selecionado |||| %{smart_count} selecionados',
  select_matching: 'Selecionar o que corresponde |||| Selecionar os %{smart_count} que correspondem',
  selection: 'Linhas selecionadas',
  of_selection: '%{label}: %{smart_count} linha selecionada |||| %{label}: %{smart_count} linhas selecionadas',
  unselect: 'Desmarcar',
  report: {
    retry: 'Tentar %{smart_count} novamente |||| Tentar %{smart_count} novamente',
    title: 'Relatório',
    done: '%{smart_count} concluído |||| %{smart_count} concluídos',
    failed: '%{smart_count} com falha |||| %{smart_count} com falha',
    cancelled: '%{smart_count} não iniciado ou cancelado |||| %{smart_count} não iniciados ou cancelados',
    row: '%{title}: %{reason}',
  },
  delete: {
    anyway: 'Excluir mesmo assim',
    button: 'Excluir',
    button_of: 'Excluir %{title}',
    title: 'Excluir %{name}',
    confirm: 'Deseja realmente excluir %{title}?',
    confirm_many:
      'Deseja realmente excluir %{smart_count} registro? |||| Deseja realmente excluir %{smart_count} registros?',
    checking: 'Verificando o que usa este registro…',
    in_use: 'A exclusão não é possível porque o registro está em uso:',
    unknown: 'Não foi possível verificar se o registro está em uso: %{reason}',
    not_known: 'Não foi possível verificar por completo se o registro está em uso:',
    unseen: 'O que não está visível para você também pode usá-lo:',
    unknown_hint: 'Feche esta janela e tente novamente.',
    retry: 'Tentar novamente',
    done: 'Registro excluído: %{title}',
    gone: 'O registro já havia sido excluído.',
    blocked_row: 'em uso por %{dependents}',
    running: 'Excluindo…',
  },
  duplicate: {
    done: 'A cópia foi criada.',
    without_secrets:
      'A cópia foi criada. Falta %{smart_count} segredo: inclua-o. |||| A cópia foi criada. Faltam %{smart_count} segredos: inclua-os.',
    in_part: 'A cópia foi criada, mas não foi possível copiar %{failed} de %{total} linhas.',
  },
  usage: {
    title: 'Usado por',
    none: 'Nada usa este registro.',
    none_else: 'Nada mais usa este registro.',
    loading: 'Procurando o que usa este registro…',
    failed: 'Não foi possível descobrir o que usa este registro: %{reason}',
    count: '%{name} (%{count})',
    more: 'e mais %{smart_count} |||| e mais %{smart_count}',
  },
} satisfies Messages<typeof en>;
