import type { CompiledField } from '../../schema/types/compiled';
import { matches, type Facts, type Predicate } from '../../schema/facts/predicate';
import { fillTemplate } from '../../schema/facts/template';
import type { FieldTypeEntry } from '../kit';

/** What a row begins with that comes after one of a kind: the option `following` of rows. */
export interface Following {
  /** Of the last row. */
  when: Predicate;
  values: Record<string, unknown>;
}

/**
 * The values of a row that was just added: defaults of its fields, else what their types call empty; over them what is declared
 * for one that follows such a row as `last`.
 */
export function newRow(
  fields: readonly CompiledField[],
  facts: Facts,
  typeOf: (type: string) => FieldTypeEntry | undefined,
  last?: Record<string, unknown>,
  following?: Following,
): Record<string, unknown> {
  const follows = last && following && matches(following.when, { ...facts, subject: last });
  const values = Object.fromEntries(
    fields.map((field) => {
      const preset = typeof field.default === 'string' ? (fillTemplate(field.default, facts) ?? null) : field.default;
      return [field.name, preset ?? typeOf(field.type)?.empty ?? null];
    }),
  );
  return { ...values, ...(follows && following.values) };
}
