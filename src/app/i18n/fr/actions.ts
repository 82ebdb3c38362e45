import type en from '../en/actions';
import type { Messages } from '../messages';

export default {
  cancel: 'Annuler',
  close: 'Fermer',
  none_text:
    'Rien n’est choisi : ce qui s’y trouve sera retiré de %{smart_count} enregistrement. Voulez-vous continuer ? |||| Rien n’est choisi : ce qui s’y trouve sera retiré de %{smart_count} enregistrements. Voulez-vous continuer ?',
  confirm_text: 'Voulez-vous continuer ?',
  running: 'En cours…',
  progress: '%{finished} sur %{total}',
  done: '%{smart_count} élément traité |||| %{smart_count} éléments traités',
  selected: '%{smart_count} sélectionné |||| %{smart_count} sélectionnés',
  select_matching: 'Sélectionner celui qui correspond |||| Sélectionner les %{smart_count} qui correspondent',
  selection: 'Lignes sélectionnées',
  of_selection: '%{label} : %{smart_count} ligne sélectionnée |||| %{label} : %{smart_count} lignes sélectionnées',
  unselect: 'Tout désélectionner',
  report: {
    retry: 'Réessayer pour %{smart_count} |||| Réessayer pour %{smart_count}',
    title: 'Compte rendu',
    done: '%{smart_count} réussi |||| %{smart_count} réussis',
    failed: '%{smart_count} en échec |||| %{smart_count} en échec',
    cancelled: '%{smart_count} non commencé ou annulé |||| %{smart_count} non commencés ou annulés',
    row: '%{title} : %{reason}',
  },
  delete: {
    anyway: 'Supprimer quand même',
    button: 'Supprimer',
    button_of: 'Supprimer %{title}',
    title: 'Supprimer : %{name}',
    confirm: 'Voulez-vous vraiment supprimer %{title} ?',
    confirm_many:
      'Voulez-vous vraiment supprimer %{smart_count} élément ? |||| Voulez-vous vraiment supprimer %{smart_count} éléments ?',
    checking: 'Recherche de ce qui l’utilise…',
    in_use: 'Suppression impossible, car cet élément est utilisé :',
    unknown: 'Impossible de vérifier si cet élément est utilisé : %{reason}',
    not_known: 'Impossible de vérifier complètement si cet élément est utilisé :',
    unseen: 'Ce que vous ne pouvez pas voir l’utilise peut-être aussi :',
    unknown_hint: 'Fermez cette fenêtre et réessayez.',
    retry: 'Réessayer',
    done: '%{title} : suppression effectuée',
    gone: 'Cet élément avait déjà été supprimé.',
    blocked_row: 'utilisé par %{dependents}',
    running: 'Suppression…',
  },
  duplicate: {
    done: 'La copie a été créée.',
    without_secrets:
      'La copie a été créée. %{smart_count} secret manque : ajoutez-le. |||| La copie a été créée. %{smart_count} secrets manquent : ajoutez-les.',
    in_part: 'La copie a été créée, mais %{failed} lignes sur %{total} n’ont pas pu être copiées.',
  },
  usage: {
    title: 'Utilisé par',
    none: 'Rien ne l’utilise.',
    none_else: 'Rien d’autre ne l’utilise.',
    loading: 'Recherche de ce qui l’utilise…',
    failed: 'Impossible de savoir ce qui l’utilise : %{reason}',
    count: '%{name} (%{count})',
    more: 'et %{smart_count} autre |||| et %{smart_count} autres',
  },
} satisfies Messages<typeof en>;
