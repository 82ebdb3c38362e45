import { ownFilters } from '../../facts/listFilters';
import { fieldsIn } from '../../facts/rowsOf';
import type { Field, ResourceDeclaration } from '../../types';

/** A field somewhere in a declaration. */
export interface FieldPlace {
  at: string;
  name: string;
  /** A case changes a part of a field only. */
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
  const inner = fieldsIn(place.field) ?? {};
  const bare = [...new Set([...place.bare, ...Object.keys(inner)])];
  const inside = Object.entries(inner).flatMap(([name, field]) =>
    withInside({ ...place, at: `${place.at}.of.${name}`, name, field, kind: 'inside', bare }),
  );
  const cases = (place.field.cases ?? []).map((field, index): FieldPlace => ({
    ...place,
    at: `${place.at}.cases[${index}]`,
    field,
    kind: 'case',
  }));
  return [place, ...inside, ...cases];
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

const filterPlaces = ({ list }: ResourceDeclaration, own: string[]): FieldPlace[] =>
  ownFilters(list).map((filter) => ({ ...filter, kind: 'filter', bare: [...own, filter.name] }));

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
  return [...ownPlaces, ...questionPlaces(declaration, own), ...filterPlaces(declaration, own)].flatMap(withInside);
}
