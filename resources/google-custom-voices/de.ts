import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Eigene Stimme |||| Eigene Stimmen',
  fields: {
    google_custom_voice_sid: 'SID der Stimme',
    speech_credential_sid: 'Zugangsdaten',
    name: 'Vergebener Name',
    use_voice_cloning_key: 'Schlüssel zum Klonen der Stimme verwenden',
    reported_usage: 'Gemeldete Nutzung',
    model: 'Modell',
    voice_cloning_key: 'Schlüssel zum Klonen der Stimme',
  },
  choices: {
    reported_usage: {
      REPORTED_USAGE_UNSPECIFIED: 'Nicht angegeben',
      REALTIME: 'In Echtzeit',
      OFFLINE: 'Ohne Echtzeit',
    },
  },
  form: {
    file_choose: 'Datei wählen',
    file_too_large: 'Diese Datei ist zu groß.',
    file_empty: 'Diese Datei ist leer.',
    file_no_text: 'Diese Datei ist kein Text.',
    key_too_large:
      'Einen Schlüssel dieser Größe nimmt die Plattform nur von Administratoren an. Bitte lassen Sie diese Stimme von einem speichern.',
    key_no_key: 'Das ist zu groß für einen Schlüssel zum Klonen.',
  },
} satisfies Messages<typeof en>;
