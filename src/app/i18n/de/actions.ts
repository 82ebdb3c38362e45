import type en from '../en/actions';
import type { Messages } from '../messages';

export default {
  cancel: 'Abbrechen',
  close: 'Schließen',
  none_text:
    'Es ist nichts gewählt: Was jetzt da ist, wird %{smart_count} Eintrag genommen. Möchten Sie fortfahren? |||| Es ist nichts gewählt: Was jetzt da ist, wird %{smart_count} Einträgen genommen. Möchten Sie fortfahren?',
  confirm_text: 'Möchten Sie fortfahren?',
  running: 'In Arbeit …',
  progress: '%{finished} von %{total}',
  done: '%{smart_count} Eintrag erledigt |||| %{smart_count} Einträge erledigt',
  selected: '%{smart_count} ausgewählt |||| %{smart_count} ausgewählt',
  select_matching: 'Den einen passenden auswählen |||| Alle %{smart_count} passenden auswählen',
  selection: 'Ausgewählte Zeilen',
  of_selection: '%{label}: %{smart_count} ausgewählte Zeile |||| %{label}: %{smart_count} ausgewählte Zeilen',
  unselect: 'Auswahl aufheben',
  report: {
    retry: '%{smart_count} noch einmal versuchen |||| %{smart_count} noch einmal versuchen',
    title: 'Bericht',
    done: '%{smart_count} erledigt |||| %{smart_count} erledigt',
    failed: '%{smart_count} fehlgeschlagen |||| %{smart_count} fehlgeschlagen',
    cancelled: '%{smart_count} nicht begonnen oder abgebrochen |||| %{smart_count} nicht begonnen oder abgebrochen',
    row: '%{title}: %{reason}',
  },
  delete: {
    anyway: 'Trotzdem löschen',
    button: 'Löschen',
    button_of: 'Löschen: %{title}',
    title: '%{name} löschen',
    confirm: 'Möchten Sie %{title} wirklich löschen?',
    confirm_many:
      'Möchten Sie %{smart_count} Eintrag wirklich löschen? |||| Möchten Sie %{smart_count} Einträge wirklich löschen?',
    checking: 'Es wird geprüft, was ihn verwendet …',
    in_use: 'Löschen ist nicht möglich, denn der Eintrag wird verwendet:',
    unknown: 'Es konnte nicht geprüft werden, ob der Eintrag verwendet wird: %{reason}',
    not_known: 'Es konnte nicht vollständig geprüft werden, ob der Eintrag verwendet wird:',
    unseen: 'Auch was Ihnen nicht gezeigt wird, kann es verwenden:',
    unknown_hint: 'Schließen Sie diesen Dialog und versuchen Sie es erneut.',
    retry: 'Erneut versuchen',
    done: '%{title} gelöscht',
    gone: 'Der Eintrag war bereits gelöscht.',
    blocked_row: 'verwendet von %{dependents}',
    running: 'Wird gelöscht …',
  },
  duplicate: {
    done: 'Die Kopie wurde angelegt.',
    without_secrets:
      'Die Kopie wurde angelegt. %{smart_count} Geheimnis fehlt: Bitte ergänzen Sie es. |||| Die Kopie wurde angelegt. %{smart_count} Geheimnisse fehlen: Bitte ergänzen Sie sie.',
    in_part: 'Die Kopie wurde angelegt, aber %{failed} von %{total} Zeilen konnten nicht kopiert werden.',
  },
  usage: {
    title: 'Verwendet von',
    none: 'Nichts verwendet ihn.',
    none_else: 'Sonst verwendet ihn nichts.',
    loading: 'Es wird gesucht, was ihn verwendet …',
    failed: 'Es konnte nicht ermittelt werden, was ihn verwendet: %{reason}',
    count: '%{name} (%{count})',
    more: 'und %{smart_count} weiterer |||| und %{smart_count} weitere',
  },
} satisfies Messages<typeof en>;
