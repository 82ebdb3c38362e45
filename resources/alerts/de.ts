import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Meldung |||| Meldungen',
  fields: {
    time: 'Zeit',
    alert_type: 'Art',
    message: 'Meldung',
    detail: 'Einzelheit',
    vendor: 'Anbieter',
    target_sid: 'Betrifft',
    account_sid: 'Konto',
    service_provider_sid: 'Dienstanbieter',
  },
  filters: {
    alert_type: 'Art',
    account_sid: 'Konto',
    period: 'Datum',
  },
  all: {
    account_sid: 'Alle Konten',
    alert_type: 'Alle Arten',
  },
  choices: {
    alert_type: {
      'webhook-failure': 'Webhook antwortete mit einem Fehler',
      'webhook-connection-failure': 'Webhook nicht erreichbar',
      'webhook-url-notfound': 'Webhook fehlt',
      'webhook-auth-failure': 'Webhook wies die Anmeldung ab',
      'invalid-app-payload': 'Antwort des Webhooks ungültig',
      'no-tts': 'Keine Sprachausgabe vorhanden',
      'no-stt': 'Keine Spracherkennung vorhanden',
      'tts-failure': 'Sprachausgabe fehlgeschlagen',
      'stt-failure': 'Spracherkennung fehlgeschlagen',
      'tts-streaming-connection-failure': 'Streaming-Sprachausgabe nicht erreichbar',
      'no-carrier': 'Kein Carrier für ausgehende Anrufe',
      'account-call-limit': 'Anruflimit des Kontos erreicht',
      'account-device-limit': 'Gerätelimit des Kontos erreicht',
      'account-api-limit': 'API-Limit des Kontos erreicht',
      'service-provider-call-limit': 'Anruflimit des Dienstanbieters erreicht',
      'service-provider-device-limit': 'Gerätelimit des Dienstanbieters erreicht',
      'service-provider-api-limit': 'API-Limit des Dienstanbieters erreicht',
      'account is inactive or suspended': 'Konto inaktiv oder gesperrt',
      'play-url-notfound': 'Audiodatei fehlt',
      'alert-from-application': 'Von der Anwendung gemeldet',
    },
  },
  empty: {
    title: 'Keine Daten.',
    text: 'Hier steht, was auf der Plattform schiefgeht.',
  },
  no_match: {
    title: 'Keine Daten.',
  },
} satisfies Messages<typeof en>;
