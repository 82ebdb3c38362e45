import type { Form } from '../../src/schema/types';

/** The last REGISTER in the capture server, by its Call-ID (platform-api 17.2). */
export const registration = {
  gateways: 'sip_gateways',
  trace: [
    '/Accounts/{session.account_sid}/RecentCalls/{call_id}',
    '/ServiceProviders/{session.current_service_provider_sid}/RecentCalls/{call_id}',
  ],
};

/** The name that devices of the account register with. */
export const realm = { owner: 'account_sid', resource: 'accounts', field: 'sip_realm' };

const ofProvider = { service_provider_sid: '{session.current_service_provider_sid}' };

/** What is ours, for the other side (platform-api 10). Of message addresses of its own a provider has none, as a rule. */
const ourAddresses = {
  lists: [
    { id: 'sip', path: '/Sbcs', query: ofProvider },
    { id: 'smpp', path: '/Smpps', query: ofProvider, orAll: true },
  ],
  realm,
};

/** What another kind of trunk leaves behind. */
const notices = [
  {
    when: { trunk_type: { in: ['auth', 'reg'] } },
    rows: 'sip_gateways',
    rowsWhere: { inbound: true, is_active: true },
    message: 'inbound_stays',
  },
  {
    when: { trunk_type: { not: 'auth' }, 'loaded.inbound_auth_username': { set: true } },
    message: 'credentials_go',
  },
  {
    when: { trunk_type: { not: 'reg' }, 'loaded.trunk_type': 'reg', requires_register: true },
    message: 'registration_stays',
  },
];

export const form = {
  tabs: {
    sip: {
      carrier: ['voip_carrier_sid', ['name', 'is_active'], ['account_sid', 'application_sid']],
      registration: {
        visible: { operation: { not: 'create' } },
        fields: [{ use: 'registration', options: registration }],
      },
      trunk: [
        ['trunk_type', 'dtmf_type'],
        { use: 'notices', options: { notices } },
        ['inbound_auth_username', 'inbound_auth_password'],
      ],
      sip_gateways: ['sip_gateways'],
      outbound_auth: [
        ['register_username', 'register_password'],
        'requires_register',
        'register_sip_realm',
        ['register_from_user', 'register_from_domain'],
        'register_public_ip_in_contact',
      ],
      outbound: ['e164_leading_plus', ['tech_prefix', 'diversion'], 'outbound_sip_proxy'],
    },
    smpp: {
      smpp_outbound: [['smpp_system_id', 'smpp_password']],
      smpp_inbound: [['smpp_inbound_system_id', 'smpp_inbound_password']],
      smpp_gateways: ['smpp_gateways'],
    },
  },
  sections: { ours: [{ use: 'our-addresses', options: ourAddresses }] },
} as const satisfies Form;
