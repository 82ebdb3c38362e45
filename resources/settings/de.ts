import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Einstellungen |||| Einstellungen',
  titles: { edit: 'Einstellungen' },
  tabs: { admin: 'System', service_provider: 'Dienstanbieter' },
  sections: {
    provider: 'Dienstanbieter',
    teams: 'Microsoft Teams',
    prompts: 'TTS-Zwischenspeicher',
    keys: 'API-Schlüssel des Dienstanbieters',
  },
  section_help: {
    teams: 'Anrufe von und zu Microsoft Teams über diese Plattform.',
    prompts: 'Einmal gesprochene Ansagen werden aufgehoben, damit sie nicht neu erzeugt werden müssen.',
    keys: 'Mit einem dieser Schlüssel darf ein Programm, was ein Benutzer dieses Dienstanbieters darf.',
  },
  fields: {
    service_provider_sid: 'SID des Dienstanbieters',
    name: 'Name des Dienstanbieters',
    limits: 'Limits',
    has_teams: 'MS Teams Direct Routing einschalten',
    ms_teams_fqdn: 'Domainname des SBC',
  },
  help: { limits: 'Was alle Konten dieses Anbieters zusammen nutzen dürfen.' },
  placeholders: { ms_teams_fqdn: 'Vollständiger Domainname für MS Teams' },
  toasts: { updated: 'Einstellungen gespeichert', deleted: 'Dienstanbieter %{name} gelöscht' },
  delete: {
    button: 'Dienstanbieter %{name} löschen',
    title: 'Dienstanbieter löschen',
    confirm: 'Soll der Dienstanbieter %{name} wirklich gelöscht werden?',
  },
  denied: 'Sie dürfen die Einstellungen nicht verwalten',
  actions: {
    clear_tts_cache: {
      label: 'TTS-Zwischenspeicher leeren',
      title: 'TTS-Zwischenspeicher leeren',
      button: 'Leeren',
      confirm: 'Soll der TTS-Zwischenspeicher wirklich geleert werden?',
      done: 'TTS-Zwischenspeicher geleert',
      count:
        '%{smart_count} TTS-Ansage ist zwischengespeichert |||| %{smart_count} TTS-Ansagen sind zwischengespeichert',
    },
  },
  form: {
    name_taken: 'Ein anderer Dienstanbieter hat diesen Namen.',
  },
} satisfies Messages<typeof en>;
