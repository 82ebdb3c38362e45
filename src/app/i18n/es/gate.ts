import type en from '../en/gate';
import type { Messages } from '../messages';

export default {
  username: 'Nombre de usuario',
  password: 'Contraseña',
  show_password: 'Mostrar la contraseña',
  hide_password: 'Ocultar la contraseña',
  log_in: 'Iniciar sesión',
  logging_in: 'Iniciando sesión…',
  forgot_password: 'Olvidé mi contraseña',
  caps_lock: '¡Bloq Mayús está activado!',
  required: 'Este campo es obligatorio',
  must_log_in: 'Debe iniciar sesión para ver esa página',
  session_expired: 'Su sesión ha caducado. Inicie sesión e inténtelo de nuevo.',
  logged_out: 'Ha cerrado la sesión correctamente.',
  unreachable: 'No se puede conectar con el servidor',
  new_version: 'Hay una nueva versión de la consola.',
  wrong_credentials: 'Los datos de acceso no son correctos',
  too_many: 'Se han hecho demasiadas solicitudes. Espere un momento e inténtelo de nuevo.',
  went_wrong: 'Algo ha fallado, inténtelo de nuevo',
  loading: 'Cargando…',
  reload: 'Recargar',
} satisfies Messages<typeof en>;
