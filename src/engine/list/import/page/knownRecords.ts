import type { RaRecord } from 'react-admin';
import type { ConsoleDataProvider } from '../../../../actions/consoleCalls';
import { recordTitle } from '../../../../actions/recordTitle';
import { plainText } from '../../../../fields/plainText';
import { fieldTypes } from '../../../../fields/registry';
import type { Session } from '../../../../session/session';
import { keyFields } from './fileFields';
import type { CompiledField, CompiledResource, Registry } from '../../../../schema/types/compiled';

/** Records of a resource that cells refer to, by name or identifier. */
export interface Referred {
  resource: CompiledResource;
  byId: ReadonlyMap<string, RaRecord>;
  byTitle: ReadonlyMap<string, readonly RaRecord[]>;
}

export interface KnownRecords {
  /** By what tells them apart, as `keyText` gives it. */
  byKey: ReadonlyMap<string, readonly RaRecord[]>;
  referred: ReadonlyMap<string, Referred>;
}

/** A field's value as it would be sent. */
export const wireOf = (field: CompiledField, value: unknown): unknown => {
  const { toWire } = fieldTypes.get(field.type) ?? {};
  return toWire && value !== undefined ? toWire(value, field) : (value ?? null);
};

/** What the values of the fields that tell records apart come to. */
export const keyText = (values: readonly string[]): string => JSON.stringify(values);

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

interface ReadOptions {
  provider: ConsoleDataProvider;
  registry: Registry;
  resource: CompiledResource;
  session: Session;
  /** What the list is narrowed to before it is filtered. */
  filter: Readonly<Record<string, unknown>>;
  /** Names of the fields that have a column. */
  columns: readonly string[];
  signal: AbortSignal;
  onPage: (loaded: number, total: number) => void;
}

/** Reads what there is already, and what the columns refer to: each list once, however many rows the file has. */
export async function readKnown(options: ReadOptions): Promise<KnownRecords> {
  const { provider, registry, resource, session, filter, columns, signal, onPage } = options;
  const key = keyFields(resource, session);
  const targets = new Set(
    columns.flatMap((name) => registry.get(resource.fields[name]?.reference?.resource ?? '') ?? []),
  );
  const all = (target: CompiledResource, given: Readonly<Record<string, unknown>>, tell: typeof onPage) =>
    provider.getAll(
      target.name,
      { filter: given, sort: target.list?.sort ?? { field: 'id', order: 'ASC' }, signal },
      tell,
    );
  const [rows, ...others] = await Promise.all([
    all(resource, filter, onPage),
    ...[...targets].map(async (target): Promise<[string, Referred]> => {
      const records = await all(target, {}, () => undefined);
      return [
        target.name,
        {
          resource: target,
          byId: new Map(records.map((record) => [String(record.id), record])),
          byTitle: grouped(records, (record) => recordTitle(target, record).trim()),
        },
      ];
    }),
  ]);
  const byKey = grouped(rows, (record) => keyText(key.map((field) => plainText(wireOf(field, record[field.name])))));
  return { byKey, referred: new Map(others) };
}
