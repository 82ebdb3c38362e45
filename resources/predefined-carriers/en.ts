export default {
  name: 'Predefined carrier |||| Predefined carriers',
  fields: {
    predefined_carrier_sid: 'Template SID',
    name: 'Name',
    trunk_type: 'Trunk type',
    requires_static_ip: 'Needs a fixed IP address of ours',
    requires_register: 'Needs registration',
    register_sip_realm: 'SIP realm',
    register_username: 'Auth username',
    inbound_auth_username: 'Inbound username',
    e164_leading_plus: 'Leading plus',
    tech_prefix: 'Tech prefix',
    diversion: 'SIP Diversion Header',
  },
  choices: { trunk_type: { static_ip: 'IP Trunk', auth: 'Auth Trunk', reg: 'Registration Trunk' } },
};
