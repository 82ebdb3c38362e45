import type en from '../en/errors';
import type { Messages } from '../messages';

export default {
  invalid_credentials: 'Die Anmeldedaten sind falsch',
  server_unreachable: 'Der Server ist nicht erreichbar',
  network: 'Der Server ist nicht erreichbar',
  generic: 'Etwas ist schiefgelaufen, bitte versuchen Sie es noch einmal',
  session_expired: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich an und versuchen Sie es noch einmal.',
  must_log_in: 'Für diese Seite müssen Sie sich anmelden',
  not_found: 'Diesen Datensatz gibt es nicht oder nicht mehr.',
  no_access: 'Sie haben keinen Zugriff.',
  too_large: 'Das ist mehr, als der Server annimmt.',
  unreadable_answer: 'Die Antwort des Servers war nicht lesbar.',
  too_many_requests: 'Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.',
  too_many_requests_for: 'Zu viele Anfragen. Bitte versuchen Sie es in %{seconds} Sekunden noch einmal.',
  database: {
    in_use: 'Etwas anderes benutzt dies noch: Die Plattform löscht es nicht.',
    no_such: 'Etwas, das hier gewählt ist, gibt es nicht mehr.',
    duplicate: 'So etwas gibt es auf der Plattform schon.',
    too_long: 'Das ist länger, als die Plattform speichern kann.',
    not_taken: 'Diesen Wert nimmt die Plattform nicht an.',
    unexpected: 'Die Plattform konnte das nicht speichern.',
    instruction: 'Eine dieser Anweisungen kennt die Plattform nicht.',
  },
  could_not_be_checked: 'konnte nicht geprüft werden',
  partial_save:
    'Teilweise gespeichert: %{failed} von %{total} Zeilen konnten nicht gespeichert werden. Erneutes Speichern sendet nur den Rest.',
  partial_save_waiting:
    'Teilweise gespeichert: %{failed} von %{total} Zeilen konnten nicht gespeichert werden, %{waiting} weitere werden erst danach gelöscht. Erneutes Speichern sendet nur den Rest.',
  partial_save_hint: 'Einige Zeilen konnten nicht gespeichert werden. Erneutes Speichern sendet nur den Rest.',
  parts_save: 'Nicht alles wurde gespeichert. Erneutes Speichern sendet nur den Rest.',
  not_taken_over:
    'Die Plattform hat das Speichern bestätigt, aber den alten Wert behalten. Vielleicht dürfen Sie ihn nicht ändern, oder die Werte passen nicht zusammen.',
  unconfirmed:
    'Dies wurde gesendet, konnte aber nicht wieder gelesen werden: Bitte sehen Sie nach, ob es gespeichert ist.',
  no_path: 'Es fehlt ein Wert, den die Adresse dieses Datensatzes braucht.',
} satisfies Messages<typeof en>;
