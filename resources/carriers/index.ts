import { defineResource } from '../../src/schema/types';
import { belowOwner } from '../belowOwner';
import { givenSingly } from '../givenSingly';
import { realm, sipAddresses, smppAddresses } from '../ourAddresses';
import { fields } from './fields';

/** With this switch accounts get their carriers from their provider (portal behaviour 2). */
const mayAdd = { any: [{ 'session.scope': { not: 'account' } }, { 'features.admin_carrier': { not: true } }] } as const;

/** What another kind of trunk leaves behind. */
const notices = {
  inbound_stays: {
    when: { trunk_type: { in: ['auth', 'reg'] } },
    rows: 'sip_gateways',
    rowsWhere: { inbound: true, is_active: true },
  },
  credentials_go: { when: { trunk_type: { not: 'auth' }, 'loaded.inbound_auth_username': { set: true } } },
  registration_stays: { when: { trunk_type: { not: 'reg' }, 'loaded.trunk_type': 'reg', requires_register: true } },
};

export default defineResource({
  name: 'carriers',
  nav: { group: 'byo-services', order: 10, icon: 'carrier' },
  api: {
    base: '/VoipCarriers',
    id: 'voip_carrier_sid',
    paths: { list: ['/ServiceProviders/{session.current_service_provider_sid}/VoipCarriers', '/VoipCarriers'] },
    filters: { q: 'name', account_sid: 'account_sid' },
    many: 'list',
    /* An application is only taken beside its account (platform-api 9.3). */
    always: ['account_sid'],
  },
  access: { scope: 'account', sharedRead: true, when: { create: mayAdd, show: givenSingly } },
  fields,
  search: ['name'],
  list: {
    columns: ['name', 'is_active', 'account_sid', 'register_status', 'sip_gateways'],
    hidden: ['trunk_type', 'requires_register'],
    filters: ['q', 'account_sid'],
    bulk: ['activate', 'deactivate'],
    import: ['name', 'account_sid'],
    panels: [
      { use: 'realm-hint', ...realm },
      { use: 'address-owner', rows: 'sip_gateways', address: 'ipv4' },
    ],
  },
  form: {
    tabs: {
      sip: {
        carrier: ['voip_carrier_sid', ['name', 'is_active'], ['account_sid', 'application_sid']],
        registration: [{ use: 'registration', field: 'register_status' }],
        trunk: [
          ['trunk_type', 'dtmf_type'],
          { use: 'notices', ...notices },
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
    sections: { ours: [{ use: 'our-addresses', lists: [sipAddresses, smppAddresses], realm }] },
  },
  actions: {
    from_template: {
      on: ['list', 'new'],
      ask: {
        predefined_carrier_sid: { type: 'reference', reference: { resource: 'predefined-carriers', preview: true } },
      },
      call: belowOwner('PredefinedCarriers/{ask.predefined_carrier_sid}').map((path) => `POST ${path}` as const),
      operation: 'create',
    },
    duplicate: {
      on: ['row', 'form'],
      /* Two that take the same calls would be in each other's way; one that registers needs the password that is left out. */
      call: { use: 'duplicate', set: { is_active: false, requires_register: false } },
      confirm: true,
      operation: 'create',
    },
    activate: { on: ['bulk'], call: 'PUT /VoipCarriers/{id}', body: { is_active: 1 } },
    deactivate: { on: ['bulk'], call: 'PUT /VoipCarriers/{id}', body: { is_active: 0 }, confirm: true },
  },
  blockedBy: [
    'phone-numbers',
    /* A routing entry keeps the carrier, but the platform takes its gateways away before it says so (platform-api 26.8). */
    {
      use: 'nested-use',
      resource: 'least-cost-routing',
      unseen: { when: { 'session.scope': { not: 'admin' } }, message: 'resources.carriers.routing_unseen' },
    },
  ],
});
