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
    button: 'Supprimer l’utilisateur',
    confirm: 'Voulez-vous vraiment supprimer l’utilisateur %{name} ?',
  },
  actions: {
    reset_password: {
      label: 'Mot de passe provisoire',
      title: 'Définir un mot de passe provisoire',
      button: 'Définir le mot de passe',
      confirm:
        'Un nouveau mot de passe est généré et montré une seule fois. L’ancien ne fonctionne plus, et l’utilisateur doit en choisir un autre à la prochaine connexion.',
      done: 'Le mot de passe provisoire est défini',
    },
  },
  needs: {
    accounts: 'Impossible d’attribuer un compte. Le fournisseur de services n’a aucun compte.',
  },
  form: {
    password_kept: 'Laissé vide, le mot de passe reste le même.',
    taken: 'Un autre utilisateur a ce nom ou cette adresse e-mail.',
    no_promotion:
      'La plateforme ne permet pas de passer à une portée supérieure. Supprimez l’utilisateur et ajoutez-en un nouveau.',
    one_step:
      'La plateforme ne donne pas un compte à un administrateur en une seule étape. Attribuez d’abord l’utilisateur à un fournisseur de services, enregistrez, puis choisissez le compte.',
    no_provider:
      'Choisissez d’abord un fournisseur de services : sans lui, la plateforme ferait du nouvel utilisateur un administrateur.',
    ends_session: 'L’enregistrement déconnecte l’utilisateur.',
    own_scope: 'C’est votre propre utilisateur. Vous seriez déconnecté et auriez ensuite moins de droits.',
    own_inactive: 'C’est votre propre utilisateur. Vous vous rendriez inactif.',
    own_view_only:
      'C’est votre propre utilisateur. Dès votre prochaine connexion, vous ne pourriez plus rien modifier, pas même ceci.',
    own_delete: 'C’est votre propre utilisateur. Vous seriez déconnecté et ne pourriez plus revenir.',
  },
} satisfies Messages<typeof en>;
