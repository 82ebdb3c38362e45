import type en from './en';
import type { Messages } from '../../../app/i18n/messages';

export default {
  title: 'Que número ganha?',
  label: 'Número chamado',
  label_help: 'Como uma operadora o entrega. Nada é alterado.',
  search: 'Consultar',
  no_number: 'Só dígitos, asterisco e cerquilha.',
  running: 'Procurando o que recebe as chamadas para %{number}…',
  none: 'Nenhuma entrada recebe uma chamada para %{number}. Responde o aplicativo da operadora, se ela tiver um.',
  found:
    'Uma chamada para %{number} é recebida, se vier por esta operadora: |||| Uma chamada para %{number} é recebida conforme a operadora pela qual vem:',
  too_many: 'Há mais entradas do que as que foram vistas.',
  no_carrier: 'Sem operadora',
  never: 'A uma entrada sem operadora nunca chega uma chamada.',
  taken_by: 'Recebida por',
  exact: 'o próprio número',
  wildcard: 'um curinga',
  expression: 'uma expressão',
  open: 'uma expressão que pode servir ou não',
  tie: 'Outro padrão tem o mesmo tamanho: não é certo qual deles recebe a chamada.',
  answered_by: 'Respondida por',
  of_carrier: '(o aplicativo da operadora)',
  nobody: 'Nenhum aplicativo',
  carrier_unknown: 'O aplicativo da operadora, se ela tiver um',
  account: 'Conta',
  no_account: 'Nenhuma',
  others: 'Também serve, mas vem depois:',
  scope:
    'Só foram vistas as entradas que são mostradas a você. Dos padrões que servem, o mais longo vem primeiro, e pode servir em qualquer parte do número.',
} satisfies Messages<typeof en>;
