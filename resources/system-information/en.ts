export default {
  name: 'System information |||| System information',
  titles: { edit: 'System information' },
  sections: { domains: 'Domains', network: 'Private network', log: 'Logs' },
  section_help: {
    domains: 'The names under which this platform is reached.',
    network: 'Addresses that the platform treats as its own network.',
    log: 'How much the platform writes down.',
  },
  fields: {
    domain_name: 'Domain name',
    sip_domain_name: 'SIP domain name',
    monitoring_domain_name: 'Monitoring domain name',
    private_network_cidr: 'Private network CIDR',
    log_level: 'Log level',
  },
  help: { private_network_cidr: 'IPv4 addresses or ranges, separated by commas, such as 10.0.0.0/8, 192.168.1.5.' },
  choices: { log_level: { info: 'Info', debug: 'Debug' } },
  toasts: { updated: 'Admin settings updated successfully' },
  form: {
    invalid_cidr: 'Invalid private network CIDR %{values}',
  },
};
