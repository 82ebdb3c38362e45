import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Voix personnalisée |||| Voix personnalisées',
  fields: {
    google_custom_voice_sid: 'SID de la voix',
    speech_credential_sid: 'Identifiants vocaux',
    name: 'Nom attribué',
    use_voice_cloning_key: 'Utiliser une clé de clonage vocal',
    reported_usage: 'Utilisation déclarée',
    model: 'Modèle',
    voice_cloning_key: 'Clé de clonage vocal',
  },
  choices: {
    reported_usage: { REPORTED_USAGE_UNSPECIFIED: 'Non précisée', REALTIME: 'Temps réel', OFFLINE: 'Différé' },
  },
  form: {
    file_choose: 'Choisir un fichier',
    file_too_large: 'Ce fichier est trop grand.',
    file_empty: 'Ce fichier est vide.',
    file_no_text: 'Ce fichier n’est pas du texte.',
    key_too_large:
      'La plateforme n’accepte une clé de cette taille que des administrateurs. Demandez à l’un d’eux d’enregistrer cette voix.',
    key_no_key: 'C’est trop grand pour une clé de clonage vocal.',
  },
} satisfies Messages<typeof en>;
