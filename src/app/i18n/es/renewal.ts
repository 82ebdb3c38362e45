import type en from '../en/renewal';
import type { Messages } from '../messages';

export default {
  ends_soon: 'Su sesión termina en %{smart_count} minuto. |||| Su sesión termina en %{smart_count} minutos.',
  has_ended: 'Su sesión ha terminado.',
  stay: 'Mantener la sesión',
  sign_in_anew: 'Guarde su trabajo: se le pedirá que inicie sesión de nuevo.',
  text: 'Introduzca la contraseña de %{name}. En esta página no cambia nada.',
  password: 'Contraseña',
  missing: 'Introduzca su contraseña.',
  cancel: 'Cancelar',
  working: 'Iniciando sesión…',
  done: 'Su sesión continúa.',
} satisfies Messages<typeof en>;
