import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Reglas de contraseñas |||| Reglas de contraseñas',
  titles: { edit: 'Reglas de contraseñas' },
  sections: { policy: 'Contraseñas' },
  section_help: { policy: 'Cómo debe ser una contraseña nueva. Las que ya existen no cambian.' },
  fields: {
    min_password_length: 'Longitud mínima',
    require_digit: 'Exigir un número',
    require_special_character: 'Exigir un carácter especial',
  },
  toasts: { updated: 'Ajustes de administración guardados' },
  form: {
    must: 'La contraseña debe:',
    length: 'Tener al menos %{count} caracteres',
    digit: 'Contener al menos un número',
    special: 'Contener al menos un carácter especial',
  },
} satisfies Messages<typeof en>;
