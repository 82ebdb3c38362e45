import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Informations système |||| Informations système',
  titles: { edit: 'Informations système' },
  sections: { domains: 'Domaines', network: 'Réseau privé', log: 'Journaux' },
  section_help: {
    domains: 'Les noms sous lesquels cette plateforme est joignable.',
    network: 'Les adresses que la plateforme considère comme son propre réseau.',
    log: 'Ce que la plateforme consigne.',
  },
  fields: {
    domain_name: 'Nom de domaine',
    sip_domain_name: 'Nom de domaine SIP',
    monitoring_domain_name: 'Nom de domaine de supervision',
    private_network_cidr: 'CIDR du réseau privé',
    log_level: 'Niveau de journalisation',
  },
  help: {
    private_network_cidr: 'Adresses IPv4 ou plages, séparées par des virgules, par exemple 10.0.0.0/8, 192.168.1.5.',
  },
  choices: { log_level: { info: 'Informations', debug: 'Débogage' } },
  toasts: { updated: 'Paramètres d’administration enregistrés' },
  form: {
    invalid_cidr: 'CIDR du réseau privé non valide : %{values}',
  },
} satisfies Messages<typeof en>;
