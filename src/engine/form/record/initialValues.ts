import { fieldTypes, holdsRows } from '../../../fields/registry';
import { newRow } from '../../../fields/rows/newRow';
import type { CompiledField, CompiledResource, Registry } from '../../../schema/types/compiled';
import { derivedValue } from '../../../schema/compile/derive';
import type { Facts } from '../../../schema/facts/predicate';
import { sessionValue } from '../../../schema/facts/sessionValue';
import { fillTemplate } from '../../../schema/facts/template';

export type FormValues = Record<string, unknown>;

export const isObject = (value: unknown): value is FormValues =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Every field of a row or group has a value, so that an input that appears does not count as a change. */
const completed = (fields: Record<string, CompiledField>, value: unknown, registry: Registry): FormValues => {
  const given = isObject(value) ? value : {};
  const missing = Object.values(fields).map((field) => [field.name, completeValue(field, given[field.name], registry)]);
  return { ...given, ...(Object.fromEntries(missing) as FormValues) };
};

/** A value with every part that its inputs need; what is not there is null. @param rowFields of rows that are another resource's */
export function completeValue(field: CompiledField, value: unknown, registry: Registry, rowFields = field.of): unknown {
  if (field.type === 'group' && field.of) return completed(field.of, value, registry);
  if (!holdsRows(field.type)) return value ?? null;
  const rows = Array.isArray(value) ? (value as unknown[]) : [];
  return rowFields ? rows.map((row) => completed(rowFields, row, registry)) : rows;
}

/** The fields that the rows of a field have. */
export const fieldsOfRows = (
  { related }: Pick<CompiledResource, 'related'>,
  field: CompiledField,
  registry: Registry,
) => registry.get(related[field.name]?.resource ?? '')?.fields ?? field.of;

/** What the form of an existing record begins with: choices that are not on the wire are worked out from it. */
export function valuesOfRecord(
  resource: CompiledResource,
  record: FormValues,
  facts: Facts,
  registry: Registry,
): FormValues {
  const entries = Object.values(resource.fields).map((field) => {
    const value = field.derive ? derivedValue(field, facts) : record[field.name];
    return [field.name, completeValue(field, value, registry, fieldsOfRows(resource, field, registry))];
  });
  return { ...record, ...(Object.fromEntries(entries) as FormValues) };
}

type Declared = Pick<CompiledResource, 'fields' | 'related'>;

/** Rows that a new record begins with, each with the presets of its own fields below what is said of it. */
const presetRows = (field: CompiledField, rows: Record<string, CompiledField>, facts: Facts): FormValues[] => {
  const fields = Object.values(rows).filter(({ write }) => write !== 'never');
  return (field.default as FormValues[]).map((row) => ({
    ...newRow(fields, facts, (type) => fieldTypes.get(type)),
    ...row,
  }));
};

/** The preset of one field: its default, a template filled, what the session gives, or what its type calls empty. */
function preset(resource: Declared, field: CompiledField, facts: Facts, registry: Registry): unknown {
  const rows = holdsRows(field.type) && Array.isArray(field.default) && fieldsOfRows(resource, field, registry);
  if (rows) return presetRows(field, rows, facts);
  if (field.type === 'group' && field.of) {
    const inner = Object.values(field.of).map((part) => [part.name, preset(resource, part, facts, registry)]);
    return { ...(Object.fromEntries(inner) as FormValues), ...(isObject(field.default) && field.default) };
  }
  const filled = typeof field.default === 'string' ? fillTemplate(field.default, facts) || null : field.default;
  return structuredClone(filled ?? sessionValue(field, facts) ?? fieldTypes.get(field.type)?.empty ?? null);
}

/** What the form of a new record begins with; `shared` are values of filters that all lists share. */
export function valuesOfNew(
  resource: Declared,
  facts: Facts,
  registry: Registry,
  shared: Readonly<Record<string, string>> = {},
): FormValues {
  const entries = Object.values(resource.fields).map((field) => {
    const value = preset(resource, field, facts, registry);
    return [field.name, value ?? shared[field.name] ?? null];
  });
  return Object.fromEntries(entries) as FormValues;
}
