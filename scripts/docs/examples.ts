import ts from 'typescript';
import { placeOf, type Language } from './members';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const isObject = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** As much of a value as a reader needs to see what it is: nothing of it is changed. */
function short(value: Json, depth = 3): Json {
  if (Array.isArray(value)) return value.slice(0, 2).map((each) => short(each, depth - 1));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).slice(0, depth > 1 ? 3 : 1);
  return Object.fromEntries(entries.map(([key, each]) => [key, short(each, depth - 1)]));
}

/** A value at its place in a declaration, with nothing beside it. */
const inPlace = (path: readonly (string | number)[], value: Json): Json =>
  path.reduceRight<Json>((inner, part) => (typeof part === 'number' ? [inner] : { [part]: inner }), value);

const parts = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types.flatMap(parts) : [type]);

/**
 * An example of each member, from declarations that have them: the shortest there is, at its place.
 * @returns by the place where the member is declared
 */
export function examplesOf({ checker, declaration }: Language, declarations: readonly Json[]): Map<string, Json> {
  const examples = new Map<string, Json>();
  const keep = (node: ts.Node, example: Json) => {
    const known = examples.get(placeOf(node));
    if (known === undefined || JSON.stringify(example).length < JSON.stringify(known).length)
      examples.set(placeOf(node), example);
  };
  const visit = (type: ts.Type, value: Json, path: (string | number)[]): void => {
    for (const part of parts(type)) {
      if (Array.isArray(value)) {
        const element = checker.getIndexTypeOfType(part, ts.IndexKind.Number);
        if (element) value.forEach((each, index) => visit(element, each, [...path, index]));
      } else if (isObject(value)) visitObject(part, value, path);
    }
  };
  const visitObject = (type: ts.Type, value: { [key: string]: Json }, path: (string | number)[]) => {
    for (const [key, each] of Object.entries(value)) {
      const member = checker.getPropertyOfType(type, key);
      const inside = member ? checker.getTypeOfSymbol(member) : checker.getIndexTypeOfType(type, ts.IndexKind.String);
      for (const node of member?.declarations ?? []) keep(node, inPlace([...path, key], short(each)));
      if (inside) visit(inside, each, [...path, key]);
    }
  };
  for (const each of declarations) visit(declaration, each, []);
  return examples;
}
