import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Locataire Microsoft Teams |||| Locataires Microsoft Teams',
  titles: {
    add: 'Ajouter un locataire Microsoft Teams',
    edit: 'Modifier le locataire Microsoft Teams',
  },
  sections: {
    tenant: 'Locataire',
  },
  section_help: {
    tenant: 'Les appels du domaine Teams d’un client appartiennent à un compte, et une application les prend.',
  },
  fields: {
    ms_teams_tenant_sid: 'SID du locataire',
    tenant_fqdn: 'Nom de domaine',
    account_sid: 'Compte',
    application_sid: 'Application',
    service_provider_sid: 'Fournisseur de services',
  },
  placeholders: {
    tenant_fqdn: 'Nom de domaine complet du locataire',
  },
  filters: {
    account_sid: 'Compte',
  },
  all: {
    account_sid: 'Tous les comptes',
  },
  empty: {
    title: 'Aucun locataire Microsoft Teams.',
    text: 'Un locataire est un domaine d’un client dans Microsoft Teams.',
  },
  toasts: {
    created: 'Locataire Microsoft Teams créé',
    updated: 'Locataire Microsoft Teams modifié',
    deleted: 'Locataire Microsoft Teams %{tenant_fqdn} supprimé',
  },
  delete: {
    confirm: 'Voulez-vous vraiment supprimer le locataire Microsoft Teams %{tenant_fqdn} ?',
  },
  needs: {
    accounts: 'Vous devez créer un compte avant de pouvoir créer un locataire Microsoft Teams.',
  },
  denied: {
    list: '%{provider} n’a pas de nom de domaine complet pour MS Teams',
  },
  form: {
    domain_taken: 'Le nom de domaine que vous avez saisi est déjà utilisé.',
  },
} satisfies Messages<typeof en>;
