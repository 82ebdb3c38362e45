import type { Predicate } from '../../src/schema/facts/predicate';
import { defineResource } from '../../src/schema/types';

/* Where carriers are the administrators', numbers are, too (portal behaviour 2). */
const mayOrder: Predicate = { none: [{ 'session.scope': 'account', 'features.admin_carrier': true }] };

export default defineResource({
  name: 'phone-numbers',
  nav: { group: 'byo-services', order: 30, icon: 'phone' },
  api: {
    base: '/PhoneNumbers',
    paging: true,
    filters: { q: 'filter', account_sid: 'account_sid' },
    /* Honoured for admins only; the others are narrowed by the platform (platform-api 8.2). */
    query: { service_provider_sid: '{session.current_service_provider_sid}' },
    errors: { 'Duplicate entry': ['number', 'number_taken'], voip_carrier: 'voip_carrier_sid' },
  },
  access: { scope: 'account', when: { create: mayOrder, delete: mayOrder } },
  fields: {
    phone_number_sid: { type: 'sid' },
    number: {
      type: 'phone',
      required: true,
      write: 'create',
      /* The platform's key is the number and its carrier (platform-api 8.2). */
      unique: { within: ['voip_carrier_sid'], message: 'number_taken' },
      rules: ['phone-number', { rule: 'held-elsewhere', differs: 'voip_carrier_sid', note: 'number_elsewhere' }],
    },
    account_sid: { type: 'account', write: 'create' },
    with_inactive: { type: 'boolean', write: 'form', visible: { 'loaded.phone_number_sid': { set: false } } },
    voip_carrier_sid: {
      type: 'reference',
      required: true,
      write: 'create',
      options: { marks: [{ when: { is_active: false }, message: 'resources.phone-numbers.inactive' }] },
      reference: {
        resource: 'carriers',
        preset: 'last',
        candidates: {
          none: [{ is_active: { not: true }, 'record.with_inactive': { not: true } }],
          any: [{ account_sid: null }, { account_sid: { sameAs: 'record.account_sid' } }],
        },
      },
    },
    application_sid: { type: 'reference', reference: { resource: 'applications', preset: 'only' } },
  },
  search: ['number'],
  list: {
    panels: [{ use: 'number-look-up', carriers: 'carriers' }],
    columns: ['number', 'account_sid', 'voip_carrier_sid', 'application_sid'],
    filters: ['q', 'account_sid', 'voip_carrier_sid'],
    bulk: ['route', 'delete'],
    import: ['number', 'voip_carrier_sid'],
  },
  form: {
    sections: {
      number: ['phone_number_sid', 'number', ['account_sid', 'voip_carrier_sid'], 'with_inactive'],
      routing: ['application_sid'],
    },
  },
  actions: {
    route: {
      on: ['bulk'],
      /* Numbers of several accounts have no account in common, so no application is offered: None still clears. */
      ask: {
        application_sid: {
          type: 'reference',
          reference: { resource: 'applications', filter: { account_sid: '{selection.account_sid}' } },
        },
      },
      call: 'PUT /PhoneNumbers/{id}',
      body: { application_sid: '{ask.application_sid}' },
    },
  },
});
