import type en from '../en/errors';
import type { Messages } from '../messages';

export default {
  invalid_credentials: 'Los datos de acceso no son correctos',
  server_unreachable: 'No se puede conectar con el servidor',
  network: 'No se puede conectar con el servidor',
  generic: 'Algo ha fallado, inténtelo de nuevo',
  session_expired: 'Su sesión ha caducado. Inicie sesión e inténtelo de nuevo.',
  must_log_in: 'Debe iniciar sesión para ver esa página',
  not_found: 'Este registro no existe o ya no existe.',
  no_access: 'No tiene acceso.',
  too_large: 'Esto supera lo que acepta el servidor.',
  unreadable_answer: 'El servidor dio una respuesta que no se pudo leer.',
  too_many_requests: 'Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.',
  too_many_requests_for: 'Demasiadas solicitudes. Inténtelo de nuevo en %{seconds} segundos.',
  database: {
    in_use: 'Otra cosa todavía usa esto: la plataforma no lo elimina.',
    no_such: 'Algo de lo elegido aquí ya no existe.',
    duplicate: 'La plataforma ya tiene uno igual.',
    too_long: 'Esto es más largo de lo que la plataforma puede guardar.',
    not_taken: 'La plataforma no acepta este valor.',
    unexpected: 'La plataforma no pudo guardar esto.',
    instruction: 'La plataforma no conoce una de estas instrucciones.',
  },
  could_not_be_checked: 'no se pudo comprobar',
  partial_save:
    'Guardado en parte: no se pudieron guardar %{failed} de %{total} filas. Al guardar de nuevo solo se envía el resto.',
  partial_save_waiting:
    'Guardado en parte: no se pudieron guardar %{failed} de %{total} filas, y %{waiting} más se eliminarán solo después. Al guardar de nuevo se envía solo el resto.',
  partial_save_hint: 'Algunas filas no se pudieron guardar. Al guardar de nuevo solo se envía el resto.',
  parts_save: 'No se ha guardado todo. Al guardar de nuevo solo se envía el resto.',
  not_taken_over:
    'La plataforma confirmó el guardado, pero conservó el valor anterior. Quizá no pueda cambiarlo, o los valores no encajan entre sí.',
  unconfirmed: 'Se envió, pero no se pudo volver a leer: compruebe si se guardó.',
  no_path: 'Falta un valor que la dirección de este registro necesita.',
} satisfies Messages<typeof en>;
