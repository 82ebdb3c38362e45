import type en from '../en/palette';
import type { Messages } from '../messages';

export default {
  open: 'Búsqueda y comandos',
  button: 'Buscar',
  placeholder: 'Ir a una pantalla, buscar un registro, ejecutar una acción',
  results: 'Resultados',
  groups: { page: 'En esta página', screens: 'Pantallas', sid: 'Identificador' },
  all: 'Todo con este texto: %{name}…',
  look_up: 'Buscar %{sid}',
  searching: 'Buscando…',
  nothing: 'No se encontró nada',
  no_sid: 'No se encontró ningún registro con este SID.',
  failed: 'No se pudo buscar en todo: %{names}',
  found: '%{smart_count} resultado |||| %{smart_count} resultados',
} satisfies Messages<typeof en>;
