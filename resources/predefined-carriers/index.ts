import { defineResource } from '../../src/schema/types';

/** Templates of carriers, the same for everybody (platform-api 9.6): they are looked at before one is copied. */
export default defineResource({
  name: 'predefined-carriers',
  operations: ['list'],
  api: { base: '/PredefinedCarriers', many: 'list' },
  access: { scope: 'account' },
  fields: {
    predefined_carrier_sid: { type: 'sid' },
    name: { type: 'text' },
    trunk_type: { type: 'select', choices: ['static_ip', 'auth', 'reg'] },
    requires_static_ip: { type: 'boolean' },
    requires_register: { type: 'boolean' },
    register_sip_realm: { type: 'host' },
    register_username: { type: 'text' },
    inbound_auth_username: { type: 'text' },
    e164_leading_plus: { type: 'boolean' },
    tech_prefix: { type: 'text' },
    diversion: { type: 'text' },
  },
});
