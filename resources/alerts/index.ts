import { defineResource } from '../../src/schema/types';
import { belowOwner } from '../belowOwner';

/** What went wrong lately (platform-api 18): a time series without identifiers, of which nothing can be read singly or changed. */
export default defineResource({
  name: 'alerts',
  title: 'message',
  nav: { order: 90, icon: 'alert' },
  operations: ['list'],
  api: {
    base: '/ServiceProviders/{session.current_service_provider_sid}/Alerts',
    id: ['time', 'account_sid', 'alert_type', 'target_sid', 'message'],
    paths: {
      list: ['/Accounts/{filter.account_sid}/Alerts', ...belowOwner('Alerts')],
    },
    paging: { count: 500 },
    filters: { period: 'days', alert_type: 'alert_type' },
  },
  access: { scope: 'account' },
  fields: {
    time: { type: 'datetime' },
    alert_type: {
      type: 'select',
      /* Newer platforms have others, which are shown as they are called. */
      choices: {
        'webhook-failure': 'Webhook answered with an error',
        'webhook-connection-failure': 'Webhook unreachable',
        'webhook-url-notfound': 'Webhook missing',
        'webhook-auth-failure': 'Webhook refused the credentials',
        'invalid-app-payload': 'Webhook answer invalid',
        'no-tts': 'No speech synthesis provided',
        'no-stt': 'No speech recognition provided',
        'tts-failure': 'Speech synthesis failed',
        'stt-failure': 'Speech recognition failed',
        'tts-streaming-connection-failure': 'Streaming synthesis unreachable',
        'no-carrier': 'No carrier for outbound calls',
        'account-call-limit': 'Call limit of the account reached',
        'account-device-limit': 'Device limit of the account reached',
        'account-api-limit': 'API limit of the account reached',
        'service-provider-call-limit': 'Call limit of the service provider reached',
        'service-provider-device-limit': 'Device limit of the service provider reached',
        'service-provider-api-limit': 'API limit of the service provider reached',
        'account is inactive or suspended': 'Account inactive or suspended',
        'play-url-notfound': 'Audio file missing',
        'alert-from-application': 'Raised by the application',
      },
    },
    message: { type: 'text' },
    detail: { type: 'text' },
    vendor: { type: 'text' },
    target_sid: { type: 'call-link', options: { list: 'recent-calls' } },
    account_sid: { type: 'account' },
    service_provider_sid: { type: 'service_provider' },
  },
  list: {
    columns: ['time', 'alert_type', 'message', 'account_sid'],
    hidden: ['target_sid'],
    filters: ['account_sid', { period: { type: 'period', default: 'today' } }, 'alert_type'],
    sort: '-time',
    expand: 'everything',
  },
});
