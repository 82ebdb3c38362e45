import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Perfil |||| Perfiles',
  titles: { edit: 'Mi perfil' },
  sections: { user: 'Quién es usted', password: 'Cambiar mi contraseña' },
  section_help: { password: 'Su sesión continúa aquí y en otros lugares.' },
  fields: {
    user_sid: 'SID del usuario',
    name: 'Nombre de usuario',
    email: 'Correo electrónico',
    is_view_only: 'Usuario de solo lectura',
    old_password: 'Contraseña actual',
    new_password: 'Contraseña nueva',
    repeated_password: 'Confirmar la contraseña nueva',
  },
  toasts: { updated: 'Su contraseña se ha cambiado' },
  form: {
    wrong_password: 'Esta no es su contraseña actual.',
    same_password: 'La contraseña nueva no debe ser igual a la actual.',
    passwords_differ: 'Las contraseñas no coinciden',
  },
} satisfies Messages<typeof en>;
