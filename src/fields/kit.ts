/* In: a declared field and a value. Out: input, cell and text by the field's type. */
import type { ComponentType } from 'react';
import type { CompiledField, CompiledResource } from '../schema/types/compiled';
import type { Facts } from '../schema/facts/predicate';

export interface FieldInputProps {
  resource: CompiledResource;
  /** The field with the case of `variants` that holds now already laid over it. */
  field: CompiledField;
  /** Name of the input in the form, e.g. `gateways.2.port`. */
  source: string;
  /** Translated. */
  label: string;
  /** Translated help text, or undefined. */
  help: string | undefined;
  required: boolean;
  readOnly: boolean;
  /** What the field's templates and conditions look at now. */
  facts: Facts;
  /** What stands for no value, translated; "None" where it is not said. */
  emptyText?: string;
  /** It was pressed before it was there: it shows its choices when it gets the focus. */
  opens?: boolean;
}

export interface FieldCellProps {
  resource: CompiledResource;
  field: CompiledField;
  record: Readonly<Record<string, unknown>>;
  value: unknown;
  /** Of the column. */
  options: Record<string, unknown>;
}

/** Finds the text that stands for a record of another resource, once it has been fetched. */
export type ReferenceText = (resource: string, id: string) => string | undefined;

/** A message key with its arguments. */
export interface Complaint {
  key: string;
  args?: Record<string, unknown>;
  /** Where inside the value it belongs, e.g. `1.host` for a field of the second row. */
  at?: string;
}

/** The one scale of a form's inputs (`src/fields/elements/forms.css`). */
export type InputWidth = 'short' | 'medium' | 'long' | 'full';

/** What an input can take in the place of its value by a press, and the key of the words for it. */
export interface Offer {
  value: unknown;
  key: string;
  args?: Record<string, unknown>;
}

/** What is shown at an input and stops nobody. */
export interface Note extends Complaint {
  severity: 'warning' | 'note';
  offer?: Offer;
}

/** What a field type is. Inputs load when a form opens; cells and texts are small, since the first list needs them. */
export interface FieldTypeEntry {
  /** Lazy. */
  Input: ComponentType<FieldInputProps>;
  /** How much room a value takes in a form: a number, a name, an address, or whatever there is; `medium` where not said. */
  width?: InputWidth;
  Cell: ComponentType<FieldCellProps>;
  /** Its cells say what they do after the row is drawn. */
  isLate?: boolean;
  /** What an export, a sort and a text filter see of a value. */
  text(value: unknown, field: CompiledField, referenceText: ReferenceText): string;
  /** One text says the value: a cell of a file can hold it, and what a filter of it asks the server waits for a pause. */
  isTyped?: boolean;
  /** The value of an empty input. */
  empty: unknown;
  /** Whether a value is a list of child rows, each judged by the rules of its fields. */
  holdsRows?: boolean;
  /** What the type itself demands, e.g. a port of at most 65535; only asked where there is a value. */
  check?(value: unknown, field: CompiledField): Complaint | undefined | Promise<Complaint | undefined>;
  /** What of the input is wrong where a value is: a key of the resource's form texts, where not the whole. */
  wrongPart?(value: unknown): string | undefined;
  /** What the type warns of or notes, with what it offers instead; never a reason not to save. */
  notes?: (value: unknown, field: CompiledField) => Note[];
  /** A value as far as it may be kept outside the form, e.g. without its password; all of it where not said. */
  withoutSecrets?(value: unknown): unknown;
  /** From what the API gives to what the input edits, e.g. 0/1 to false/true. */
  fromWire?(value: unknown, field: CompiledField): unknown;
  /** What a filter of the type asks the API: one value, or several parameters of the query. */
  toQuery?(value: unknown): unknown;
  /** What is chosen in a filter of the type, where `text` says too little. */
  filterText?(
    value: unknown,
    translate: (key: string, args?: Record<string, unknown>) => string,
    locale: string,
  ): string;
  /** The other way round; also trims. */
  toWire?(value: unknown, field: CompiledField): unknown;
}
