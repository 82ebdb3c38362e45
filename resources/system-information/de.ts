import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Systemangaben |||| Systemangaben',
  titles: { edit: 'Systemangaben' },
  sections: { domains: 'Domains', network: 'Privates Netz', log: 'Protokolle' },
  section_help: {
    domains: 'Die Namen, unter denen diese Plattform erreichbar ist.',
    network: 'Adressen, die die Plattform als ihr eigenes Netz behandelt.',
    log: 'Wie viel die Plattform aufzeichnet.',
  },
  fields: {
    domain_name: 'Domainname',
    sip_domain_name: 'SIP-Domainname',
    monitoring_domain_name: 'Domainname der Überwachung',
    private_network_cidr: 'CIDR des privaten Netzes',
    log_level: 'Protokollstufe',
  },
  help: {
    private_network_cidr: 'IPv4-Adressen oder -Bereiche, durch Kommas getrennt, zum Beispiel 10.0.0.0/8, 192.168.1.5.',
  },
  choices: { log_level: { info: 'Info', debug: 'Debug' } },
  toasts: { updated: 'Systemeinstellungen gespeichert' },
  form: {
    invalid_cidr: 'Ungültiges CIDR des privaten Netzes: %{values}',
  },
} satisfies Messages<typeof en>;
