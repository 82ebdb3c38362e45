import type { Predicate } from '../../src/schema/facts/predicate';
import { defineResource } from '../../src/schema/types';
import { entryFields, usableCarriers } from '../routingFields';

/** The route for everything that no other one matches: the one whose carrier the table names as its default (platform-api 11.4). */
const hasDefaultEntry = (index: number): Predicate => ({
  [`lcr_carrier_set_entries.${index}.lcr_carrier_set_entry_sid`]: { sameAs: 'parent.default_carrier_set_entry_sid' },
});
const isDefaultRoute: Predicate = {
  any: [
    { 'parent.default_carrier_set_entry_sid': { set: false }, priority: 9999 },
    { 'parent.default_carrier_set_entry_sid': { set: true }, any: [0, 1, 2, 3, 4].map(hasDefaultEntry) },
  ],
};

export default defineResource({
  name: 'least-cost-routing',
  nav: {
    group: 'byo-services',
    order: 50,
    icon: 'route',
    visible: { 'features.lcr': true },
  },
  api: {
    base: '/Lcrs',
    id: 'lcr_sid',
    /* An admin is given the tables of every provider. */
    narrowedBy: 'account_sid',
    where: {
      any: [
        { account_sid: { set: true } },
        { service_provider_sid: { sameAs: 'session.current_service_provider_sid' } },
      ],
    },
    errors: { 'call routing table|account_sid|service_provider_sid': 'account_sid' },
  },
  access: {
    scope: { account: ['create', 'show', 'edit', 'delete'], admin: ['list', 'export'] },
    /* Whoever is no admin has one table, not a list (portal behaviour 11.1). */
    denied: { list: '/internal/least-cost-routing/first' },
  },
  fields: {
    lcr_sid: { type: 'sid' },
    name: { type: 'text', required: true, maxLength: 64 },
    is_active: { type: 'boolean', default: true },
    account_sid: { type: 'account', required: false, write: 'create', scope: 'admin' },
    service_provider_sid: { type: 'service_provider' },
    default_carrier_set_entry_sid: { type: 'sid', write: 'never' },
    number_routes: { type: 'route-count', write: 'never' },
    default_carriers: {
      type: 'carrier-set',
      required: true,
      default: [{ voip_carrier_sid: null, priority: 0, workload: 1 }],
      of: entryFields,
      options: { keeps: 'default_carrier_set_entry_sid' },
    },
    routes: {
      type: 'rows',
      of: 'lcr-routes',
      default: [{}],
      options: {
        order: 'priority',
        apart: {
          where: isDefaultRoute,
          row: { priority: 9999, regex: '.*', description: 'System Default Route' },
          fields: { default_carriers: 'lcr_carrier_set_entries' },
        },
        removed: [{ message: 'route_deleted' }],
        save: '/Lcrs/{id}/Routes',
      },
    },
  },
  list: {
    columns: ['name', 'is_active', 'account_sid', 'number_routes'],
    filters: ['q', 'account_sid'],
  },
  form: {
    sections: {
      table: ['lcr_sid', 'name', 'is_active', 'account_sid'],
      default: [
        'default_carriers',
        {
          use: 'save-needs',
          resource: 'carriers',
          candidates: usableCarriers,
          owner: 'account_sid',
          message: 'no_carriers',
          ofOwner: 'no_carriers_account',
        },
      ],
      routes: ['routes'],
      simulator: [
        { use: 'route-simulator', bind: { routes: 'routes', rest: 'default_carriers' }, carriers: 'carriers' },
      ],
    },
    /* An admin deletes tables where all of them are; the others have no list (portal behaviour 24.3). */
    delete: { 'session.scope': { not: 'admin' } },
  },
  actions: {
    activate: { on: ['row'], call: 'PUT /Lcrs/{id}', body: { is_active: 1 }, visible: { is_active: { not: true } } },
    deactivate: {
      on: ['row'],
      call: 'PUT /Lcrs/{id}',
      body: { is_active: 0 },
      confirm: true,
      visible: { is_active: true },
    },
  },
});
