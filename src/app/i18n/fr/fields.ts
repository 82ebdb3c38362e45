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
  env: {
    failed:
      'Les variables n’ont pas pu être demandées au webhook, ou sa réponse n’en est pas une. Ce qui est enregistré est conservé.',
    kept: 'Le webhook ne répond pas, ou ne déclare aucune variable. Ces valeurs enregistrées sont conservées telles quelles :',
    undeclared: 'Également enregistré, bien que le webhook ne le déclare pas :',
    remove: 'Retirer',
    remove_what: 'Retirer %{name}',
    wrong_type: 'Ce n’est pas le type de valeur que le webhook demande.',
    not_offered: 'Ce n’est aucune des valeurs que le webhook accepte.',
    choose_file: 'Reprendre le texte d’un fichier',
    file_of: 'Fichier pour %{name}',
    unreadable_file: 'Le fichier n’a pas pu être lu : %{reason}',
  },
  json: {
    format: 'Mettre en forme',
    invalid: 'Ceci n’est pas du JSON : voir la ligne %{line}.',
    no_list: 'Ce doit être une liste : elle commence par [ et finit par ].',
  },
  key_file: {
    choose: 'Choisir un fichier JSON',
    replace: 'Choisir un autre fichier',
    stored: 'Clé enregistrée',
    new: 'Nouvelle clé, pas encore enregistrée',
    invalid: 'Fichier de clé de service non valide : ce n’est pas du JSON.',
    missing: 'Fichier de clé de service non valide : il manque %{names}.',
    too_large: 'Fichier de clé de service non valide : il est trop grand pour en être un.',
  },
  limits: {
    unit: 'Unité',
    none: 'Aucune limite n’est définie.',
    unlimited: 'Illimité.',
    kept: '« %{category} » est aussi limité ; cette limite reste.',
    deleted: 'L’enregistrement supprime la limite « %{category} ».',
  },
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
  shown_once: { name: 'le secret', hint: 'Copiez-le maintenant : il ne sera plus montré.' },
  select: { none: 'Aucun', any: 'Tous' },
  speech: {
    custom: '%{name} (personnalisé)',
    model: 'Modèle',
    lacks_credential:
      'Il n’y a pour %{name} aucun identifiant que ce compte puisse utiliser : les appels ne pourront pas s’en servir.',
    no_credentials: 'Les identifiants vocaux n’ont pas pu être chargés : seul ce qui est enregistré peut être affiché.',
    no_lists:
      'Les listes du fournisseur n’ont pas pu être chargées. Veuillez saisir le nom que le fournisseur emploie.',
  },
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
    sample: {
      show: 'Que la plateforme enverrait-elle ?',
      show_of: 'Que la plateforme enverrait-elle ? %{label}',
      local: 'Un appel inventé, tel que la plateforme l’annoncerait. Rien n’est envoyé d’ici.',
      socket:
        'La plateforme ouvre un web socket vers cette adresse. Ce qu’elle annonce en premier a ce contenu. Rien n’est envoyé d’ici.',
      request: 'Requête',
      headers: 'En-têtes',
      body: 'Corps',
      line: 'Ligne de commande',
      line_hint:
        'Copiez-la et exécutez-la dans un shell : votre serveur reçoit la même requête. Elle contient l’utilisateur et le mot de passe du formulaire.',
    },
    method_refused: 'La méthode %{method} n’est pas possible ici.',
  },
} satisfies Messages<typeof en>;
