import type en from '../en/form';
import type { Messages } from '../messages';

export default {
  titles: { create: 'Añadir %{name}', edit: 'Editar %{name}', show: '%{name}' },
  breadcrumbs: 'Ruta',
  tabs: 'Partes del formulario',
  required: 'Este campo es obligatorio.',
  required_notice: 'Los campos marcados con un asterisco* son obligatorios.',
  read_only: 'Puede ver este registro, pero no cambiarlo.',
  errors: '%{smart_count} campo requiere su atención |||| %{smart_count} campos requieren su atención',
  save_bar: 'Guardar o salir',
  save: 'Guardar',
  saving: 'Guardando…',
  cancel: 'Cancelar',
  retry: 'Intentar de nuevo',
  created: 'Creado: %{name}',
  updated: 'Guardado: %{name}',
  failed: 'No se pudo guardar.',
  count_unknown: 'No se pudo cargar el número.',
  swap: 'Intercambiar',
  nothing_lost: 'Lo que escribió sigue aquí.',
  gone: 'Este registro ya no existe.',
  part: { saved: 'Guardado: %{name}', failed: 'Sin guardar: %{name}. %{reason}' },
  ask: { title: '¿Está seguro?', save: 'Guardar de todos modos' },
  unsaved: {
    title: '¿Salir sin guardar?',
    text: 'Lo que ha cambiado no se ha guardado y se perderá.',
    stay: 'Quedarse aquí',
    leave: 'Salir sin guardar',
    saving_title: '¿Salir mientras se guarda?',
    saving_text:
      'Sus cambios van camino de la plataforma. Si sale ahora, un mensaje le dirá cómo ha ido; si falla, lo escrito se perderá.',
    saving_leave: 'Salir',
  },
  draft: {
    text: 'Su sesión terminó antes de que guardara. Lo que había escrito aquí se ha conservado.',
    left_out: 'Las contraseñas y otros secretos nunca se conservan: %{names}',
    restore: 'Recuperar los cambios sin guardar',
    discard: 'Descartar',
  },
  conflict: {
    title: 'Modificado entretanto',
    text: 'Otra persona ha modificado este registro desde que usted lo abrió. Elija qué se debe guardar.',
    mine: 'Conservar lo mío:',
    theirs: 'Tomar lo de la otra persona:',
    empty: '(vacío)',
  },
} satisfies Messages<typeof en>;
