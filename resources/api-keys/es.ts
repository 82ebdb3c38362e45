import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Clave de API |||| Claves de API',
  fields: { token: 'Clave', created_at: 'Creación', last_used: 'Último uso', expires_at: 'Caducidad' },
  help: {
    expires_at: 'Opcional. La plataforma guarda la fecha, pero no la aplica: una clave funciona hasta que se elimina.',
  },
  form: {
    empty: 'Aún no hay claves de API.',
    add: 'Añadir clave',
    actions: 'Acciones',
    rotate: 'Renovar',
    rotate_key: 'Renovar %{name}',
    no_use: 'Sin uso anotado',
    no_expiry: 'Nunca',
    use_noted: {
      account_sid:
        'Último uso: la plataforma anota una sola hora para todas las claves de una cuenta, como máximo una vez por minuto. No indica qué clave se usó.',
      service_provider_sid: 'Último uso: la plataforma no anota cuándo se usa una clave de un proveedor de servicios.',
    },
    expiry_hint:
      'Caducidad: la plataforma guarda la fecha, pero no la aplica. Una clave sigue funcionando hasta que se elimina.',
    title: {
      create: 'Nueva clave de API',
      made: 'Aquí tiene su nueva clave de API',
      delete: 'Eliminar la clave de API',
      rotate: 'Renovar la clave de API',
    },
    ask: {
      create: 'Una clave nueva funciona de inmediato. Solo se muestra completa esta única vez.',
      delete:
        '¿Seguro que desea eliminar la siguiente clave de API? %{name} Los programas que la usen serán rechazados.',
      rotate: 'Se crea y se muestra una clave nueva. La clave anterior %{name} sigue funcionando hasta que la retire.',
    },
    make: 'Crear la clave',
    both_answer:
      'La clave anterior %{name} sigue funcionando. Ponga la nueva en su lugar y retire después la anterior.',
    keep_both: 'Conservar ambas por ahora',
    retire: 'Retirar la clave anterior',
    not_retired: 'La clave anterior %{name} no se pudo retirar y sigue funcionando: %{reason}',
    created: 'Clave de API creada',
    copied: 'Clave de API copiada',
    deleted: 'Clave de API eliminada',
  },
} satisfies Messages<typeof en>;
