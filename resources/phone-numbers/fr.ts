import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Numéro de téléphone |||| Numéros de téléphone',
  titles: {
    list: 'Numéros de téléphone',
    add: 'Ajouter un numéro de téléphone',
    edit: 'Modifier le numéro de téléphone',
  },
  sections: { number: 'Numéro', routing: 'Acheminement' },
  section_help: {
    number: 'Le numéro tel que l’opérateur le transmet. Il ne peut plus être modifié une fois ajouté.',
    routing: 'Ce qui arrive aux appels vers ce numéro.',
  },
  fields: {
    phone_number_sid: 'SID du numéro',
    number: 'Numéro de téléphone',
    account_sid: 'Compte',
    voip_carrier_sid: 'Opérateur',
    with_inactive: 'Proposer aussi les opérateurs inactifs',
    application_sid: 'Application',
  },
  filters: { account_sid: 'Compte', voip_carrier_sid: 'Opérateur' },
  all: { account_sid: 'Tous les comptes', voip_carrier_sid: 'Tous les opérateurs' },
  placeholders: { number: 'Numéro de téléphone dont les appels arrivent ici' },
  help: { application_sid: 'Sans application, celle par défaut de l’opérateur répond, s’il en a une.' },
  actions: {
    route: {
      label: 'Acheminer vers une application',
      title: 'Acheminer %{smart_count} numéro |||| Acheminer %{smart_count} numéros',
      none: '%{smart_count} numéro n’aura plus d’application. Seule une application par défaut de l’opérateur peut répondre à ses appels. Voulez-vous continuer ? |||| %{smart_count} numéros n’auront plus d’application. Seules les applications par défaut des opérateurs peuvent répondre à leurs appels. Voulez-vous continuer ?',
      button: 'Acheminer',
      running: 'Modification de l’acheminement…',
      done: 'Acheminement modifié',
    },
  },
  empty: {
    title: 'Aucun numéro de téléphone.',
    text: 'Un numéro indique quelle application traite les appels qu’un opérateur lui transmet.',
  },
  toasts: {
    created: 'Numéro de téléphone créé',
    updated: 'Numéro de téléphone enregistré',
    deleted: 'Numéro de téléphone %{number} supprimé',
  },
  delete: { confirm: 'Voulez-vous vraiment supprimer le numéro de téléphone %{number} ?' },
  look_up: 'Quel numéro l’emporte ?',
  inactive: '%{name} (inactif)',
  needs: {
    accounts: 'Vous devez créer un compte avant de pouvoir créer un numéro de téléphone.',
    carriers: 'Vous devez créer un trunk SIP avant de pouvoir créer un numéro de téléphone.',
  },
  form: {
    number_taken: 'Ce numéro de téléphone est déjà utilisé.',
    number_elsewhere: 'Ce numéro est aussi utilisé chez l’opérateur « %{name} ».',
  },
} satisfies Messages<typeof en>;
