import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Voz propia |||| Voces propias',
  fields: {
    google_custom_voice_sid: 'SID de la voz',
    speech_credential_sid: 'Credenciales de voz',
    name: 'Nombre asignado',
    use_voice_cloning_key: 'Usar una clave de clonación de voz',
    reported_usage: 'Uso declarado',
    model: 'Modelo',
    voice_cloning_key: 'Clave de clonación de voz',
  },
  choices: {
    reported_usage: {
      REPORTED_USAGE_UNSPECIFIED: 'Sin indicar',
      REALTIME: 'En tiempo real',
      OFFLINE: 'Sin tiempo real',
    },
  },
  form: {
    file_choose: 'Elegir un archivo',
    file_too_large: 'Este archivo es demasiado grande.',
    file_empty: 'Este archivo está vacío.',
    file_no_text: 'Este archivo no es texto.',
    key_too_large:
      'La plataforma solo acepta una clave de este tamaño de los administradores. Pida a uno que guarde esta voz.',
    key_no_key: 'Es demasiado grande para ser una clave de clonación de voz.',
  },
} satisfies Messages<typeof en>;
