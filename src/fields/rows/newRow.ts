import type { CompiledField } from '../../schema/types/compiled';
import type { Facts } from '../../schema/facts/predicate';
import { fillTemplate } from '../../schema/facts/template';
import type { FieldTypeEntry } from '../kit';

/** The values of a row that was just added: defaults of its fields, else what their types call empty. */
export function newRow(
  fields: readonly CompiledField[],
  facts: Facts,
  typeOf: (type: string) => FieldTypeEntry | undefined,
): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((field) => {
      const preset = typeof field.default === 'string' ? (fillTemplate(field.default, facts) ?? null) : field.default;
      return [field.name, preset ?? typeOf(field.type)?.empty ?? null];
    }),
  );
}
