import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Alerta |||| Alertas',
  fields: {
    time: 'Horário',
    alert_type: 'Tipo',
    message: 'Mensagem',
    detail: 'Detalhe',
    vendor: 'Fornecedor',
    target_sid: 'Sobre',
    account_sid: 'Conta',
    service_provider_sid: 'Provedor de serviços',
  },
  filters: {
    alert_type: 'Tipo',
    account_sid: 'Conta',
    period: 'Data',
  },
  all: {
    account_sid: 'Todas as contas',
    alert_type: 'Todos os tipos',
  },
  choices: {
    alert_type: {
      'webhook-failure': 'O webhook respondeu com um erro',
      'webhook-connection-failure': 'Webhook inacessível',
      'webhook-url-notfound': 'Webhook ausente',
      'webhook-auth-failure': 'O webhook recusou as credenciais',
      'invalid-app-payload': 'Resposta do webhook inválida',
      'no-tts': 'Sem síntese de voz',
      'no-stt': 'Sem reconhecimento de voz',
      'tts-failure': 'Falha na síntese de voz',
      'stt-failure': 'Falha no reconhecimento de voz',
      'tts-streaming-connection-failure': 'Síntese por streaming inacessível',
      'no-carrier': 'Sem operadora para chamadas feitas',
      'account-call-limit': 'Limite de chamadas da conta atingido',
      'account-device-limit': 'Limite de dispositivos da conta atingido',
      'account-api-limit': 'Limite de API da conta atingido',
      'service-provider-call-limit': 'Limite de chamadas do provedor atingido',
      'service-provider-device-limit': 'Limite de dispositivos do provedor atingido',
      'service-provider-api-limit': 'Limite de API do provedor atingido',
      'account is inactive or suspended': 'Conta inativa ou suspensa',
      'play-url-notfound': 'Arquivo de áudio ausente',
      'alert-from-application': 'Enviado pela aplicação',
    },
  },
  empty: {
    title: 'Sem dados.',
    text: 'O que falha na plataforma aparece aqui.',
  },
  no_match: {
    title: 'Sem dados.',
  },
} satisfies Messages<typeof en>;
