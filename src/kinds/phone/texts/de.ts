import type en from './en';
import type { Messages } from '../../../app/i18n/messages';

export default {
  title: 'Welche Nummer gewinnt?',
  label: 'Angerufene Nummer',
  label_help: 'Wie ein Carrier sie liefert. Es wird nichts geändert.',
  search: 'Nachsehen',
  no_number: 'Nur Ziffern, Stern und Raute.',
  running: 'Gesucht wird, was Anrufe an %{number} übernimmt…',
  none: 'Kein Eintrag übernimmt einen Anruf an %{number}. Die Anwendung des Carriers antwortet, falls er eine hat.',
  found:
    'Ein Anruf an %{number} wird übernommen, wenn er über diesen Carrier kommt: |||| Ein Anruf an %{number} wird übernommen, je nachdem, über welchen Carrier er kommt:',
  too_many: 'Es gibt mehr Einträge, als durchgesehen wurden.',
  no_carrier: 'Ohne Carrier',
  never: 'Zu einem Eintrag ohne Carrier kommt nie ein Anruf.',
  taken_by: 'Übernommen von',
  exact: 'die Nummer selbst',
  wildcard: 'ein Platzhalter',
  expression: 'ein Ausdruck',
  open: 'ein Ausdruck, der passt oder auch nicht',
  tie: 'Ein anderes Muster ist ebenso lang: welches den Anruf übernimmt, ist nicht sicher.',
  answered_by: 'Beantwortet von',
  of_carrier: '(die Anwendung des Carriers)',
  nobody: 'Keine Anwendung',
  carrier_unknown: 'Die Anwendung des Carriers, falls er eine hat',
  account: 'Konto',
  no_account: 'Keines',
  others: 'Passt auch, kommt aber danach:',
  scope:
    'Durchgesehen wurden nur Einträge, die Ihnen gezeigt werden. Von Mustern, die passen, kommt das längste zuerst, und es darf überall in der Nummer passen.',
} satisfies Messages<typeof en>;
