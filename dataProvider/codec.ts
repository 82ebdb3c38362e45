import type { CompiledField, CompiledResource } from '../src/schema/types/compiled';
import type { Values } from './records/wireRecord';

/** Between what the API gives and what forms edit; the app hands the field types' own conversions in. */
export interface Codec {
  toWire: (field: CompiledField, value: unknown) => unknown;
  fromWire: (field: CompiledField, value: unknown) => unknown;
  /** What a text filter and a sort see of a value. */
  text?(field: CompiledField, value: unknown): string;
  /** A filter's value as a field type sends it: one value, or the parameters of a query. */
  asked?(type: string, value: unknown): unknown;
}

/** Flags are 0 and 1 on the wire, or null (platform-api 1.7). */
export const plainCodec: Codec = {
  toWire: (field, value) => (field.type === 'boolean' && isGiven(value) ? (value ? 1 : 0) : value),
  fromWire: (field, value) => (field.type === 'boolean' && value !== undefined ? value === 1 || value === true : value),
};

const isGiven = (value: unknown) => value !== undefined && value !== null;
const isObject = (value: unknown): value is Values =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

type Convert = (field: CompiledField, value: unknown) => unknown;

/** Converts a value, and the parts of groups and rows by the fields that they declare. */
function deeply(convert: Convert, field: CompiledField, value: unknown): unknown {
  const { of } = field;
  if (of && Array.isArray(value)) return value.map((row) => (isObject(row) ? parts(convert, of, row) : row) as unknown);
  if (of && isObject(value)) return parts(convert, of, value);
  return convert(field, value);
}

function parts(convert: Convert, of: Record<string, CompiledField>, row: Values): Record<string, unknown> {
  const converted = Object.entries(row).map(([name, value]) => {
    const field = of[name];
    return [name, field ? deeply(convert, field, value) : value];
  });
  return Object.fromEntries(converted) as Record<string, unknown>;
}

/** One field's value as it is sent. */
export const valueToWire = (codec: Codec, field: CompiledField, value: unknown): unknown =>
  deeply((part, given) => codec.toWire(part, given), field, value);

/** A row as forms, lists and conditions see it. Fields that the row lacks stay absent. */
export const rowFromWire = (codec: Codec, { fields }: CompiledResource, row: Values): Record<string, unknown> =>
  parts((part, given) => codec.fromWire(part, given), fields, row);
