import type en from '../en/form';
import type { Messages } from '../messages';

export default {
  titles: { create: 'Ajouter : %{name}', edit: 'Modifier : %{name}', show: '%{name}' },
  breadcrumbs: 'Chemin',
  tabs: 'Parties du formulaire',
  required: 'Ce champ est obligatoire.',
  required_notice: 'Les champs marqués d’un astérisque* sont obligatoires.',
  read_only: 'Vous pouvez consulter cet élément, mais pas le modifier.',
  errors: '%{smart_count} champ demande votre attention |||| %{smart_count} champs demandent votre attention',
  save_bar: 'Enregistrer ou quitter',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  cancel: 'Annuler',
  retry: 'Réessayer',
  created: '%{name} : création effectuée',
  updated: '%{name} : modifications enregistrées',
  failed: 'L’enregistrement a échoué.',
  count_unknown: 'Le nombre n’a pas pu être chargé.',
  swap: 'Intervertir',
  nothing_lost: 'Votre saisie est toujours là.',
  gone: 'Cet élément n’existe plus.',
  unsaved: {
    title: 'Quitter sans enregistrer ?',
    text: 'Vos modifications ne sont pas enregistrées et seront perdues.',
    stay: 'Rester ici',
    leave: 'Quitter sans enregistrer',
    saving_title: 'Quitter pendant l’enregistrement ?',
    saving_text:
      'Vos modifications sont en route vers la plateforme. Si vous quittez maintenant, un message vous dira ce qu’il en est ; en cas d’échec, votre saisie sera perdue.',
    saving_leave: 'Quitter',
  },
  draft: {
    text: 'Votre session s’est terminée avant l’enregistrement. Ce que vous aviez saisi ici a été conservé.',
    left_out: 'Les mots de passe et autres secrets ne sont jamais conservés : %{names}',
    restore: 'Rétablir les modifications non enregistrées',
    discard: 'Abandonner',
  },
  part: { saved: 'Enregistré : %{name}', failed: 'Non enregistré : %{name}. %{reason}' },
  ask: { title: 'Êtes-vous sûr ?', save: 'Enregistrer quand même' },
  conflict: {
    title: 'Modifié entre-temps',
    text: 'Quelqu’un d’autre a modifié cet élément depuis que vous l’avez ouvert. Choisissez ce qui doit être enregistré.',
    mine: 'Garder ma valeur :',
    theirs: 'Prendre l’autre valeur :',
    empty: '(vide)',
  },
} satisfies Messages<typeof en>;
