import { fieldTypes } from '../../../fields/registry';
import type { CompiledField, CompiledResource, Registry } from '../../../schema/types/compiled';
import type { Draft } from '../../../session/ending/drafts';
import { completeValue, fieldsOfRows, isObject, type FormValues } from '../record/initialValues';
import { sameValue } from '../conflict/sameValue';

type Fields = Record<string, CompiledField>;

const keptParts = (fields: Fields, value: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !fields[name]?.secret)
      .map(([name, part]) => [name, fields[name] ? keptValue(fields[name], part, fields[name].of) : part]),
  );

/** What may be kept of a value: no secret, at any depth. */
function keptValue(field: CompiledField, value: unknown, parts: Fields | undefined): unknown {
  if (Array.isArray(value)) return value.map((row: unknown) => (parts && isObject(row) ? keptParts(parts, row) : row));
  if (parts && isObject(value)) return keptParts(parts, value);
  const type = fieldTypes.get(field.type);
  return type?.withoutSecrets ? type.withoutSecrets(value) : value;
}

/** The unsaved changes of a form, as far as they may be kept outside it. */
export function draftOf(
  resource: CompiledResource,
  registry: Registry,
  values: FormValues,
  defaults: FormValues,
): Draft {
  const kept: FormValues = {};
  const leftOut: string[] = [];
  for (const field of Object.values(resource.fields)) {
    const { name } = field;
    const value = values[name];
    if (sameValue(value, defaults[name])) continue;
    const part = field.secret ? undefined : keptValue(field, value, fieldsOfRows(resource, field, registry));
    if (!field.secret) kept[name] = part;
    if (!sameValue(part, value)) leftOut.push(name);
  }
  return { values: kept, leftOut };
}

/** Kept rows find what is not kept of them in the rows that the form has, by their key on the wire. */
const joined = (current: unknown, kept: unknown, key: string | undefined): unknown => {
  if (isObject(kept)) return { ...(isObject(current) ? current : {}), ...kept };
  if (!Array.isArray(kept) || !Array.isArray(current) || key === undefined) return kept;
  const rowOf = (sid: unknown) => (sid ? (current as FormValues[]).find((row) => row[key] === sid) : undefined);
  return kept.map((row: unknown) => (isObject(row) ? { ...rowOf(row[key]), ...row } : row));
};

/** What the form takes back from a draft, by field: fields that the resource no longer has are left aside. */
export function restoredValues(
  resource: CompiledResource,
  registry: Registry,
  current: FormValues,
  { values }: Draft,
): FormValues {
  const entries = Object.values(resource.fields)
    .filter(({ name }) => name in values)
    .map((field) => {
      const rows = fieldsOfRows(resource, field, registry);
      const key = registry.get(resource.related[field.name]?.resource ?? '')?.idField;
      return [field.name, completeValue(field, joined(current[field.name], values[field.name], key), registry, rows)];
    });
  return Object.fromEntries(entries) as FormValues;
}
