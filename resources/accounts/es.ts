import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Cuenta |||| Cuentas',
  own: 'Cuenta',
  titles: { add: 'Añadir cuenta', edit: 'Editar cuenta' },
  sections: {
    plan: 'Su suscripción',
    identity: 'Cuenta',
    limits: 'Límites',
    sip: 'Acceso SIP',
    webhooks: 'Webhooks',
    recording: 'Grabación de llamadas',
    keys: 'Claves de API',
    prompts: 'Locuciones',
    diagnosis: 'Diagnóstico',
    end: 'Eliminar la cuenta',
  },
  section_help: {
    identity: 'Cómo se llama este cliente.',
    limits: 'Cuánto puede usar este cliente a la vez. 0 es ilimitado; vacío, sin límite.',
    sip: 'Adónde envían las llamadas los operadores y dónde se registran los dispositivos.',
    webhooks:
      'A quién se pregunta cuando se registra un dispositivo y a quién se informa de lo que ocurre en las colas.',
    recording: 'Dónde se guardan las grabaciones de las llamadas.',
    keys: 'Con una de estas claves, un programa puede hacer lo mismo que un usuario de esta cuenta.',
    prompts: 'Lo que ya se sintetizó se conserva, para no tener que pagarlo otra vez.',
    diagnosis: 'Para investigar un fallo.',
  },
  fields: {
    account_sid: 'SID de la cuenta',
    name: 'Nombre de la cuenta',
    limits: 'Límites',
    sip_realm: 'Realm SIP',
    is_active: 'Activa',
    webhook_secret: 'Secreto de los webhooks',
    device_calling_application_sid: 'Aplicación para llamadas de dispositivos SIP',
    siprec_hook_sid: 'Aplicación para llamadas SIPREC',
    registration_hook: 'Webhook de registro',
    queue_event_hook: 'Webhook de colas',
    enable_debug_log: 'Activar los mensajes de depuración de esta cuenta',
    recording: 'Activar la grabación de llamadas',
    record_format: 'Formato de audio',
    record_all_calls: 'Grabar todas las llamadas de esta cuenta',
    bucket_credential: 'Almacenamiento',
    bucket_vendor: 'Proveedor del bucket',
    bucket_name: 'Nombre del bucket',
    container_name: 'Nombre del contenedor',
    endpoint: 'URI del punto de conexión',
    region: 'Región',
    optional_region: 'Región (opcional)',
    access_key_id: 'ID de la clave de acceso',
    secret_access_key: 'Clave de acceso secreta',
    connection_string: 'Cadena de conexión',
    service_key: 'Clave de servicio',
    tags: 'Etiquetas',
    Key: 'Nombre',
    Value: 'Valor',
    service_provider_sid: 'Proveedor de servicios',
  },
  help: {
    sip_realm:
      'Un nombre de dominio propio de esta cuenta. Con acme.sip.example.com, un teléfono se registra como 1001@acme.sip.example.com y los operadores envían allí las llamadas de la cuenta. Se guarda en minúsculas.',
    webhook_secret:
      'Con él se firman las solicitudes de la plataforma: su servidor puede comprobar que son auténticas.',
    device_calling_application_sid:
      'Esta aplicación atiende las llamadas de los usuarios SIP registrados en el realm SIP de la cuenta.',
    siprec_hook_sid: 'Esta aplicación atiende las llamadas que un controlador de borde de sesión envía para grabarlas.',
    registration_hook: 'Se le pregunta si un dispositivo SIP puede registrarse.',
    queue_event_hook: 'Se le informa de cada llamada que entra en una cola o sale de ella.',
    enable_debug_log: 'Puede activar la depuración solo para las llamadas de esta cuenta.',
    record_all_calls: 'También puede grabar solo las llamadas de determinadas aplicaciones.',
    service_key:
      'Una clave JSON de una cuenta de servicio con las API de Cloud Storage y Storage Transfer habilitadas.',
  },
  placeholders: {
    sip_realm: 'El nombre de dominio en el que se registran los dispositivos SIP',
    endpoint: 'https://domain.com',
  },
  choices: {
    is_active: { true: 'Activa', false: 'Inactiva' },
    record_format: { mp3: 'MP3', wav: 'WAV' },
    vendor: {
      aws_s3: 'AWS S3',
      s3_compatible: 'Compatible con AWS S3',
      azure: 'Azure Cloud Storage',
      google: 'Google Cloud Storage',
    },
  },
  add_row: { tags: 'Añadir etiqueta' },
  actions: {
    regenerate_secret: {
      label: 'Generar un secreto nuevo',
      button: 'Generar',
      confirm:
        '¿Generar un secreto nuevo para firmar los webhooks? El secreto anterior dejará de ser válido de inmediato.',
      done: 'Se ha generado el secreto de los webhooks',
    },
    clear_tts_cache: {
      label: 'Vaciar la caché de TTS',
      button: 'Vaciar',
      confirm: '¿Seguro que desea vaciar la caché de TTS de esta cuenta?',
      done: 'Caché de TTS vaciada',
      count: '%{smart_count} locución en caché |||| %{smart_count} locuciones en caché',
    },
    test_bucket: { label: 'Probar', running: 'Escribiendo un archivo pequeño en el bucket…' },
  },
  bucket_test: {
    stored: 'La credencial del bucket es válida. Se ha probado la almacenada.',
    typed: 'La credencial del bucket es válida. Se ha probado lo que figura en el formulario; aún no está guardado.',
    failed: 'No se puede escribir en el bucket: %{reason}',
  },
  empty: {
    title: 'No hay cuentas.',
    text: 'Una cuenta contiene las aplicaciones, los números, los operadores y los clientes SIP de un cliente.',
  },
  toasts: { created: 'Cuenta creada', updated: 'Cuenta guardada', deleted: 'Cuenta %{name} eliminada' },
  delete: {
    confirm: '¿Seguro que desea eliminar la cuenta %{name}?',
    in_use: 'Para eliminar la cuenta, no debe utilizarla nada de lo siguiente:',
  },
  denied: {
    list: 'No tiene permiso para gestionar todas las cuentas',
    edit: 'No tiene permiso para modificar esta cuenta',
  },
  form: {
    name_taken: 'El nombre indicado ya se utiliza en otra de sus cuentas.',
    realm_taken: 'El realm SIP indicado ya se utiliza en otra de sus cuentas.',
    recording_without_bucket: 'Elija dónde guardar las grabaciones o vuelva a desactivar la grabación.',
    records_nowhere: 'No se graba nada mientras no haya un bucket donde guardarlo.',
  },
} satisfies Messages<typeof en>;
