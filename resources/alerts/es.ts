import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Alerta |||| Alertas',
  fields: {
    time: 'Hora',
    alert_type: 'Tipo',
    message: 'Mensaje',
    detail: 'Detalle',
    vendor: 'Proveedor',
    target_sid: 'Sobre',
    account_sid: 'Cuenta',
    service_provider_sid: 'Proveedor de servicios',
  },
  filters: {
    alert_type: 'Tipo',
    account_sid: 'Cuenta',
    period: 'Fecha',
  },
  all: {
    account_sid: 'Todas las cuentas',
    alert_type: 'Todos los tipos',
  },
  choices: {
    alert_type: {
      'webhook-failure': 'El webhook respondió con un error',
      'webhook-connection-failure': 'Webhook inaccesible',
      'webhook-url-notfound': 'Falta el webhook',
      'webhook-auth-failure': 'El webhook rechazó las credenciales',
      'invalid-app-payload': 'Respuesta del webhook no válida',
      'no-tts': 'Sin síntesis de voz',
      'no-stt': 'Sin reconocimiento de voz',
      'tts-failure': 'Falló la síntesis de voz',
      'stt-failure': 'Falló el reconocimiento de voz',
      'tts-streaming-connection-failure': 'Síntesis en streaming inaccesible',
      'no-carrier': 'Sin operador para llamadas salientes',
      'account-call-limit': 'Límite de llamadas de la cuenta alcanzado',
      'account-device-limit': 'Límite de dispositivos de la cuenta alcanzado',
      'account-api-limit': 'Límite de API de la cuenta alcanzado',
      'service-provider-call-limit': 'Límite de llamadas del proveedor alcanzado',
      'service-provider-device-limit': 'Límite de dispositivos del proveedor alcanzado',
      'service-provider-api-limit': 'Límite de API del proveedor alcanzado',
      'account is inactive or suspended': 'Cuenta inactiva o suspendida',
      'play-url-notfound': 'Falta el archivo de audio',
      'alert-from-application': 'Enviada por la aplicación',
    },
  },
  empty: {
    title: 'Sin datos.',
    text: 'Aquí aparece lo que falla en la plataforma.',
  },
  no_match: {
    title: 'Sin datos.',
  },
} satisfies Messages<typeof en>;
