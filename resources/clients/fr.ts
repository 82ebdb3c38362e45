import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Client SIP |||| Clients SIP',
  titles: { list: 'Identifiants SIP', add: 'Ajouter un client SIP', edit: 'Modifier le client SIP' },
  sections: {
    credentials: 'Identifiants',
    calling: 'Appels directs',
    owner: 'Compte',
    device: 'Comment enregistrer cet appareil',
  },
  section_help: {
    credentials: 'Ce avec quoi un appareil SIP s’enregistre.',
    calling: 'Ce que l’appareil peut appeler sans application pour les appels d’appareils SIP.',
    owner: 'L’appareil s’enregistre auprès du domaine SIP de ce compte.',
    device:
      'L’appareil s’enregistre avec le nom d’utilisateur et le mot de passe ci-dessus auprès du domaine, par l’une des adresses.',
  },
  fields: {
    client_sid: 'SID du client',
    username: 'Nom d’utilisateur',
    password: 'Mot de passe',
    is_active: 'Actif',
    allow_direct_app_calling: 'Autoriser les appels directs vers les applications',
    allow_direct_queue_calling: 'Autoriser les appels directs vers les files d’attente',
    allow_direct_user_calling: 'Autoriser les appels directs vers d’autres utilisateurs',
    account_sid: 'Appartient à',
    registered: 'Enregistrement',
  },
  filters: { account_sid: 'Compte' },
  all: { account_sid: 'Tous les comptes' },
  help: {
    username: 'Les appareils s’enregistrent avec lui, majuscules et minuscules comprises.',
    allow_direct_app_calling:
      'L’utilisateur peut appeler des applications même si aucune n’est définie pour les appareils SIP.',
    allow_direct_queue_calling:
      'L’utilisateur peut prendre des appels des files d’attente même si aucune application n’est définie pour les appareils SIP.',
    allow_direct_user_calling:
      'L’utilisateur peut appeler d’autres utilisateurs même si aucune application n’est définie pour les appareils SIP.',
  },
  choices: { is_active: { true: 'Actif', false: 'Inactif' } },
  empty: {
    title: 'Aucun client SIP.',
    text: 'Un appareil SIP s’enregistre avec un client pour passer et recevoir des appels.',
  },
  toasts: {
    created: 'Client SIP créé',
    updated: 'Client SIP enregistré',
    deleted: 'Client SIP %{username} supprimé',
    deleted_form: 'Client SIP supprimé',
  },
  delete: { confirm: 'Voulez-vous vraiment supprimer le client SIP %{username} ?' },
  load: { registered: { pending: 'On demande si l’appareil est enregistré…', failed: 'Inconnu' } },
  registered: { active: 'Enregistré', inactive: 'Non enregistré' },
  form: {
    no_realm: 'Aucun domaine SIP n’est défini pour le compte.',
    set_realm: 'Définir le domaine SIP du compte',
    ours: {
      sip: 'Adresses par transport : UDP et TCP là où aucun n’est nommé',
      realm: 'Domaine SIP',
      any_realm: 'Le domaine SIP du compte.',
      no_realm: 'Le compte n’a pas encore de domaine SIP.',
      none: 'Aucune n’est connue.',
    },
  },
  realm_hint: 'Votre domaine SIP est %{realm}',
  needs: {
    accounts: 'Vous devez créer un compte avant de pouvoir créer un client SIP.',
  },
} satisfies Messages<typeof en>;
