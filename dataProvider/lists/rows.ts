import type { CompiledResource } from '../../src/schema/types/compiled';
import { parentId } from '../../src/schema/facts/parent';
import { rowFromWire } from '../codec';
import { factsOf, type ProviderContext, type Values, type WireRecord } from '../context';
import { deriveInto } from '../records/derived';
import { runSteps } from '../records/steps';

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The id of a record that the platform gives none. */
const madeOf = (found: readonly string[], row: Values): string => found.map((name) => textOf(row[name])).join('~');

/** What an id says that is made of fields: their values; the last may hold what parts them. */
export const fieldsIn = (found: readonly string[], id: unknown): Record<string, string> => {
  const parts = String(id).split('~');
  const last = found.length - 1;
  return Object.fromEntries(
    found.map((name, index) => [name, (index < last ? parts[index] : parts.slice(last).join('~')) ?? '']),
  );
};

/** A record of the API as the console sees it: steps, conversions, derived choices, `id`. */
/** @param asked the filter that a list or record was asked by: an API that nests records does not repeat what they lie below */
export function rowOf(
  context: ProviderContext,
  resource: CompiledResource,
  wire: unknown,
  { id, asked = {} }: { id?: unknown; asked?: Values } = {},
): WireRecord {
  const given = (wire !== null && typeof wire === 'object' ? wire : {}) as Values;
  const row = rowFromWire(context.codec, resource, runSteps(resource, 'read', given));
  const { found } = resource.api;
  const known = found
    ? madeOf(found, given)
    : resource.kind === 'singleton'
      ? (id ?? resource.name)
      : (row[resource.idField] ?? id);
  const below = parentId(resource, factsOf(context, { subject: row, filter: asked }));
  const record = { ...row, ...(below !== undefined && { [resource.parent!.field]: below }), id: known as string };
  return deriveInto(resource, record, factsOf(context, { subject: record, record, loaded: record }));
}

/** What a whole list keeps of a row: never a secret, and nothing that no view needs. */
export function keptOf(resource: CompiledResource, row: WireRecord): WireRecord {
  const kept = resource.api.kept.filter((name) => name in row).map((name) => [name, row[name]] as const);
  return { ...Object.fromEntries(kept), id: row.id };
}
