import type en from '../en/actions';
import type { Messages } from '../messages';

export default {
  cancel: 'Cancelar',
  close: 'Cerrar',
  none_text:
    'No se ha elegido nada: lo que hay ahora se quita de %{smart_count} registro. ¿Desea continuar? |||| No se ha elegido nada: lo que hay ahora se quita de %{smart_count} registros. ¿Desea continuar?',
  confirm_text: '¿Desea continuar?',
  running: 'En curso…',
  progress: '%{finished} de %{total}',
  done: '%{smart_count} registro procesado |||| %{smart_count} registros procesados',
  selected: '%{smart_count} seleccionado |||| %{smart_count} seleccionados',
  select_matching: 'Seleccionar el que coincide |||| Seleccionar los %{smart_count} que coinciden',
  selection: 'Filas seleccionadas',
  of_selection: '%{label}: %{smart_count} fila seleccionada |||| %{label}: %{smart_count} filas seleccionadas',
  unselect: 'Anular la selección',
  report: {
    retry: 'Reintentar %{smart_count} |||| Reintentar %{smart_count}',
    title: 'Informe',
    done: '%{smart_count} completado |||| %{smart_count} completados',
    failed: '%{smart_count} con error |||| %{smart_count} con errores',
    cancelled: '%{smart_count} sin iniciar o cancelado |||| %{smart_count} sin iniciar o cancelados',
    row: '%{title}: %{reason}',
  },
  delete: {
    anyway: 'Eliminar de todos modos',
    button: 'Eliminar',
    button_of: 'Eliminar %{title}',
    title: 'Eliminar %{name}',
    confirm: '¿Seguro que desea eliminar %{title}?',
    confirm_many:
      '¿Seguro que desea eliminar %{smart_count} registro? |||| ¿Seguro que desea eliminar %{smart_count} registros?',
    checking: 'Comprobando qué lo utiliza…',
    in_use: 'No se puede eliminar porque está en uso:',
    unknown: 'No se pudo comprobar si está en uso: %{reason}',
    not_known: 'No se pudo comprobar por completo si está en uso:',
    unseen: 'También puede utilizarlo algo que usted no ve:',
    unknown_hint: 'Cierre este cuadro de diálogo e inténtelo de nuevo.',
    retry: 'Intentar de nuevo',
    done: 'Se ha eliminado %{title}',
    gone: 'Ya se había eliminado.',
    blocked_row: 'en uso por %{dependents}',
    running: 'Eliminando…',
  },
  duplicate: {
    done: 'Se creó la copia.',
    without_secrets:
      'Se creó la copia. Falta %{smart_count} secreto: añádalo. |||| Se creó la copia. Faltan %{smart_count} secretos: añádalos.',
    in_part: 'Se creó la copia, pero no se pudieron copiar %{failed} de %{total} filas.',
  },
  usage: {
    title: 'Utilizado por',
    none: 'Nada lo utiliza.',
    none_else: 'Nada más lo utiliza.',
    loading: 'Buscando qué lo utiliza…',
    failed: 'No se pudo averiguar qué lo utiliza: %{reason}',
    count: '%{name} (%{count})',
    more: 'y %{smart_count} más |||| y %{smart_count} más',
  },
} satisfies Messages<typeof en>;
