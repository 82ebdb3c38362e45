import { following } from '../gatewayFields';
import { defineResource } from '../../src/schema/types';
import { form, registration } from './form';
import { messageFields } from './messageFields';
import { trunkFields } from './trunkFields';
import { givenSingly } from '../givenSingly';

/** With this switch accounts get their carriers from their provider (portal behaviour 2). */
const mayAdd = { any: [{ 'session.scope': { not: 'account' } }, { 'features.admin_carrier': { not: true } }] } as const;

export default defineResource({
  name: 'carriers',
  title: 'name',
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
  access: {
    scope: 'account',
    sharedRead: true,
    when: {
      create: mayAdd,
      show: givenSingly,
    },
  },
  fields: {
    voip_carrier_sid: { type: 'sid' },
    name: { type: 'text', required: true, maxLength: 64 },
    is_active: { type: 'boolean', default: true },
    account_sid: { type: 'account', required: false },
    application_sid: {
      type: 'reference',
      visible: {
        all: [
          { account_sid: { set: true } },
          { any: [{ 'features.default_trunk_routing': true }, { 'session.scope': 'admin' }] },
        ],
      },
      sendWhenHidden: null,
      reference: { resource: 'applications' },
    },
    service_provider_sid: { type: 'service_provider' },
    dtmf_type: { type: 'select', choices: ['rfc2833', 'tones'], required: true, default: 'rfc2833' },
    e164_leading_plus: { type: 'boolean', default: false },
    tech_prefix: {
      type: 'text',
      minLength: 3,
      maxLength: 16,
    },
    diversion: { type: 'text', maxLength: 32 },
    outbound_sip_proxy: {
      type: 'host',
      options: { blanks: 'remove', offers: false },
      maxLength: 255,
      rules: ['sip-proxy'],
    },
    ...trunkFields,
    register_status: { type: 'registration', write: 'never' },
    sip_gateways: {
      type: 'rows',
      of: 'sip-gateways',
      default: [{}],
      options: {
        columns: ['ipv4', 'port', 'netmask', 'protocol', 'inbound', 'outbound', 'is_active'],
        more: ['pad_crypto', 'send_options_ping', 'use_sips_scheme', 'remove_ice', 'dtls_off'],
        sort: 'ipv4',
        following,
        removed: [{ message: 'resources.sip-gateways.form.deleted' }],
      },
      rules: [
        { minRows: 1, when: { trunk_type: { not: 'auth' } }, message: 'resources.carriers.form.gateway_needed' },
        {
          minRows: 1,
          rowsWhere: { outbound: true },
          when: { trunk_type: 'reg' },
          severity: 'warning',
          message: 'resources.carriers.form.registers_nowhere',
        },
        { uniqueRows: ['ipv4', 'port'], message: 'resources.sip-gateways.form.taken' },
      ],
    },
    ...messageFields,
  },
  search: ['name'],
  list: {
    columns: [
      'name',
      'is_active',
      { field: 'account_sid', options: { none: 'resources.carriers.all.account_sid' } },
      { field: 'register_status', options: registration },
      {
        field: 'sip_gateways',
        use: 'row-counts',
        options: {
          count: ['inbound', 'outbound'],
          /* A carrier for messages alone has no others. */
          path: '/SmppGateways?voip_carrier_sid={voip_carrier_sid}',
          called: 'resources.carriers.row_counts.smpp',
        },
        load: '/SipGateways?voip_carrier_sid={voip_carrier_sid}',
      },
      { field: 'trunk_type', hidden: true },
      { field: 'requires_register', hidden: true },
    ],
    filters: ['q', 'account_sid'],
    bulk: ['activate', 'deactivate'],
    import: ['name', 'account_sid'],
    panels: [
      { use: 'realm-hint', options: { owner: 'account_sid', resource: 'accounts', field: 'sip_realm' } },
      {
        use: 'address-owner',
        options: { rows: 'sip_gateways', address: 'ipv4', netmask: 'netmask', flags: ['inbound', 'outbound'] },
      },
    ],
  },
  form,
  actions: {
    from_template: {
      on: ['list', 'form'],
      call: [
        'POST /Accounts/{session.account_sid}/PredefinedCarriers/{ask.predefined_carrier_sid}',
        'POST /ServiceProviders/{session.current_service_provider_sid}/PredefinedCarriers/{ask.predefined_carrier_sid}',
      ],
      ask: {
        predefined_carrier_sid: {
          type: 'reference',
          required: true,
          reference: {
            resource: 'predefined-carriers',
            preview: [
              'trunk_type',
              'requires_static_ip',
              'requires_register',
              'register_sip_realm',
              'register_username',
              'inbound_auth_username',
              'e164_leading_plus',
              'tech_prefix',
              'diversion',
            ],
          },
        },
      },
      operation: 'create',
      visible: { 'loaded.voip_carrier_sid': { set: false } },
    },
    duplicate: {
      on: ['row', 'form'],
      /* Two that take the same calls would be in each other's way; one that registers needs the password that is left out. */
      call: { use: 'duplicate', options: { set: { is_active: false, requires_register: false } } },
      confirm: true,
      operation: 'create',
      visible: { 'loaded.voip_carrier_sid': { set: true } },
    },
    activate: {
      on: ['bulk'],
      call: 'PUT /VoipCarriers/{record.voip_carrier_sid}',
      body: { is_active: 1 },
    },
    deactivate: {
      on: ['bulk'],
      call: 'PUT /VoipCarriers/{record.voip_carrier_sid}',
      body: { is_active: 0 },
      confirm: true,
    },
  },
  blockedBy: [
    { resource: 'phone-numbers', filter: { voip_carrier_sid: '{voip_carrier_sid}' } },
    /* A routing entry keeps the carrier, but the platform takes its gateways away before it says so (platform-api 26.8). */
    {
      use: 'nested-use',
      options: {
        resource: 'least-cost-routing',
        list: '/Lcrs',
        id: 'lcr_sid',
        rows: '/LcrRoutes',
        entries: 'lcr_carrier_set_entries',
        field: 'voip_carrier_sid',
        unseen: { when: { 'session.scope': { not: 'admin' } }, message: 'resources.carriers.routing_unseen' },
      },
    },
  ],
});
