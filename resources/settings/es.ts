import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Ajustes |||| Ajustes',
  titles: { edit: 'Ajustes' },
  tabs: { admin: 'Administración', service_provider: 'Proveedor de servicios' },
  sections: {
    provider: 'Proveedor de servicios',
    teams: 'Microsoft Teams',
    prompts: 'Caché de TTS',
    keys: 'Claves de API del proveedor de servicios',
  },
  section_help: {
    teams: 'Llamadas hacia y desde Microsoft Teams a través de esta plataforma.',
    prompts: 'Las locuciones ya sintetizadas se conservan, para no tener que generarlas otra vez.',
    keys: 'Con una de estas claves, un programa puede hacer lo mismo que un usuario de este proveedor de servicios.',
  },
  fields: {
    service_provider_sid: 'SID del proveedor de servicios',
    name: 'Nombre del proveedor de servicios',
    limits: 'Límites',
    has_teams: 'Activar el enrutamiento directo de MS Teams',
    ms_teams_fqdn: 'Nombre de dominio del SBC',
  },
  help: { limits: 'Lo que pueden usar en conjunto todas las cuentas de este proveedor.' },
  placeholders: { ms_teams_fqdn: 'Nombre de dominio completo que se usa para MS Teams' },
  toasts: { updated: 'Ajustes guardados', deleted: 'Proveedor de servicios %{name} eliminado' },
  delete: {
    button: 'Eliminar el proveedor de servicios %{name}',
    title: 'Eliminar el proveedor de servicios',
    confirm: '¿Seguro que desea eliminar el proveedor de servicios %{name}?',
  },
  denied: 'No tiene permiso para gestionar los ajustes',
  actions: {
    clear_tts_cache: {
      label: 'Vaciar la caché de TTS',
      title: 'Vaciar la caché de TTS',
      button: 'Vaciar',
      confirm: '¿Seguro que desea vaciar la caché de TTS?',
      done: 'Caché de TTS vaciada',
      count: 'Hay %{smart_count} locución de TTS en caché |||| Hay %{smart_count} locuciones de TTS en caché',
    },
  },
  form: { name_taken: 'Otro proveedor de servicios tiene este nombre.' },
} satisfies Messages<typeof en>;
