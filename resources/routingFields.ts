import type { Predicate } from '../src/schema/facts/predicate';
import type { Field } from '../src/schema/types';

/** Carriers of the table's account, and what the provider shares; a table for all accounts may use any. */
export const usableCarriers: Predicate = {
  any: [{ 'parent.account_sid': null }, { account_sid: null }, { account_sid: { sameAs: 'parent.account_sid' } }],
};

/**
 * One carrier among those of a route, and when it is tried: the lowest priority first, by weight where several have the same
 * (platform-api 11.3).
 */
export const entryFields: Record<'voip_carrier_sid' | 'priority' | 'workload', Field> = {
  voip_carrier_sid: {
    type: 'reference',
    required: true,
    reference: { resource: 'carriers', candidates: usableCarriers },
  },
  priority: { type: 'number', required: true, default: 0, min: 0, max: 9999 },
  workload: { type: 'number', required: true, default: 1, min: 1, max: 1000 },
};
