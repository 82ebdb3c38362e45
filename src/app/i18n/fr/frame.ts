import type en from '../en/frame';
import type { Messages } from '../messages';

export default {
  skip_to_content: 'Aller au contenu',
  navigation: 'Navigation principale',
  open_navigation: 'Ouvrir la navigation',
  close_navigation: 'Fermer la navigation',
  collapse_navigation: 'Réduire la navigation',
  expand_navigation: 'Déplier la navigation',
  groups: {
    'byo-services': 'Services propres',
  },
  provider: {
    label: 'Fournisseur de services',
    choose: 'Choisir un fournisseur de services, actuellement %{name}',
    search: 'Chercher un fournisseur de services',
    none_found: 'Aucun fournisseur de services ne correspond',
    none: 'Aucun fournisseur de services',
    failed: 'Les fournisseurs de services n’ont pas pu être chargés',
    changed: '%{name} est maintenant affiché',
    add: 'Ajouter un fournisseur de services',
    add_title: 'Ajouter un nouveau fournisseur de services',
    name: 'Nom du fournisseur de services',
    added: 'Nouveau fournisseur de services %{name} ajouté',
    needed: 'Il faut d’abord un fournisseur de services. Ajoutez-en un pour continuer.',
    needed_from_admin:
      'Vous n’avez pas de fournisseur de services. Demandez à un administrateur de vous en attribuer un.',
  },
  user: {
    menu: 'Menu de l’utilisateur %{name}',
    scope: {
      admin: 'Portée : administrateur',
      service_provider: 'Portée : fournisseur de services',
      account: 'Portée : compte',
    },
    view_only: 'Lecture seule',
    profile: 'Mon profil',
    theme: 'Thème',
    language: 'Langue',
    shortcuts: 'Raccourcis clavier',
    sign_out: 'Se déconnecter',
  },
  alerts: {
    unread: 'Alertes, %{count} non lues',
    none: 'Alertes, aucune non lue',
  },
  theme: {
    light: 'Clair',
    dark: 'Sombre',
    system: 'Système',
  },
  toasts: {
    label: 'Messages',
    close: 'Fermer le message',
  },
  network: {
    lost: 'Le serveur est injoignable',
    retry: 'Réessayer',
  },
  not_found: {
    title: 'Page introuvable',
    text: 'Cette page n’existe pas.',
    back: 'Retour au début',
  },
  crash: {
    title: 'Une erreur s’est produite sur cette page',
    text: 'Le reste de la console fonctionne toujours. Réessayez ou rechargez la page.',
    retry: 'Réessayer',
    reload: 'Recharger',
    details: 'Détails',
  },
  shortcuts: {
    title: 'Raccourcis clavier',
    close: 'Fermer',
    list: 'Dans les listes',
    form: 'Dans les formulaires',
    everywhere: 'Partout',
    palette: 'Recherche et commandes (⌘ K sur Mac)',
    help: 'Afficher cette liste',
    filter: 'Aller au filtre',
    save: 'Enregistrer',
    escape: 'Fermer une fenêtre ou un menu',
    next: 'Aller à l’élément suivant',
  },
} satisfies Messages<typeof en>;
