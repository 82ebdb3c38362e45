import { defineResource } from '../../src/schema/types';
import { givenSingly } from '../givenSingly';
import { fields } from './fields';
import { form, realm, registration } from './form';

/** With this switch accounts get their carriers from their provider (portal behaviour 2). */
const mayAdd = { any: [{ 'session.scope': { not: 'account' } }, { 'features.admin_carrier': { not: true } }] } as const;

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
    columns: [
      'name',
      'is_active',
      { field: 'account_sid', options: { none: 'resources.carriers.all.account_sid' } },
      { field: 'register_status', options: registration },
      {
        field: 'sip_gateways',
        use: 'row-counts',
        load: '/SipGateways?voip_carrier_sid={voip_carrier_sid}',
        options: {
          count: ['inbound', 'outbound'],
          /* A carrier for messages alone has no others. */
          path: '/SmppGateways?voip_carrier_sid={voip_carrier_sid}',
          called: 'resources.carriers.row_counts.smpp',
        },
      },
    ],
    hidden: ['trunk_type', 'requires_register'],
    filters: ['q', 'account_sid'],
    bulk: ['activate', 'deactivate'],
    import: ['name', 'account_sid'],
    panels: [
      { use: 'realm-hint', options: realm },
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
      ask: {
        predefined_carrier_sid: {
          type: 'reference',
          required: true,
          reference: { resource: 'predefined-carriers', preview: true },
        },
      },
      call: [
        'POST /Accounts/{session.account_sid}/PredefinedCarriers/{ask.predefined_carrier_sid}',
        'POST /ServiceProviders/{session.current_service_provider_sid}/PredefinedCarriers/{ask.predefined_carrier_sid}',
      ],
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
    activate: { on: ['bulk'], call: 'PUT /VoipCarriers/{id}', body: { is_active: 1 } },
    deactivate: { on: ['bulk'], call: 'PUT /VoipCarriers/{id}', body: { is_active: 0 }, confirm: true },
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
