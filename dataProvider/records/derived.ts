import type { CompiledResource } from '../../src/schema/types/compiled';
import { derivedValue } from '../../src/schema/compile/derive';
import type { Facts } from '../../src/schema/facts/predicate';
import type { WireRecord } from '../context';

/**
 * Choices that are not on the wire: the first predicate that holds on the record names the value. They replace what the API may
 * send under the same name.
 */
export function deriveInto(resource: CompiledResource, record: WireRecord, facts: Facts): WireRecord {
  const derived = Object.values(resource.fields).flatMap((field) => {
    const value = derivedValue(field, facts);
    return value === undefined ? [] : [[field.name, value] as const];
  });
  return derived.length > 0 ? { ...record, ...Object.fromEntries(derived) } : record;
}
