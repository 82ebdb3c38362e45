import { templateVariables } from '../facts/template';
import { pathProblem } from './conditions/knownPaths';
import type { Verb } from '../types';
import type { Check, Finding } from './problem';
import { apiPathPlaces, templatePlaces } from './conditions/templatePlaces';
import { climbs, targetChecks } from './targets';

const withoutVariables = (template: string) => template.replace(/\{[\w.$-]+\}/g, 'x');

/** What a deletion and a cell say of what they mean; a value that is missing would leave the template unused. */
const asked = /\?\w+=\{[\w.$-]+\}(&\w+=\{[\w.$-]+\})*$/;

const mayAsk = (verb: Verb | undefined, at: string) => verb === 'delete' || at.startsWith('list.columns');

/** R501, R502, R508: requests go to the configured API and nowhere else. */
const shapes: Check = (declaration) =>
  apiPathPlaces(declaration).flatMap(({ at, template, verb }): Finding[] => {
    const plain = withoutVariables(mayAsk(verb, at) ? template.replace(asked, '') : template);
    if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(plain))
      return [
        {
          id: 'R501',
          at,
          message: `'${template}' is an absolute address.`,
          hint: 'Write it below the API base: /Things.',
        },
      ];
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
export const pathChecks: Check[] = [shapes, variables, recordsTooEarly, brokenVariables, ...targetChecks];
