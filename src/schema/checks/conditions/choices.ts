import { isLabelled } from '../../declaredTexts';
import type { Literal, Predicate } from '../../facts/predicate';
import type { Field, ResourceDeclaration, ValueRules } from '../../types';
import { fieldPlaces, fieldsOf, type FieldPlace } from '../names/fieldPlaces';
import { didYouMean, listed } from '../names/nearestName';
import { valueRules } from '../names/rulePlaces';
import type { Check, Finding } from '../problem';
import { conditionPlaces } from './conditionPlaces';

type Values = ReadonlySet<string>;

const valuesIn = (choices: Field['choices']): string[] | undefined => {
  if (Array.isArray(choices)) return choices.map(String);
  return isLabelled(choices) ? Object.keys(choices) : undefined;
};

/** What a choice may be, in all of its cases; undefined for what is no choice, or one from a list that only the code knows. */
function valuesOf(parts: readonly Partial<Field>[]): Values | undefined {
  if (parts[0]?.type === 'boolean' && parts.length === 1) return new Set(['true', 'false', '0', '1']);
  if (parts[0]?.type !== 'select') return undefined;
  const given = parts.flatMap(({ choices }) => (choices === undefined ? [] : [valuesIn(choices)]));
  if (given.length === 0 || given.some((values) => values === undefined)) return undefined;
  return new Set([...given.flat(), ...parts.flatMap(({ derive }) => Object.keys(derive ?? {}))] as string[]);
}

/** The field and everything that cases make of it. */
function partsOf(declaration: ResourceDeclaration, name: string): Partial<Field>[] {
  const field = Object.hasOwn(declaration.fields, name) ? fieldsOf(declaration)[name]! : undefined;
  if (!field) return [];
  return [field, ...(field.cases ?? [])];
}

const isNothing = (value: unknown) => value === null || value === undefined || value === '';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const outside = (value: unknown, values: Values): boolean =>
  !isNothing(value) && !(typeof value === 'string' && value.includes('{')) && !values.has(textOf(value));

const remedy = (value: unknown, values: Values): { hint: string } => {
  const { hint } = didYouMean(textOf(value), [...values]);
  return { hint: hint ?? `It is one of ${listed([...values].slice(0, 12))}.` };
};

/** R226: a preset is one of the choices. */
const presets: Check = (declaration) =>
  fieldPlaces(declaration).flatMap(({ at, field, kind, name }): Finding[] => {
    if (field.default === undefined) return [];
    const values = valuesOf(kind === 'field' ? partsOf(declaration, name) : [field]);
    if (!values || !outside(field.default, values)) return [];
    const message = `The default '${textOf(field.default)}' is none of the choices.`;
    return [{ id: 'R226', at: `${at}.default`, message, ...remedy(field.default, values) }];
  });

interface Compared {
  path: string;
  value: Literal;
}

/** What a condition compares with. */
function comparisons(predicate: Predicate): Compared[] {
  return Object.entries(predicate as Record<string, unknown>).flatMap(([path, test]): Compared[] => {
    if (Array.isArray(test)) return (test as Predicate[]).flatMap(comparisons);
    if (test === null || typeof test !== 'object') return [{ path, value: test as Literal }];
    const { in: among, not } = test as { in?: Literal[]; not?: Literal | Literal[] };
    return [...(among ?? []), ...(not === undefined ? [] : [not].flat())].map((value) => ({ path, value }));
  });
}

/** R705: a condition compares a choice with something that it may be. */
const conditions: Check = (declaration) =>
  conditionPlaces(declaration).flatMap(({ at, predicate, bare, of }) => {
    if (of !== undefined || !bare) return [];
    return comparisons(predicate).flatMap(({ path, value }): Finding[] => {
      const [first = '', second, ...deeper] = path.split('.');
      const name = ['record', 'loaded'].includes(first) ? second : second === undefined ? first : undefined;
      if (name === undefined || deeper.length > 0) return [];
      const values = valuesOf(partsOf(declaration, name));
      if (!values || !outside(value, values)) return [];
      const message = `'${name}' is never '${textOf(value)}'.`;
      return [{ id: 'R705', at, message, ...remedy(value, values) }];
    });
  });

const texts = ['text', 'multiline', 'password', 'secret', 'email', 'host', 'url', 'json', 'select'];
const numbers = ['number', 'port'];
const others = ['boolean', 'sid', 'datetime', 'reference', 'rows', 'group', 'webhook'];

/** The types that each limit is for; a registered type of its own may understand any. */
const goesWith: Record<keyof ValueRules, string[]> = {
  minLength: texts,
  maxLength: texts,
  pattern: [...texts, ...numbers],
  min: numbers,
  max: numbers,
  minRows: ['rows'],
  uniqueRows: ['rows'],
  unique: [...texts, ...numbers, 'sid', 'reference'],
};
const known = new Set([...texts, ...numbers, ...others]);

/** R229: a limit says something of values of the type. */
const limits: Check = (declaration) =>
  fieldPlaces(declaration).flatMap((place) => {
    const types = typesOf(declaration, place);
    if (types.length === 0 || types.some((type) => !known.has(type))) return [];
    return valueRules(place).flatMap(({ at, rule }) =>
      (Object.keys(goesWith) as (keyof ValueRules)[])
        .filter((limit) => rule[limit] !== undefined && !types.some((type) => goesWith[limit].includes(type)))
        .map((limit) => ({
          id: 'R229',
          at: `${at}.${limit}`,
          message: `'${limit}' says nothing of the type '${types[0]}'.`,
          hint: `It is for ${listed(goesWith[limit])}.`,
        })),
    );
  });

/** The types that a field has, or those of the field that a case changes. */
function typesOf(declaration: ResourceDeclaration, { field, kind, name }: FieldPlace): string[] {
  const parts = kind === 'field' || (kind === 'case' && !field.type) ? partsOf(declaration, name) : [field];
  return parts.flatMap(({ type }) => type ?? []);
}

/** Values, and what is said of them. */
export const choiceChecks: Check[] = [presets, conditions, limits];
