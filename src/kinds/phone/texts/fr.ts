import type en from './en';
import type { Messages } from '../../../app/i18n/messages';

export default {
  title: 'Quel numéro l’emporte ?',
  label: 'Numéro appelé',
  label_help: 'Comme un opérateur le transmet. Rien n’est modifié.',
  search: 'Consulter',
  no_number: 'Chiffres, étoile et dièse seulement.',
  running: 'Recherche de ce qui prend les appels au %{number}…',
  none: 'Aucune entrée ne prend un appel au %{number}. L’application de l’opérateur répond, s’il en a une.',
  found:
    'Un appel au %{number} est pris, s’il arrive par cet opérateur : |||| Un appel au %{number} est pris selon l’opérateur par lequel il arrive :',
  too_many: 'Il y a plus d’entrées que celles qui ont été regardées.',
  no_carrier: 'Sans opérateur',
  never: 'Aucun appel n’arrive jamais à une entrée sans opérateur.',
  taken_by: 'Pris par',
  exact: 'le numéro lui-même',
  wildcard: 'un caractère générique',
  expression: 'une expression régulière',
  open: 'une expression qui convient peut-être',
  tie: 'Un autre motif est aussi long : lequel prend l’appel n’est pas certain.',
  answered_by: 'Réponse par',
  of_carrier: '(l’application de l’opérateur)',
  nobody: 'Aucune application',
  carrier_unknown: 'L’application de l’opérateur, s’il en a une',
  account: 'Compte',
  no_account: 'Aucun',
  others: 'Convient aussi, mais vient après :',
  scope:
    'Seules les entrées qui vous sont montrées ont été regardées. Des motifs qui conviennent, le plus long passe d’abord, et il peut convenir n’importe où dans le numéro.',
} satisfies Messages<typeof en>;
