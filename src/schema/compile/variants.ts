import type { Literal, Predicate } from '../facts/predicate';
import type { Field, Form, Variants } from '../types';

/** What the cases of `variants` do to one field. */
export interface VariantChanges {
  /** Holds while a case that names the field is chosen. */
  visible: Predicate;
  cases: { when: Predicate; field: Partial<Field> }[];
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/** Keys of cases are texts; the values that they stand for have the type of the field. */
function valueOf(key: string, by: Field | undefined): Literal {
  if (by?.type === 'boolean') return key === 'true' || key === '1';
  const isNumber =
    by?.type === 'number' || (Array.isArray(by?.choices) && (by.choices as unknown[]).includes(Number(key)));
  return isNumber ? Number(key) : key;
}

/** Exact keys stand before beginnings (longer first), and `*` last: the first case that holds counts. */
const precedence = (key: string): number => {
  if (key === '*') return Number.POSITIVE_INFINITY;
  return key.endsWith('*') ? 1 / key.length : 0;
};

function predicateOf(key: string, { by, cases }: Variants, field: Field | undefined): Predicate {
  if (key === '*') {
    const others = Object.keys(cases).filter((other) => other !== '*');
    return { none: others.map((other) => predicateOf(other, { by, cases }, field)) };
  }
  if (key.endsWith('*')) return { [by]: { matches: `^${escapePattern(key.slice(0, -1))}` } };
  return { [by]: valueOf(key, field) };
}

const oneOf = (predicates: Predicate[]): Predicate =>
  predicates.length === 1 && predicates[0] ? predicates[0] : { any: predicates };

/** @returns what the variants of a form or group do to each field that any case names; empty without variants. */
export function variantChanges(
  fields: Readonly<Record<string, Field>>,
  { variants }: Pick<Form, 'variants'>,
): Map<string, VariantChanges> {
  if (!variants) return new Map();
  const keys = Object.keys(variants.cases).sort((one, other) => precedence(one) - precedence(other));
  const cases = keys.map((key) => ({
    when: predicateOf(key, variants, fields[variants.by]),
    named: (variants.cases[key] ?? {}) as Record<string, Partial<Field>>,
  }));
  const names = new Set(cases.flatMap(({ named }) => Object.keys(named)));
  return new Map(
    [...names].map((name) => {
      const naming = cases.filter(({ named }) => name in named);
      const changes = naming.map(({ when, named }) => ({ when, field: named[name] as Partial<Field> }));
      return [
        name,
        {
          visible: oneOf(naming.map(({ when }) => when)),
          cases: changes.some(({ field }) => Object.keys(field).length > 0) ? changes : [],
        },
      ];
    }),
  );
}
