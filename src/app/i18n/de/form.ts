import type en from '../en/form';
import type { Messages } from '../messages';

export default {
  titles: { create: '%{name} hinzufügen', edit: '%{name} bearbeiten', show: '%{name}' },
  breadcrumbs: 'Pfad',
  tabs: 'Teile des Formulars',
  required: 'Dieses Feld ist erforderlich.',
  required_notice: 'Mit einem Stern* markierte Felder sind erforderlich.',
  read_only: 'Sie können diesen Eintrag ansehen, aber nicht ändern.',
  errors: '%{smart_count} Feld braucht Ihre Aufmerksamkeit |||| %{smart_count} Felder brauchen Ihre Aufmerksamkeit',
  save_bar: 'Speichern oder verlassen',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  cancel: 'Abbrechen',
  retry: 'Erneut versuchen',
  created: '%{name} angelegt',
  updated: '%{name} aktualisiert',
  failed: 'Das konnte nicht gespeichert werden.',
  count_unknown: 'Die Anzahl konnte nicht geladen werden.',
  swap: 'Tauschen',
  nothing_lost: 'Ihre Eingaben sind noch da.',
  gone: 'Diesen Eintrag gibt es nicht mehr.',
  part: { saved: 'Gespeichert: %{name}', failed: 'Nicht gespeichert: %{name}. %{reason}' },
  ask: { title: 'Sind Sie sicher?', save: 'Trotzdem speichern' },
  unsaved: {
    title: 'Ohne Speichern verlassen?',
    text: 'Ihre Änderungen sind nicht gespeichert und gehen verloren.',
    stay: 'Hier bleiben',
    leave: 'Ohne Speichern verlassen',
    saving_title: 'Während des Speicherns verlassen?',
    saving_text:
      'Ihre Änderungen sind auf dem Weg zur Plattform. Wenn Sie jetzt gehen, sagt eine Meldung, wie es ausging; schlägt es fehl, ist Ihre Eingabe verloren.',
    saving_leave: 'Verlassen',
  },
  draft: {
    text: 'Ihre Sitzung endete, bevor Sie gespeichert haben. Was Sie hier eingegeben hatten, wurde aufgehoben.',
    left_out: 'Passwörter und andere Geheimnisse werden nie aufgehoben: %{names}',
    restore: 'Nicht gespeicherte Änderungen wiederherstellen',
    discard: 'Verwerfen',
  },
  conflict: {
    title: 'Inzwischen geändert',
    text: 'Jemand anderes hat diesen Eintrag geändert, seit Sie ihn geöffnet haben. Wählen Sie, was gespeichert wird.',
    mine: 'Meinen Wert behalten:',
    theirs: 'Den anderen Wert übernehmen:',
    empty: '(leer)',
  },
} satisfies Messages<typeof en>;
