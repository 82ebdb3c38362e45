import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Utilisateur |||| Utilisateurs',
  titles: { add: 'Ajouter un utilisateur', edit: 'Modifier l’utilisateur' },
  sections: { access: 'Accès', identity: 'Identité', password: 'Mot de passe' },
  section_help: {
    access: 'Ce que l’utilisateur peut voir et modifier.',
    identity: 'L’utilisateur se connecte avec ce nom.',
    password: 'Communiqué une fois ; l’utilisateur doit le remplacer à la première connexion.',
  },
  fields: {
    user_sid: 'SID de l’utilisateur',
    scope: 'Portée',
    account_sid: 'Compte',
    service_provider_sid: 'Fournisseur de services',
    name: 'Nom d’utilisateur',
    email: 'Adresse e-mail',
    initial_password: 'Mot de passe provisoire',
    force_change: 'Imposer le changement du mot de passe',
    is_active: 'L’utilisateur est actif',
    is_view_only: 'Lecture seule',
    account_name: 'Nom du compte',
    service_provider_name: 'Nom du fournisseur de services',
    owner: 'Portée',
  },
  filters: { scope: 'Portée', account_sid: 'Compte' },
  all: { scope: 'Toutes les portées', account_sid: 'Tous les comptes' },
  help: {
    is_view_only: 'Peut tout consulter dans sa portée et ne rien modifier, sauf son propre mot de passe.',
    initial_password: 'Pour un utilisateur existant : si ce champ reste vide, le mot de passe ne change pas.',
  },
  choices: {
    is_active: { true: 'Actif', false: 'Inactif' },
    scope: { admin: 'Administrateur', service_provider: 'Fournisseur de services', account: 'Compte' },
  },
  empty: { title: 'Aucun utilisateur.', text: 'Toute personne qui se connecte à cette console est un utilisateur.' },
  toasts: {
    created: 'Utilisateur créé',
    updated: 'Utilisateur enregistré',
    deleted: 'Utilisateur %{name} supprimé',
  },
  delete: {
    confirm: 'Voulez-vous vraiment supprimer l’utilisateur %{name} ?',
  },
  taken: 'Un autre utilisateur a ce nom ou cette adresse e-mail.',
  no_promotion:
    'La plateforme ne permet pas de passer à une portée supérieure. Supprimez l’utilisateur et ajoutez-en un nouveau.',
  invalid_password: 'Mot de passe non valide.',
  no_accounts: 'Impossible d’attribuer un compte. Le fournisseur de services n’a aucun compte.',
} satisfies Messages<typeof en>;
