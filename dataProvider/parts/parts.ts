import type { CompiledResource } from '../../src/schema/types/compiled';
import { partScope } from '../../src/schema/compile/parts';
import { rank } from '../../src/session/session';
import { resourceOf, type ProviderContext, type Values, type WireRecord } from '../context';
import { readRecord } from '../records/readRecords';

/** The singletons whose forms stand in a resource's form, as far as the session may edit them. */
export function partsOf(context: ProviderContext, { parts }: CompiledResource): CompiledResource[] {
  const own = rank(context.standing().session.scope);
  return parts.map((name) => resourceOf(context, name)).filter((part) => own >= rank(partScope(part)));
}

/** What of the values belongs to these fields. */
export const valuesOf = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name]]));

/** @returns the record with the values of the parts that stand in its form. */
export async function loadParts(
  context: ProviderContext,
  resource: CompiledResource,
  record: WireRecord,
  signal?: AbortSignal,
): Promise<WireRecord> {
  const loaded = await Promise.all(
    partsOf(context, resource).map(async (part) =>
      valuesOf(await readRecord(context, part, part.name, { signal }), Object.keys(part.fields)),
    ),
  );
  return Object.assign({}, ...loaded, record) as WireRecord;
}
