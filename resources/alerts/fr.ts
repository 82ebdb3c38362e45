import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Alerte |||| Alertes',
  fields: {
    time: 'Heure',
    alert_type: 'Genre',
    message: 'Message',
    detail: 'Détail',
    vendor: 'Fournisseur',
    target_sid: 'À propos de',
    account_sid: 'Compte',
    service_provider_sid: 'Fournisseur de services',
  },
  filters: {
    alert_type: 'Genre',
    account_sid: 'Compte',
    period: 'Date',
  },
  all: {
    account_sid: 'Tous les comptes',
    alert_type: 'Tous les types',
  },
  choices: {
    alert_type: {
      'webhook-failure': 'Le webhook a répondu par une erreur',
      'webhook-connection-failure': 'Webhook injoignable',
      'webhook-url-notfound': 'Webhook manquant',
      'webhook-auth-failure': 'Le webhook a refusé les identifiants',
      'invalid-app-payload': 'Réponse du webhook non valable',
      'no-tts': 'Aucune synthèse vocale',
      'no-stt': 'Aucune reconnaissance vocale',
      'tts-failure': 'Échec de la synthèse vocale',
      'stt-failure': 'Échec de la reconnaissance vocale',
      'tts-streaming-connection-failure': 'Synthèse en streaming injoignable',
      'no-carrier': 'Aucun opérateur pour les appels sortants',
      'account-call-limit': 'Limite d’appels du compte atteinte',
      'account-device-limit': 'Limite d’appareils du compte atteinte',
      'account-api-limit': 'Limite d’API du compte atteinte',
      'service-provider-call-limit': 'Limite d’appels du fournisseur atteinte',
      'service-provider-device-limit': 'Limite d’appareils du fournisseur atteinte',
      'service-provider-api-limit': 'Limite d’API du fournisseur atteinte',
      'account is inactive or suspended': 'Compte inactif ou suspendu',
      'play-url-notfound': 'Fichier audio manquant',
      'alert-from-application': 'Signalée par l’application',
    },
  },
  empty: {
    title: 'Aucune donnée.',
    text: 'Ce qui échoue sur la plateforme figure ici.',
  },
  no_match: {
    title: 'Aucune donnée.',
  },
} satisfies Messages<typeof en>;
