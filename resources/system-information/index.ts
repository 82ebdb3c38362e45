import { defineResource, type Field } from '../../src/schema/types';

/** A name that the platform is reached by. What is stored already is not judged: it must not stand in the way of other settings. */
const domain = (name: string): Field => ({
  type: 'host',
  maxLength: 255,
  rules: [{ rule: 'host', when: { [name]: { differsFrom: `loaded.${name}` } } }],
});

/**
 * The platform's own settings (platform-api 20.1): a part of the settings form. An unknown key, another log level, a text that is too
 * long for its column or an empty body end the API's process (26.1), so nothing but checked fields is sent.
 */
export default defineResource({
  name: 'system-information',
  kind: 'singleton',
  nav: false,
  api: {
    base: '/SystemInformation',
    paths: { update: 'POST /SystemInformation' },
    write: [
      {
        step: 'only',
        fields: ['domain_name', 'sip_domain_name', 'monitoring_domain_name', 'private_network_cidr', 'log_level'],
      },
    ],
  },
  access: { scope: 'admin' },
  fields: {
    domain_name: domain('domain_name'),
    sip_domain_name: domain('sip_domain_name'),
    monitoring_domain_name: domain('monitoring_domain_name'),
    private_network_cidr: {
      type: 'comma-list',
      maxLength: 8192,
      rules: [{ rule: 'cidr-list', message: 'invalid_cidr' }],
    },
    log_level: { type: 'select', required: true, default: 'info', choices: ['info', 'debug'] },
  },
  form: {
    sections: {
      domains: [['domain_name', 'sip_domain_name'], 'monitoring_domain_name'],
      network: ['private_network_cidr'],
      log: ['log_level'],
    },
  },
});
