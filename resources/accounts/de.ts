import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Konto |||| Konten',
  own: 'Konto',
  titles: { add: 'Konto hinzufügen', edit: 'Konto bearbeiten' },
  sections: {
    plan: 'Ihr Tarif',
    identity: 'Konto',
    limits: 'Limits',
    sip: 'SIP',
    webhooks: 'Webhooks',
    recording: 'Anrufaufzeichnung',
    keys: 'API-Schlüssel',
    prompts: 'Gesprochene Ansagen',
    diagnosis: 'Diagnose',
    end: 'Konto löschen',
  },
  section_help: {
    identity: 'Wie dieser Kunde heißt.',
    limits: 'Wie viel dieser Kunde gleichzeitig nutzen darf. 0 heißt unbegrenzt, leer kein Limit.',
    sip: 'Wohin Carrier Anrufe senden und wo sich Geräte anmelden.',
    webhooks: 'Wer gefragt wird, wenn sich ein Gerät anmeldet, und wer erfährt, was in Warteschlangen geschieht.',
    recording: 'Wo die Aufzeichnungen der Anrufe aufbewahrt werden.',
    keys: 'Mit einem dieser Schlüssel darf ein Programm, was ein Benutzer dieses Kontos darf.',
    prompts: 'Was einmal synthetisiert wurde, wird aufgehoben, damit es nicht noch einmal bezahlt werden muss.',
    diagnosis: 'Um einem Fehler nachzugehen.',
  },
  fields: {
    account_sid: 'Konto-SID',
    name: 'Kontoname',
    limits: 'Limits',
    sip_realm: 'SIP-Realm',
    is_active: 'Aktiv',
    webhook_secret: 'Webhook-Geheimnis',
    device_calling_application_sid: 'Anwendung für Anrufe von SIP-Geräten',
    siprec_hook_sid: 'Anwendung für SIPREC-Anrufe',
    registration_hook: 'Anmelde-Webhook',
    queue_event_hook: 'Warteschlangen-Webhook',
    enable_debug_log: 'Debug-Protokoll für dieses Konto einschalten',
    recording: 'Anrufaufzeichnung einschalten',
    record_format: 'Audioformat',
    record_all_calls: 'Alle Anrufe dieses Kontos aufzeichnen',
    bucket_credential: 'Speicher',
    bucket_vendor: 'Anbieter des Buckets',
    bucket_name: 'Name des Buckets',
    container_name: 'Name des Containers',
    endpoint: 'Endpunkt-URI',
    region: 'Region',
    optional_region: 'Region (freiwillig)',
    access_key_id: 'Zugriffsschlüssel-ID',
    secret_access_key: 'Geheimer Zugriffsschlüssel',
    connection_string: 'Verbindungszeichenfolge',
    service_key: 'Dienstschlüssel',
    tags: 'Tags',
    Key: 'Name',
    Value: 'Wert',
    service_provider_sid: 'Dienstanbieter',
  },
  help: {
    sip_realm:
      'Ein eigener Domainname dieses Kontos. Mit acme.sip.example.com meldet sich ein Telefon als 1001@acme.sip.example.com an, und Carrier senden Anrufe für das Konto dorthin. Er wird klein geschrieben gespeichert.',
    webhook_secret: 'Damit unterschreibt die Plattform ihre Anfragen: Ihr Server kann prüfen, dass sie echt sind.',
    device_calling_application_sid:
      'Diese Anwendung behandelt Anrufe von SIP-Nutzern, die am SIP-Realm des Kontos angemeldet sind.',
    siprec_hook_sid: 'Diese Anwendung behandelt Anrufe, die ein Session Border Controller zur Aufzeichnung schickt.',
    registration_hook: 'Wird gefragt, ob sich ein SIP-Gerät anmelden darf.',
    queue_event_hook: 'Erfährt von jedem Anruf, der in eine Warteschlange kommt oder sie verlässt.',
    enable_debug_log: 'Das Debug-Protokoll lässt sich für Anrufe dieses Kontos allein einschalten.',
    record_all_calls: 'Es lassen sich auch nur die Anrufe einzelner Anwendungen aufzeichnen.',
    service_key:
      'Ein JSON-Schlüssel eines Dienstkontos, für das Cloud Storage und die Storage Transfer API freigeschaltet sind.',
  },
  placeholders: {
    sip_realm: 'Der Domainname, an dem sich SIP-Geräte anmelden',
    endpoint: 'https://domain.com',
  },
  choices: {
    is_active: { true: 'Aktiv', false: 'Inaktiv' },
    record_format: { mp3: 'MP3', wav: 'WAV' },
    vendor: {
      aws_s3: 'AWS S3',
      s3_compatible: 'AWS-S3-kompatibel',
      azure: 'Azure Cloud Storage',
      google: 'Google Cloud Storage',
    },
  },
  add_row: { tags: 'Tag hinzufügen' },
  actions: {
    regenerate_secret: {
      label: 'Neues Geheimnis erzeugen',
      button: 'Erzeugen',
      confirm:
        'Soll ein neues Geheimnis zum Unterschreiben der Webhooks erzeugt werden? Das bisherige gilt dann sofort nicht mehr.',
      done: 'Das Webhook-Geheimnis wurde neu erzeugt',
    },
    clear_tts_cache: {
      label: 'TTS-Cache leeren',
      button: 'Leeren',
      confirm: 'Soll der TTS-Cache dieses Kontos wirklich geleert werden?',
      done: 'TTS-Cache geleert',
      count: '%{smart_count} Ansage im Cache |||| %{smart_count} Ansagen im Cache',
    },
    test_bucket: { label: 'Testen', running: 'Eine kleine Datei wird in den Bucket geschrieben …' },
  },
  bucket_test: {
    stored: 'Die Zugangsdaten des Buckets sind gültig. Getestet wurden die gespeicherten.',
    typed:
      'Die Zugangsdaten des Buckets sind gültig. Getestet wurde, was im Formular steht; gespeichert ist es noch nicht.',
    failed: 'In den Bucket kann nicht geschrieben werden: %{reason}',
  },
  empty: {
    title: 'Keine Konten.',
    text: 'Ein Konto enthält die Anwendungen, Nummern, Carrier und Clients eines Kunden.',
  },
  toasts: { created: 'Konto angelegt', updated: 'Konto gespeichert', deleted: 'Konto %{name} gelöscht' },
  delete: {
    confirm: 'Soll das Konto %{name} wirklich gelöscht werden?',
    in_use: 'Solange hiervon etwas das Konto verwendet, kann es nicht gelöscht werden:',
  },
  denied: {
    list: 'Sie dürfen nicht alle Konten verwalten',
    edit: 'Sie dürfen dieses Konto nicht ändern',
  },
  form: {
    name_taken: 'Dieser Name wird bereits für ein anderes Ihrer Konten verwendet.',
    realm_taken: 'Dieser SIP-Realm wird bereits für ein anderes Ihrer Konten verwendet.',
    recording_without_bucket:
      'Wählen Sie, wo Aufzeichnungen aufbewahrt werden, oder schalten Sie die Aufzeichnung wieder aus.',
    records_nowhere: 'Solange es keinen Bucket für die Aufzeichnungen gibt, wird nichts aufgezeichnet.',
  },
} satisfies Messages<typeof en>;
