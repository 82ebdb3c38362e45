import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Cliente SIP |||| Clientes SIP',
  titles: { list: 'Credenciales de clientes SIP', add: 'Añadir cliente SIP', edit: 'Editar cliente SIP' },
  sections: {
    credentials: 'Credenciales',
    calling: 'Llamadas directas',
    owner: 'Cuenta',
    device: 'Cómo registrar este dispositivo',
  },
  section_help: {
    credentials: 'Con qué se registra un dispositivo SIP.',
    calling: 'A qué puede llamar el dispositivo sin una aplicación para llamadas de dispositivos SIP.',
    owner: 'El dispositivo se registra en el realm SIP de esta cuenta.',
    device:
      'El dispositivo se registra con el usuario y la contraseña de arriba en el realm, por una de las direcciones.',
  },
  fields: {
    client_sid: 'SID del cliente',
    username: 'Nombre de usuario',
    password: 'Contraseña',
    is_active: 'Activo',
    allow_direct_app_calling: 'Permitir llamadas directas a aplicaciones',
    allow_direct_queue_calling: 'Permitir llamadas directas a colas',
    allow_direct_user_calling: 'Permitir llamadas directas a otros usuarios',
    account_sid: 'Pertenece a',
    registered: 'Registro',
  },
  filters: { account_sid: 'Cuenta' },
  all: { account_sid: 'Todas las cuentas' },
  help: {
    username: 'Los dispositivos se registran con él en las mismas mayúsculas y minúsculas.',
    allow_direct_app_calling:
      'El usuario puede llamar a aplicaciones aunque no haya ninguna para llamadas de dispositivos SIP.',
    allow_direct_queue_calling:
      'El usuario puede atender llamadas de las colas aunque no haya ninguna aplicación para llamadas de dispositivos SIP.',
    allow_direct_user_calling:
      'El usuario puede llamar a otros usuarios aunque no haya ninguna aplicación para llamadas de dispositivos SIP.',
  },
  choices: { is_active: { true: 'Activo', false: 'Inactivo' } },
  empty: {
    title: 'No hay clientes SIP.',
    text: 'Con un cliente se registra un dispositivo SIP para hacer y recibir llamadas.',
  },
  toasts: {
    created: 'Cliente creado',
    updated: 'Cliente guardado',
    deleted: 'Cliente SIP %{username} eliminado',
    deleted_form: 'Cliente eliminado',
  },
  delete: { confirm: '¿Seguro que desea eliminar el cliente SIP %{username}?' },
  load: { registered: { pending: 'Preguntando si el dispositivo está registrado…', failed: 'Se desconoce' } },
  registered: { active: 'Registrado', inactive: 'No registrado' },
  form: {
    no_realm: 'La cuenta no tiene un realm SIP configurado.',
    set_realm: 'Definir el realm SIP de la cuenta',
    ours: {
      sip: 'Direcciones por transporte: UDP y TCP donde no se nombra ninguno',
      realm: 'Realm (dominio)',
      any_realm: 'El realm SIP de la cuenta.',
      no_realm: 'La cuenta aún no tiene realm SIP.',
      none: 'No se conoce ninguna.',
    },
  },
  realm_hint: 'Su dominio SIP es %{realm}',
  needs: {
    accounts: 'Debe crear una cuenta antes de poder crear un cliente.',
  },
} satisfies Messages<typeof en>;
