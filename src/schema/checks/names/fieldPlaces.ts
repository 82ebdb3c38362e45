import type { Field, ResourceDeclaration, Variants } from '../../types';

/** A field somewhere in a declaration. */
export interface FieldPlace {
  at: string;
  name: string;
  /** A case of `variants` changes a part of a field only. */
  field: Partial<Field>;
  kind: 'field' | 'inside' | 'question' | 'filter' | 'case';
  /** Names that a bare path reads there. */
  bare: string[];
  /** The action whose question it is. */
  action?: string;
}

/** All of one declaration's fields, without names that TypeScript has learnt. */
export const fieldsOf = (declaration: ResourceDeclaration): Readonly<Record<string, Field>> => declaration.fields;

/** A field and the fields in it. */
function withInside(place: FieldPlace): FieldPlace[] {
  const inner = place.field.of ?? {};
  const bare = [...new Set([...place.bare, ...Object.keys(inner)])];
  const inside = Object.entries(inner).flatMap(([name, field]) =>
    withInside({ ...place, at: `${place.at}.of.${name}`, name, field, kind: 'inside', bare }),
  );
  const cases = place.field.variants ? casePlaces(`${place.at}.variants`, place.field.variants, bare) : [];
  const ownCases = (place.field.cases ?? []).map(({ field }, index): FieldPlace => ({
    ...place,
    at: `${place.at}.cases[${index}].field`,
    field,
    kind: 'case',
  }));
  return [place, ...inside, ...cases, ...ownCases];
}

function questionPlaces(declaration: ResourceDeclaration, own: string[]): FieldPlace[] {
  return Object.entries(declaration.actions ?? {}).flatMap(([action, { ask = {} }]) => {
    const bare = [...own, ...Object.keys(ask)];
    return Object.entries(ask).map(([name, field]): FieldPlace => ({
      at: `actions.${action}.ask.${name}`,
      name,
      field,
      kind: 'question',
      bare,
      action,
    }));
  });
}

/** Filters with a field of their own. */
function filterPlaces({ list }: ResourceDeclaration, own: string[]): FieldPlace[] {
  return (list?.filters ?? []).flatMap((filter, index): FieldPlace[] =>
    typeof filter === 'string'
      ? []
      : [{ at: `list.filters[${index}].field`, ...filter, kind: 'filter', bare: [...own, filter.name] }],
  );
}

function casePlaces(at: string, { cases }: Variants, bare: string[]): FieldPlace[] {
  return Object.entries(cases).flatMap(([key, fields]) =>
    Object.entries(fields).map(([name, field]): FieldPlace => ({
      at: `${at}.cases.${key}.${name}`,
      name,
      field: field ?? {},
      kind: 'case',
      bare,
    })),
  );
}

/** Every set of variants: of the form, and of groups, whose fields are those inside the group. */
export const variantPlaces = (
  declaration: ResourceDeclaration,
): { at: string; variants: Variants; fields: Readonly<Record<string, Field>> }[] => [
  ...(declaration.form?.variants
    ? [{ at: 'form.variants', variants: declaration.form.variants, fields: fieldsOf(declaration) }]
    : []),
  ...fieldPlaces(declaration).flatMap(({ at, field: { variants, of = {} } }) =>
    variants ? [{ at: `${at}.variants`, variants, fields: of }] : [],
  ),
];

/** Every field that a declaration declares or changes. */
export function fieldPlaces(declaration: ResourceDeclaration): FieldPlace[] {
  const own = Object.keys(declaration.fields);
  const ownPlaces = Object.entries(fieldsOf(declaration)).map(([name, field]): FieldPlace => ({
    at: `fields.${name}`,
    name,
    field,
    kind: 'field',
    bare: own,
  }));
  return [
    ...ownPlaces,
    ...questionPlaces(declaration, own),
    ...filterPlaces(declaration, own),
    ...(declaration.form?.variants ? casePlaces('form.variants', declaration.form.variants, own) : []),
  ].flatMap(withInside);
}
