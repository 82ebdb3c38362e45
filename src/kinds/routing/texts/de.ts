import type en from './en';
import type { Messages } from '../../../app/i18n/messages';

export default {
  numbers: 'Gewählte Nummern',
  numbers_help:
    'Eine oder viele, jede in einer eigenen Zeile, so geschrieben, wie sie gewählt wird: mit Plus nur, wo es mitgewählt wird. Es gelten die Routen, wie sie hier stehen, gespeichert oder nicht.',
  too_many: 'Höchstens %{max} Nummern können auf einmal ausprobiert werden.',
  no_numbers: 'Das sind keine Nummern, sie werden ausgelassen: %{texts}',
  row: 'Zeile %{number} (%{pattern})',
  default: 'Standardroute',
  no_carrier: 'kein Carrier gewählt',
  no_route_carrier: 'Kein Carrier dieser Tabelle',
  failed: 'Die Nummern konnten nicht ausprobiert werden.',
  not_known: 'Nicht bekannt',
  then: 'dann',
  unreached: 'Routen, die keinen Anruf übernehmen',
  covered: 'Nie erreicht: %{route}. Alle ihre Nummern übernimmt %{by}.',
  covered_together: 'Nie erreicht: %{route}. Alle ihre Nummern übernehmen zusammen %{by}.',
  stopped: 'Nie erreicht: %{route}. Die Plattform kann %{by} nicht lesen und gibt dort auf.',
  empty: 'Für keine Nummer, die gewählt werden kann: %{route}.',
  undecided: 'Ob sie je erreicht wird, lässt sich nicht sagen: %{route}.',
  show: 'Zeigen',
  go_to: 'Zeile %{number} zeigen',
  outcomes: 'Was aus den Nummern wird',
  number: 'Nummer',
  route: 'Übernommen von',
  carriers: 'Carrier',
  before: 'Bisher',
  none: 'Keine Route übernimmt sie',
  slow: 'Kommt mit dieser Nummer zu keinem Ende und kann die Plattform aufhalten: %{route}',
  stops: 'Die Plattform kann dies nicht lesen und gibt auf: %{route}',
  inside: 'Im Inneren der Nummer gefunden. Mit ^ davor muss die Nummer damit beginnen.',
  tried: '%{smart_count} Nummer ausprobiert |||| %{smart_count} Nummern ausprobiert',
  changed:
    '%{smart_count} von %{total} Beispielnummern wechselt den Carrier durch das noch nicht Gespeicherte. |||| %{smart_count} von %{total} Beispielnummern wechseln den Carrier durch das noch nicht Gespeicherte.',
  changed_only: 'Nur Nummern, die den Carrier wechseln',
  show_all: '%{smart_count} Nummer zeigen |||| Alle %{smart_count} Nummern zeigen',
} satisfies Messages<typeof en>;
