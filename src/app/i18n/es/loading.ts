import type en from '../en/loading';
import type { Messages } from '../messages';

export default {
  new_version: 'Hay una nueva versión de la consola.',
  reload_keeps: 'Vuelva a cargar la página para continuar. Lo que ha escrito se conserva.',
  try_later: 'Lo que ha escrito sigue aquí. Inténtelo de nuevo en un momento.',
  reload: 'Volver a cargar',
  retry: 'Reintentar',
  close: 'Cerrar',
} satisfies Messages<typeof en>;
