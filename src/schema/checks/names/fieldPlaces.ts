import { ownFilters } from '../../facts/ofList';
import { fieldsIn } from '../../facts/rowsOf';
import type { Field, ResourceDeclaration } from '../../types';

/** A field somewhere in a declaration. */
export interface FieldPlace {
  at: string;
  name: string;
  /** A case changes a part of a field only. */
  field: Partial<Field>;
  kind: 'field' | 'inside' | 'question' | 'filter' | 'case' | 'rows';
  /** Names that a bare path reads there; undefined in what is said of fields of other resources. */
  bare: string[] | undefined;
  /** Names of the fields of its rows, where not the field but the resource has them. */
  inside?: string[];
  /** The action whose question it is. */
  action?: string;
}

/** All of one declaration's fields, without names that TypeScript has learnt. */
export const fieldsOf = (declaration: ResourceDeclaration): Readonly<Record<string, Field>> => declaration.fields;

/** A field and the fields in it. */
function withInside(place: FieldPlace): FieldPlace[] {
  const inner = fieldsIn(place.field) ?? {};
  const bare = place.bare && [...new Set([...place.bare, ...Object.keys(inner)])];
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

/** What the resource says of fields whose rows are its records. */
const rowsPlace = ({ rows }: ResourceDeclaration, inside: string[]): FieldPlace[] =>
  rows ? [{ at: 'rows', name: 'rows', field: rows, kind: 'rows', bare: undefined, inside }] : [];

/** Names of the fields of rows or of a group; undefined where another resource has them. */
export const insideOf = ({ field, inside }: FieldPlace): string[] | undefined => {
  const inner = fieldsIn(field);
  return inside ?? (inner && Object.keys(inner));
};

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
    ...rowsPlace(declaration, own),
    ...questionPlaces(declaration, own),
    ...filterPlaces(declaration, own),
  ].flatMap(withInside);
}
