import type en from './en';
import type { Messages } from '../../../app/i18n/messages';

export default {
  numbers: 'Números discados',
  numbers_help:
    'Um ou muitos, cada um em sua linha, escritos como são discados: com o sinal de mais só onde é discado. As rotas contam como estão aqui, salvas ou não.',
  too_many: 'No máximo %{max} números podem ser experimentados de uma vez.',
  no_numbers: 'Isto não são números e fica de fora: %{texts}',
  row: 'linha %{number} (%{pattern})',
  default: 'rota padrão',
  no_carrier: 'nenhuma operadora escolhida',
  no_route_carrier: 'Nenhuma operadora desta tabela',
  failed: 'Não foi possível experimentar os números.',
  not_known: 'Não se sabe',
  then: 'depois',
  unreached: 'Rotas que não recebem chamada alguma',
  covered: 'Nunca alcançada: %{route}. Todos os seus números ficam com %{by}.',
  covered_together: 'Nunca alcançada: %{route}. Todos os seus números ficam, juntos, com %{by}.',
  stopped: 'Nunca alcançada: %{route}. A plataforma não consegue ler %{by} e desiste ali.',
  empty: 'Para número algum que possa ser discado: %{route}.',
  undecided: 'Não se sabe se é alcançada alguma vez: %{route}.',
  show: 'Mostrar',
  go_to: 'Mostrar a linha %{number}',
  outcomes: 'O que acontece com os números',
  number: 'Número',
  route: 'Recebida por',
  carriers: 'Operadora',
  before: 'Antes',
  none: 'Nenhuma rota o recebe',
  slow: 'Não termina com este número e pode deter a plataforma: %{route}',
  stops: 'A plataforma não consegue ler isto e desiste: %{route}',
  inside: 'Encontrado dentro do número. Com ^ na frente, o número tem de começar assim.',
  tried: '%{smart_count} número experimentado |||| %{smart_count} números experimentados',
  changed:
    '%{smart_count} de %{total} números de amostra muda de operadora com o que ainda não foi salvo. |||| %{smart_count} de %{total} números de amostra mudam de operadora com o que ainda não foi salvo.',
  changed_only: 'Só números que mudam de operadora',
  show_all: 'Mostrar %{smart_count} número |||| Mostrar todos os %{smart_count} números',
} satisfies Messages<typeof en>;
