import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Acheminement sortant |||| Acheminement sortant',
  titles: {
    list: 'Acheminement sortant',
    add: 'Ajouter des routes sortantes',
    edit: 'Modifier les routes sortantes',
  },
  sections: {
    table: 'Table d’acheminement',
    default: 'Route par défaut',
    routes: 'Routes',
    simulator: 'Essayer des numéros',
  },
  section_help: {
    table: 'L’acheminement sortant choisit un opérateur lorsque plusieurs sont disponibles.',
    default: 'Prend chaque appel pour lequel il n’y a aucune route ci-dessous.',
    routes: 'La première route qui correspond au numéro composé prend l’appel.',
    simulator: 'Quelle route prend un numéro composé, et par quel opérateur l’appel sort.',
  },
  fields: {
    lcr_sid: 'SID de l’acheminement',
    name: 'Nom',
    is_active: 'Actif',
    account_sid: 'Utilisé par',
    service_provider_sid: 'Fournisseur de services',
    default_carrier_set_entry_sid: 'SID de l’entrée par défaut',
    number_routes: 'Routes',
    default_carriers: 'Opérateur sortant par défaut',
    voip_carrier_sid: 'Opérateur',
    priority: 'Priorité',
    workload: 'Poids',
    routes: 'Route selon la première correspondance',
  },
  help: {
    account_sid:
      'Un compte n’a qu’une table, de même que le fournisseur pour tous les comptes. Cela ne peut pas être modifié plus tard.',
    routes:
      'Faites glisser les lignes pour changer l’ordre, ou utilisez les flèches. Les lignes sont supprimées à l’enregistrement.',
  },
  filters: {
    account_sid: 'Utilisé par',
  },
  all: {
    account_sid: 'Tous les comptes',
  },
  none: {
    account_sid: 'Tous les comptes',
  },
  choices: {
    is_active: {
      true: 'Actif',
      false: 'Inactif',
    },
  },
  add_row: {
    routes: 'Ajouter une route',
  },
  empty: {
    title: 'Aucune route sortante.',
    text: 'Une table d’acheminement dit quel opérateur prend quel appel sortant.',
  },
  actions: {
    activate: {
      label: 'Activer',
      running: 'Activation…',
      done: 'Acheminement sortant modifié',
    },
    deactivate: {
      label: 'Désactiver',
      title: 'Désactiver %{name}',
      confirm:
        'La table sera marquée comme inactive. Certaines versions de la plateforme suivent aussi les tables inactives. Voulez-vous continuer ?',
      running: 'Désactivation…',
      done: 'Acheminement sortant modifié',
    },
  },
  toasts: {
    created: 'Acheminement sortant créé',
    updated: 'Routes modifiées',
    deleted: 'Acheminement sortant %{name} supprimé',
    deleted_form: 'Acheminement sortant %{name} supprimé',
  },
  delete: {
    confirm: 'Voulez-vous vraiment supprimer l’acheminement sortant %{name} ?',
  },
  denied: {
    list: 'Vous n’avez pas l’autorisation de gérer toutes les routes sortantes',
  },
  form: {
    no_carriers: 'Aucun opérateur n’est disponible',
    no_carriers_account: 'Aucun opérateur n’est disponible pour ce compte',
    route_deleted: 'Route supprimée',
  },
} satisfies Messages<typeof en>;
