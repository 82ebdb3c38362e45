import { templateVariables } from '../facts/template';
import { pathProblem } from './conditions/knownPaths';
import type { Verb } from '../types';
import type { Check, Finding } from './problem';
import { apiPathPlaces, templatePlaces } from './conditions/templatePlaces';
import { climbs, targetChecks } from './targets';

const withoutVariables = (template: string) => template.replace(/\{[\w.$-]+\}/g, 'x');

/**
 * What a deletion, a cell and the list in which a record is looked for say of what they mean; a value that is missing would leave the
 * template unused.
 */
const asked = /\?\w+=\{[\w.$-]+\}(&\w+=\{[\w.$-]+\})*$/;

const isColumn = (at: string) => /^list\.(columns|hidden)\[/.test(at);

const mayAsk = (verb: Verb | undefined, at: string, isFound: boolean) =>
  verb === 'delete' || (verb === 'one' && isFound) || isColumn(at);

const isUse = (value: unknown): boolean => value !== null && typeof value === 'object' && 'use' in value;

/** Paths that registered code is given as an option: `path`, in `options` or beside `use`. */
function optionPaths(value: unknown, at = '', isOption = false): { at: string; template: string }[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    const place = Array.isArray(value) ? `${at}[${key}]` : `${at}${at === '' ? '' : '.'}${key}`;
    if (isOption && key === 'path' && typeof part === 'string') return [{ at: place, template: part }];
    if (isOption && key === 'path' && Array.isArray(part))
      return part.map((each, index) => ({ at: `${place}[${index}]`, template: String(each) }));
    return optionPaths(part, place, isOption || key === 'options' || isUse(part));
  });
}

const isAbsolute = (path: string): boolean => /^[a-z][a-z\d+.-]*:|^[/\\]{2}/i.test(path);

const absolute = (at: string, template: string): Finding => ({
  id: 'R501',
  at,
  message: `'${template}' is an absolute address.`,
  hint: 'Write it below the API base: /Things.',
});

/** R501: no option leads elsewhere either. What a column reads, and where a file goes, is judged as every path of a request. */
const optionTargets: Check = (declaration) =>
  optionPaths(declaration)
    .filter(({ at }) => !isColumn(at) && !at.endsWith('.upload.path'))
    .filter(({ template }) => isAbsolute(withoutVariables(template)))
    .map(({ at, template }) => absolute(at, template));

/** R501, R502, R508: requests go to the configured API and nowhere else. */
const shapes: Check = (declaration) =>
  apiPathPlaces(declaration).flatMap(({ at, template, verb }): Finding[] => {
    const plain = withoutVariables(
      mayAsk(verb, at, Array.isArray(declaration.api.id)) ? template.replace(asked, '') : template,
    );
    if (isAbsolute(plain)) return [absolute(at, template)];
    if (!plain.startsWith('/'))
      return [{ id: 'R502', at, message: `'${template}' does not begin with a slash.`, hint: `Write /${template}.` }];
    if (/[?#\s\\]/.test(plain) || climbs(plain))
      return [
        {
          id: 'R508',
          at,
          message: `'${template}' is more than a path.`,
          hint: 'Query parameters belong into `api.query`, or into the body of an action.',
        },
      ];
    return [];
  });

/** R503, R504: a variable reads something. */
const variables: Check = (declaration) => {
  const places = [
    ...apiPathPlaces(declaration).map((place) => ({ ...place, id: 'R503' })),
    ...templatePlaces(declaration).map((place) => ({ ...place, id: 'R504' })),
  ];
  return places.flatMap(({ id, at, template, ...place }) =>
    templateVariables(template).flatMap((path): Finding[] => {
      const problem = pathProblem(path, declaration, place);
      return problem ? [{ id, at, ...problem }] : [];
    }),
  );
};

/** R505: where there is no record yet, none can be named. */
const recordsTooEarly: Check = (declaration) =>
  apiPathPlaces(declaration)
    .filter(({ verb }) => verb === 'list' || verb === 'create')
    .flatMap(({ at, template }) =>
      templateVariables(template)
        .filter((path) => path === 'id' || path.startsWith('loaded.'))
        .map((path) => ({ id: 'R505', at, message: `There is no record whose {${path}} could be taken.` })),
    );

/** R507: what looks like a variable is one. A preset may be any text, JSON included. */
const brokenVariables: Check = (declaration) =>
  [...apiPathPlaces(declaration), ...templatePlaces(declaration)]
    .filter(({ at, template }) => !at.endsWith('.default') && /[{}]/.test(withoutVariables(template)))
    .map(({ at, template }) => ({
      id: 'R507',
      at,
      message: `'${template}' has a brace that belongs to no variable.`,
      hint: 'A variable is a path between braces, without blanks: {record.name}.',
    }));

/** R5xx: paths and templates. */
export const pathChecks: Check[] = [
  shapes,
  optionTargets,
  variables,
  recordsTooEarly,
  brokenVariables,
  ...targetChecks,
];
