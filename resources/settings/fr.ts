import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Paramètres |||| Paramètres',
  titles: { edit: 'Paramètres' },
  tabs: { admin: 'Administration', service_provider: 'Fournisseur de services' },
  sections: {
    provider: 'Fournisseur de services',
    teams: 'Microsoft Teams',
    prompts: 'Cache TTS',
    keys: 'Clés API du fournisseur de services',
  },
  section_help: {
    teams: 'Appels depuis et vers Microsoft Teams par cette plateforme.',
    prompts: 'Les messages déjà prononcés sont conservés, pour ne pas devoir être produits à nouveau.',
    keys: 'Avec l’une de ces clés, un programme fait ce que peut faire un utilisateur de ce fournisseur de services.',
  },
  fields: {
    service_provider_sid: 'SID du fournisseur de services',
    name: 'Nom du fournisseur de services',
    limits: 'Limites',
    has_teams: 'Activer MS Teams Direct Routing',
    ms_teams_fqdn: 'Nom de domaine du SBC',
  },
  help: { limits: 'Ce que tous les comptes de ce fournisseur peuvent utiliser ensemble.' },
  placeholders: { ms_teams_fqdn: 'Nom de domaine complet utilisé pour MS Teams' },
  toasts: { updated: 'Paramètres enregistrés', deleted: 'Fournisseur de services %{name} supprimé' },
  delete: {
    button: 'Supprimer le fournisseur de services %{name}',
    title: 'Supprimer le fournisseur de services',
    confirm: 'Voulez-vous vraiment supprimer le fournisseur de services %{name} ?',
  },
  denied: 'Vous n’êtes pas autorisé à gérer les paramètres',
  actions: {
    clear_tts_cache: {
      label: 'Vider le cache TTS',
      title: 'Vider le cache TTS',
      button: 'Vider',
      confirm: 'Voulez-vous vraiment vider le cache TTS ?',
      done: 'Cache TTS vidé',
      count: 'Il y a %{smart_count} message TTS en cache |||| Il y a %{smart_count} messages TTS en cache',
    },
  },
  form: {
    name_taken: 'Un autre fournisseur de services porte ce nom.',
  },
} satisfies Messages<typeof en>;
