import type en from '../en/fields';
import type { Messages } from '../messages';

export default {
  loading: 'Chargement…',
  boolean: { yes: 'Oui', no: 'Non' },
  copy: {
    label: 'Copier %{text}',
    done: '%{text} copié dans le presse-papiers',
    failed: 'Impossible de copier %{text} ; veuillez sélectionner le texte et le copier avec un clic droit',
  },
  email: { invalid: 'Ceci n’est pas une adresse e-mail.' },
  json: { format: 'Mettre en forme', invalid: 'Ceci n’est pas du JSON : voir la ligne %{line}.' },
  number: {
    not_a_number: 'Ceci n’est pas un nombre.',
    not_whole: 'La valeur doit être un nombre entier.',
    too_small: 'La valeur doit être d’au moins %{min}.',
    too_large: 'La valeur doit être d’au plus %{max}.',
  },
  password: { show: 'Afficher la saisie', hide: 'Masquer la saisie' },
  reference: {
    none: 'Aucun choix possible.',
    clear: 'Effacer',
    open: 'Ouvrir la liste',
    close: 'Fermer la liste',
    waits: 'Renseignez d’abord ce dont ce champ dépend.',
    failed: 'La liste n’a pas pu être chargée.',
  },
  rows: {
    count: '%{smart_count} ligne |||| %{smart_count} lignes',
    add: 'Ajouter une ligne',
    row: 'ligne %{number}',
    remove: 'Retirer la ligne %{number}',
    up: 'Monter la ligne %{number}',
    down: 'Descendre la ligne %{number}',
    actions: 'Actions',
  },
  secret: {
    replace: 'Remplacer',
    replace_what: 'Remplacer : %{label}',
    keep: 'Garder la valeur enregistrée',
    keep_what: 'Garder la valeur enregistrée : %{label}',
    remove: 'Retirer',
    remove_what: 'Retirer : %{label}',
  },
  owner: { all: 'Tous', account: 'Compte :', service_provider: 'Fournisseur de services :' },
  select: { none: 'Aucun', any: 'Tous' },
  url: {
    invalid: 'Cette adresse n’est pas valide. Elle doit commencer ainsi : %{schemes}.',
    too_long: 'Cette adresse est trop longue : %{max} caractères au plus.',
  },
  webhook: {
    url: 'URL',
    method: 'Méthode',
    use_basic: 'Utiliser l’authentification HTTP basique',
    username: 'Nom d’utilisateur',
    password: 'Mot de passe',
    password_kept: 'Enregistré ; saisissez pour remplacer',
    credentials: 'L’authentification HTTP basique demande à la fois le nom d’utilisateur et le mot de passe.',
    no_url: 'L’authentification basique a besoin d’une adresse.',
    method_refused: 'La méthode %{method} n’est pas possible ici.',
  },
} satisfies Messages<typeof en>;
