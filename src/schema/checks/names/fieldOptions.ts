import { fieldOptions, rowsOptions } from '../../shape/optionShape';
import { shapeIssues } from '../../shape/shapeIssues';
import type { BuiltInFieldType } from '../../types';
import { shapeFindings } from '../written/shape';
import { fieldPlaces, fieldsOf, type FieldPlace } from './fieldPlaces';
import { didYouMean, listed } from './nearestName';
import type { Check, Finding } from '../problem';
import type { ResourceDeclaration } from '../../types';

/** What every type understands. */
const everywhere = ['label', 'help', 'secret', 'none', 'anyId', 'lookUp', 'upload'];

/** What else each of them does (`src/fields/<type>`). Registered types of other names say nothing of theirs, and are not judged. */
const optionsOf: Record<BuiltInFieldType, readonly string[]> = {
  text: ['placeholder', 'monospace'],
  multiline: ['rows'],
  number: ['min', 'max', 'decimals'],
  boolean: ['wire'],
  password: ['autoComplete', 'generate'],
  secret: ['copy', 'generate'],
  sid: [],
  datetime: ['database'],
  email: [],
  select: ['sets', 'units', 'when', 'list'],
  reference: ['marks'],
  rows: [
    ...['columns', 'more', 'count', 'others', 'order', 'following', 'foreignKey', 'sort', 'apart', 'when', 'key'],
    ...['removed', 'save'],
  ],
  group: [],
  json: ['list', 'docs', 'preset', 'wire'],
  host: ['labels', 'lowerCase', 'blanks', 'netmask', 'port', 'offers', 'hints'],
  url: ['schemes'],
  webhook: ['schemes', 'methods', 'leads', 'follows', 'sample'],
};

/** The types that a field has in its cases; a case without a type changes the field of its name. */
function typesOf(declaration: ResourceDeclaration, { field, kind, name }: FieldPlace): string[] {
  if (kind === 'rows') return ['rows'];
  const own = kind === 'case' && Object.hasOwn(declaration.fields, name) ? [fieldsOf(declaration)[name]!] : [];
  return [field, ...own, ...(field.cases ?? [])].flatMap(({ type }) => type ?? []);
}

/** Shapes of options that the engine itself reads; the rest are the type's own. */
export const optionShapes: Check = (declaration) =>
  fieldPlaces(declaration).flatMap(({ at, kind, field: { of, options = {} } }) =>
    shapeIssues(options, typeof of === 'string' || kind === 'rows' ? rowsOptions : fieldOptions)
      .map((issue) => ({ ...issue, path: [...at.split('.'), 'options', ...issue.path] }))
      .flatMap(shapeFindings),
  );

/** R233: an option that the type knows. */
export const unknownOptions: Check = (declaration) =>
  fieldPlaces(declaration).flatMap((place) => {
    const types = typesOf(declaration, place);
    if (types.length === 0 || types.some((type) => !Object.hasOwn(optionsOf, type))) return [];
    const known = [...types.flatMap((type) => optionsOf[type as BuiltInFieldType]), ...everywhere];
    return Object.keys(place.field.options ?? {})
      .filter((option) => !known.includes(option))
      .map((option): Finding => {
        const { hint } = didYouMean(option, known);
        return {
          id: 'R233',
          at: `${place.at}.options.${option}`,
          message: `The type '${types[0]}' has no option '${option}'.`,
          hint: hint ?? `It has ${listed(known)}.`,
        };
      });
  });
