import type { Messages } from '../messages';
import type english from '../en/palette';

export default {
  open: 'Suche und Befehle',
  button: 'Suche',
  placeholder: 'Seite öffnen, Datensatz suchen, Aktion ausführen',
  results: 'Was gefunden wurde',
  groups: { page: 'Auf dieser Seite', screens: 'Seiten', sid: 'Kennung' },
  all: 'Alle mit diesem Text: %{name} …',
  look_up: '%{sid} nachschlagen',
  searching: 'Suche läuft …',
  nothing: 'Nichts gefunden',
  no_sid: 'Kein Datensatz mit dieser SID wurde gefunden.',
  failed: 'Nicht alles konnte durchsucht werden: %{names}',
  found: '%{smart_count} Treffer |||| %{smart_count} Treffer',
} satisfies Messages<typeof english>;
