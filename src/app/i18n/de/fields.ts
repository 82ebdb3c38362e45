import type en from '../en/fields';
import type { Messages } from '../messages';

export default {
  loading: 'Wird geladen …',
  boolean: { yes: 'Ja', no: 'Nein' },
  copy: {
    label: '%{text} kopieren',
    done: '%{text} wurde in die Zwischenablage kopiert',
    failed: '%{text} konnte nicht kopiert werden; bitte den Text markieren und mit der rechten Maustaste kopieren',
  },
  email: { invalid: 'Das ist keine E-Mail-Adresse.' },
  json: { format: 'Formatieren', invalid: 'Das ist kein JSON: siehe Zeile %{line}.' },
  number: {
    not_a_number: 'Das ist keine Zahl.',
    not_whole: 'Das muss eine ganze Zahl sein.',
    too_small: 'Das muss mindestens %{min} sein.',
    too_large: 'Das darf höchstens %{max} sein.',
  },
  password: { show: 'Eingabe anzeigen', hide: 'Eingabe verbergen' },
  reference: {
    none: 'Nichts zur Auswahl.',
    clear: 'Leeren',
    open: 'Liste öffnen',
    close: 'Liste schließen',
    waits: 'Bitte zuerst ausfüllen, wovon dies abhängt.',
    failed: 'Die Liste konnte nicht geladen werden.',
  },
  rows: {
    count: '%{smart_count} Zeile |||| %{smart_count} Zeilen',
    add: 'Zeile hinzufügen',
    row: 'Zeile %{number}',
    remove: 'Zeile %{number} entfernen',
    up: 'Zeile %{number} nach oben',
    down: 'Zeile %{number} nach unten',
    actions: 'Aktionen',
  },
  secret: {
    replace: 'Ersetzen',
    replace_what: '%{label} ersetzen',
    keep: 'Gespeicherten Wert behalten',
    keep_what: 'Gespeicherten Wert von %{label} behalten',
    remove: 'Entfernen',
    remove_what: '%{label} entfernen',
  },
  owner: { all: 'Alle', account: 'Konto:', service_provider: 'Dienstanbieter:' },
  select: { none: 'Keine Auswahl', any: 'Alle' },
  url: {
    invalid: 'Das ist keine gültige Adresse. Sie muss so beginnen: %{schemes}.',
    too_long: 'Diese Adresse ist zu lang: höchstens %{max} Zeichen.',
  },
  webhook: {
    url: 'URL',
    method: 'Methode',
    use_basic: 'HTTP-Basic-Authentifizierung verwenden',
    username: 'Benutzername',
    password: 'Passwort',
    password_kept: 'Gespeichert; zum Ersetzen tippen',
    credentials: 'Für die HTTP-Basic-Authentifizierung sind Benutzername und Passwort nötig.',
    no_url: 'Die Basic-Authentifizierung braucht eine Adresse.',
    method_refused: 'Die Methode %{method} ist hier nicht möglich.',
  },
} satisfies Messages<typeof en>;
