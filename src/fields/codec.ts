import type { CompiledField } from '../schema/types/compiled';
import type { NameRegistry } from '../schema/nameRegistry';
import type { FieldTypeEntry } from './kit';

export interface Codec {
  /** What a request carries for a value of the form. */
  toWire: (field: CompiledField, value: unknown) => unknown;
  /** What the form edits for a value of an answer. */
  fromWire: (field: CompiledField, value: unknown) => unknown;
  /** What a filter asks the API, as a type sends it: one value, or the parameters of a query. */
  asked: (type: string, value: unknown) => unknown;
}

/** Translates values between the wire and the form as each field's type says; unknown types leave them alone. */
export const createCodec = (fieldTypes: NameRegistry<FieldTypeEntry>): Codec => ({
  toWire: (field, value) => {
    const type = fieldTypes.get(field.type);
    return type?.toWire && value !== undefined ? type.toWire(value, field) : value;
  },
  fromWire: (field, value) => {
    const type = fieldTypes.get(field.type);
    return type?.fromWire && value !== undefined ? type.fromWire(value, field) : value;
  },
  asked: (type, value) => fieldTypes.get(type)?.toQuery?.(value) ?? value,
});
