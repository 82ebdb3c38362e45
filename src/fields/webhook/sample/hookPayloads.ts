import { createNameRegistry } from '../../../schema/nameRegistry';
import type { Facts } from '../../../schema/facts/predicate';

/** What a hook is told, made up from what the form holds, by the names that `options.sample` of a webhook may have. */
export const hookPayloads = createNameRegistry<(facts: Facts) => Record<string, unknown>>('sample of a webhook');
