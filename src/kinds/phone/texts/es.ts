import type en from './en';
import type { Messages } from '../../../app/i18n/messages';

export default {
  title: '¿Qué número gana?',
  label: 'Número llamado',
  label_help: 'Tal como lo entrega un operador. No se cambia nada.',
  search: 'Consultar',
  no_number: 'Solo dígitos, asterisco y almohadilla.',
  running: 'Buscando qué toma las llamadas a %{number}…',
  none: 'Ninguna entrada toma una llamada a %{number}. Responde la aplicación del operador, si tiene una.',
  found:
    'Una llamada a %{number} se toma, si llega por este operador: |||| Una llamada a %{number} se toma, según el operador por el que llega:',
  too_many: 'Hay más entradas de las que se han mirado.',
  no_carrier: 'Sin operador',
  never: 'A una entrada sin operador no llega nunca una llamada.',
  taken_by: 'La toma',
  exact: 'el número mismo',
  wildcard: 'un comodín',
  expression: 'una expresión',
  open: 'una expresión que puede encajar o no',
  tie: 'Otro patrón es igual de largo: no es seguro cuál de ellos toma la llamada.',
  answered_by: 'Responde',
  of_carrier: '(la aplicación del operador)',
  nobody: 'Ninguna aplicación',
  carrier_unknown: 'La aplicación del operador, si tiene una',
  account: 'Cuenta',
  no_account: 'Ninguna',
  others: 'También encaja, pero viene después:',
  scope:
    'Solo se han mirado las entradas que se le muestran. De los patrones que encajan va primero el más largo, y puede encajar en cualquier parte del número.',
} satisfies Messages<typeof en>;
