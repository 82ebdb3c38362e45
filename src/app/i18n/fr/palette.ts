import type { Messages } from '../messages';
import type english from '../en/palette';

export default {
  open: 'Recherche et commandes',
  button: 'Rechercher',
  placeholder: 'Ouvrir une page, trouver un élément, lancer une action',
  results: 'Résultats',
  groups: { page: 'Sur cette page', screens: 'Pages', sid: 'Identifiant' },
  all: 'Tout avec ce texte : %{name}…',
  look_up: 'Rechercher %{sid}',
  searching: 'Recherche…',
  nothing: 'Aucun résultat',
  no_sid: 'Aucun élément avec ce SID n’a été trouvé.',
  failed: 'La recherche n’a pas pu être faite partout : %{names}',
  found: '%{smart_count} résultat |||| %{smart_count} résultats',
} satisfies Messages<typeof english>;
