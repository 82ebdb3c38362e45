import type en from './en';
import type { Messages } from '../../../app/i18n/messages';

export default {
  numbers: 'Números marcados',
  numbers_help:
    'Uno o muchos, cada uno en su línea, escritos como se marcan: con el signo más solo donde se marca. Las rutas cuentan tal como están aquí, guardadas o no.',
  too_many: 'Se pueden probar como máximo %{max} números a la vez.',
  no_numbers: 'Esto no son números y se omite: %{texts}',
  row: 'fila %{number} (%{pattern})',
  default: 'ruta predeterminada',
  no_carrier: 'sin operador elegido',
  no_route_carrier: 'Ningún operador de esta tabla',
  failed: 'No se pudieron probar los números.',
  not_known: 'No se sabe',
  then: 'luego',
  unreached: 'Rutas que no toman ninguna llamada',
  covered: 'Nunca se alcanza: %{route}. Todos sus números los toma %{by}.',
  covered_together: 'Nunca se alcanza: %{route}. Todos sus números los toman juntas %{by}.',
  stopped: 'Nunca se alcanza: %{route}. La plataforma no puede leer %{by} y abandona ahí.',
  empty: 'Para ningún número que se pueda marcar: %{route}.',
  undecided: 'No se sabe si se alcanza alguna vez: %{route}.',
  show: 'Mostrar',
  go_to: 'Mostrar la fila %{number}',
  outcomes: 'Qué ocurre con los números',
  number: 'Número',
  route: 'La toma',
  carriers: 'Operador',
  before: 'Antes',
  none: 'Ninguna ruta lo toma',
  slow: 'No termina con este número y puede detener la plataforma: %{route}',
  stops: 'La plataforma no puede leer esto y abandona: %{route}',
  inside: 'Hallado dentro del número. Con ^ delante, el número tiene que empezar así.',
  tried: '%{smart_count} número probado |||| %{smart_count} números probados',
  changed:
    '%{smart_count} de %{total} números de muestra cambia de operador con lo que aún no se ha guardado. |||| %{smart_count} de %{total} números de muestra cambian de operador con lo que aún no se ha guardado.',
  changed_only: 'Solo números que cambian de operador',
  show_all: 'Mostrar %{smart_count} número |||| Mostrar los %{smart_count} números',
} satisfies Messages<typeof en>;
