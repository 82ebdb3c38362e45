import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Usuario |||| Usuarios',
  titles: { add: 'Añadir usuario', edit: 'Editar usuario' },
  sections: { access: 'Acceso', identity: 'Identidad', password: 'Contraseña' },
  section_help: {
    access: 'Qué puede ver y cambiar el usuario.',
    identity: 'Con el nombre inicia sesión el usuario.',
    password: 'Se entrega una sola vez; el usuario debería sustituirla al iniciar sesión por primera vez.',
  },
  fields: {
    user_sid: 'SID del usuario',
    scope: 'Ámbito',
    account_sid: 'Cuenta',
    service_provider_sid: 'Proveedor de servicios',
    name: 'Nombre de usuario',
    email: 'Correo electrónico',
    initial_password: 'Contraseña temporal',
    force_change: 'Exigir el cambio de contraseña',
    is_active: 'El usuario está activo',
    is_view_only: 'Usuario de solo lectura',
    account_name: 'Nombre de la cuenta',
    service_provider_name: 'Nombre del proveedor de servicios',
    owner: 'Ámbito',
  },
  filters: { scope: 'Ámbito', account_sid: 'Cuenta' },
  all: { scope: 'Todos los ámbitos', account_sid: 'Todas las cuentas' },
  help: {
    is_view_only: 'Puede verlo todo en su ámbito y no cambiar nada salvo su propia contraseña.',
  },
  choices: {
    is_active: { true: 'Activo', false: 'Inactivo' },
    scope: { admin: 'Administrador', service_provider: 'Proveedor de servicios', account: 'Cuenta' },
  },
  empty: { title: 'No hay usuarios.', text: 'Toda persona que inicia sesión en esta consola es un usuario.' },
  toasts: { created: 'Usuario creado', updated: 'Usuario guardado', deleted: 'Usuario %{name} eliminado' },
  delete: { button: 'Eliminar usuario', confirm: '¿Seguro que desea eliminar el usuario %{name}?' },
  actions: {
    reset_password: {
      label: 'Asignar una contraseña temporal',
      title: 'Asignar una contraseña temporal',
      button: 'Asignar contraseña',
      confirm:
        'Se genera una contraseña nueva y se muestra una sola vez. La anterior deja de servir y el usuario debe elegir otra la próxima vez que inicie sesión.',
      done: 'La contraseña temporal se ha asignado',
    },
  },
  needs: {
    accounts: 'No se puede asignar una cuenta. El proveedor de servicios no tiene cuentas.',
  },
  form: {
    password_kept: 'Si se deja vacío, la contraseña no cambia.',
    taken: 'Otro usuario tiene este nombre o este correo electrónico.',
    no_promotion:
      'La plataforma no permite pasar un usuario a un ámbito superior. Elimine el usuario y añada uno nuevo.',
    one_step:
      'La plataforma no asigna una cuenta a un administrador en un solo paso. Asigne primero el usuario a un proveedor de servicios, guarde y elija después la cuenta.',
    no_provider: 'Elija primero un proveedor de servicios: sin él, la plataforma haría administrador al usuario nuevo.',
    ends_session: 'Al guardar esto se cierra la sesión del usuario.',
    own_scope: 'Este es su propio usuario. Se cerraría su sesión y después podría hacer menos.',
    own_inactive: 'Este es su propio usuario. Quedaría inactivo.',
    own_view_only:
      'Este es su propio usuario. Desde su próximo inicio de sesión no podría cambiar nada, ni siquiera esto.',
    own_delete: 'Este es su propio usuario. Se cerraría su sesión y no podría volver.',
  },
} satisfies Messages<typeof en>;
