import type en from './en';
import type { Messages } from '../../../app/i18n/messages';

export default {
  numbers: 'Numéros composés',
  numbers_help:
    'Un ou plusieurs, chacun sur sa ligne, écrits comme ils sont composés : avec le plus seulement là où il est composé. Les routes comptent telles qu’elles sont ici, enregistrées ou non.',
  too_many: 'On peut essayer au plus %{max} numéros à la fois.',
  no_numbers: 'Ceci n’est pas un numéro et est laissé de côté : %{texts}',
  row: 'ligne %{number} (%{pattern})',
  default: 'route par défaut',
  no_carrier: 'aucun opérateur choisi',
  no_route_carrier: 'Aucun opérateur de cette table',
  failed: 'Les numéros n’ont pas pu être essayés.',
  not_known: 'Inconnu',
  then: 'puis',
  unreached: 'Routes qui ne prennent aucun appel',
  covered: 'Jamais atteinte : %{route}. Tous ses numéros sont pris par %{by}.',
  covered_together: 'Jamais atteinte : %{route}. Tous ses numéros sont pris ensemble par %{by}.',
  stopped: 'Jamais atteinte : %{route}. La plateforme ne peut pas lire %{by} et s’arrête là.',
  empty: 'Pour aucun numéro que l’on puisse composer : %{route}.',
  undecided: 'On ne sait pas si elle est jamais atteinte : %{route}.',
  show: 'Montrer',
  go_to: 'Montrer la ligne %{number}',
  outcomes: 'Ce que deviennent les numéros',
  number: 'Numéro',
  route: 'Prise par',
  carriers: 'Opérateur',
  before: 'Avant',
  none: 'Aucune route ne le prend',
  slow: 'N’aboutit pas avec ce numéro et peut immobiliser la plateforme : %{route}',
  stops: 'La plateforme ne peut pas lire ceci et s’arrête : %{route}',
  inside: 'Trouvé à l’intérieur du numéro. Avec ^ devant, le numéro doit commencer ainsi.',
  tried: '%{smart_count} numéro essayé |||| %{smart_count} numéros essayés',
  changed:
    '%{smart_count} numéro d’essai sur %{total} change d’opérateur avec ce qui n’est pas encore enregistré. |||| %{smart_count} numéros d’essai sur %{total} changent d’opérateur avec ce qui n’est pas encore enregistré.',
  changed_only: 'Seulement les numéros qui changent d’opérateur',
  show_all: 'Montrer %{smart_count} numéro |||| Montrer les %{smart_count} numéros',
} satisfies Messages<typeof en>;
