import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Enrutamiento saliente |||| Enrutamiento saliente',
  titles: {
    list: 'Enrutamiento saliente',
    add: 'Añadir rutas salientes',
    edit: 'Editar rutas salientes',
  },
  sections: {
    table: 'Tabla de enrutamiento',
    default: 'Ruta predeterminada',
    routes: 'Rutas',
    simulator: 'Probar números',
  },
  section_help: {
    table: 'El enrutamiento saliente elige un operador cuando hay varios disponibles.',
    default: 'Toma toda llamada para la que no hay ninguna ruta abajo.',
    routes: 'La primera ruta que coincide con el número marcado toma la llamada.',
    simulator: 'Qué ruta toma un número marcado y por qué operador sale la llamada.',
  },
  fields: {
    lcr_sid: 'SID del enrutamiento',
    name: 'Nombre',
    is_active: 'Activo',
    account_sid: 'Utilizado por',
    service_provider_sid: 'Proveedor de servicios',
    default_carrier_set_entry_sid: 'SID de la entrada predeterminada',
    number_routes: 'Rutas',
    default_carriers: 'Operador saliente predeterminado',
    voip_carrier_sid: 'Operador',
    priority: 'Prioridad',
    workload: 'Peso',
    routes: 'Ruta según la primera coincidencia',
  },
  help: {
    account_sid:
      'Una cuenta solo tiene una tabla, y también el proveedor para todas las cuentas. No se puede cambiar después.',
    routes: 'Arrastre las filas para cambiar el orden, o use las flechas. Las filas se eliminan al guardar.',
  },
  filters: {
    account_sid: 'Utilizado por',
  },
  all: {
    account_sid: 'Todas las cuentas',
  },
  none: {
    account_sid: 'Todas las cuentas',
  },
  choices: {
    is_active: {
      true: 'Activo',
      false: 'Inactivo',
    },
  },
  add_row: {
    routes: 'Añadir una ruta',
  },
  empty: {
    title: 'No hay rutas salientes.',
    text: 'Una tabla de enrutamiento dice qué operador toma cada llamada saliente.',
  },
  actions: {
    activate: {
      label: 'Activar',
      running: 'Activando…',
      done: 'Enrutamiento saliente modificado',
    },
    deactivate: {
      label: 'Desactivar',
      title: 'Desactivar %{name}',
      confirm:
        'La tabla se marcará como inactiva. Algunas versiones de la plataforma también siguen tablas inactivas. ¿Desea continuar?',
      running: 'Desactivando…',
      done: 'Enrutamiento saliente modificado',
    },
  },
  toasts: {
    created: 'Enrutamiento saliente creado',
    updated: 'Rutas modificadas',
    deleted: 'Enrutamiento saliente %{name} eliminado',
    deleted_form: 'Enrutamiento saliente %{name} eliminado',
  },
  delete: {
    confirm: '¿Seguro que desea eliminar el enrutamiento saliente %{name}?',
  },
  denied: {
    list: 'No tiene permiso para gestionar todas las rutas salientes',
  },
  form: {
    no_carriers: 'No hay operadores disponibles',
    no_carriers_account: 'No hay operadores disponibles para esta cuenta',
    route_deleted: 'Ruta eliminada',
  },
} satisfies Messages<typeof en>;
