import { insideBase } from '../addresses';
import { callOf } from '../compile/callOf';
import { rowsPlaces } from './names/rowsPlaces';
import { templateVariables } from '../facts/template';
import type { Method, Verb } from '../types';
import { apiPathPlaces, templatePlaces } from './conditions/templatePlaces';
import { listed } from './names/nearestName';
import type { Check, Finding } from './problem';

const leads = /^access\.denied(\.\w+)?$|\.address$/;

/** Whoever reads it resolves such dots, however they are written. */
export const climbs = (path: string): boolean =>
  path.split('/').some((part) => /^(\.|%2e){1,2}$/i.test(part.replace(/\?.*$/, '')));

/** R510: an address that the console leads to is one of its own. */
const addresses: Check = (declaration) =>
  templatePlaces(declaration)
    .filter(({ at }) => leads.test(at))
    .filter(({ template }) => {
      const plain = template.replace(/\{[\w.$-]+\}/g, 'x');

      return !/^\/(?![/\\])/.test(plain) || /[\\\s\p{Cc}]/u.test(plain) || climbs(plain) || template.startsWith('/{');
    })
    .map(({ at, template }) => ({
      id: 'R510',
      at,
      message: `'${template}' is no address of the console.`,
      hint: `Write one that begins with ${insideBase}/.`,
    }));

/** What paths can read besides the session, switches, the list's filter and the parent, by the call. */
const unknownTo = (verb: Verb | undefined, at: string): string[] => {
  if (verb === 'list' || at === 'api.base') return ['record', 'loaded', 'row', 'ask', 'selection', 'id', 'operation'];
  return verb === undefined ? [] : ['row', 'ask', 'selection'];
};

/** R509: a variable of a path can have a value when the call is made. */
const valueless: Check = (declaration, { resources }) => {
  const { name, parent, kind } = declaration;
  const isRow = [...(resources?.values() ?? [])].some((other) =>
    rowsPlaces(other).some((rows) => rows.name !== undefined && rows.resource === name),
  );
  const hasParent = parent !== undefined || isRow || resources === undefined;
  const own = Object.keys(declaration.fields);
  return apiPathPlaces(declaration).flatMap(({ at, template, verb }) =>
    templateVariables(template).flatMap((path): Finding[] => {
      const first = path.split('.')[0]!;
      const isBare = at === 'api.base' && own.includes(first) && kind !== 'singleton';
      const isParent = first === 'parent' && !hasParent && (at.startsWith('api.base') || at.startsWith('api.paths'));
      if (!isBare && !isParent && !unknownTo(verb, at).includes(first)) return [];
      /* A record that is not there yet is told by R505. */
      if (verb !== undefined && ['id', 'loaded'].includes(first)) return [];
      const hint = isParent
        ? "Say which resource the records lie below: parent: '…'."
        : 'Paths read the session, {filter.x} and, below another resource, {parent.id}; paths of one record are given in api.paths.';
      return [{ id: 'R509', at, message: `{${path}} never has a value here.`, hint }];
    }),
  );
};

/** The methods that a verb goes by: any other would be left unused, or the body with it. */
const methodsOf: Record<Verb, Method[]> = {
  list: ['GET'],
  one: ['GET', 'POST'],
  create: ['POST', 'PUT'],
  update: ['PUT', 'POST'],
  delete: ['DELETE', 'POST', 'PUT'],
};

/** R511: a method that is said is used. */
const methods: Check = ({ api }) =>
  Object.entries(api.paths ?? {}).flatMap(([verb, declared]): Finding[] => {
    const usable = methodsOf[verb as Verb];
    const { method } = callOf(declared, usable[0]!);
    if (usable.includes(method)) return [];
    const message = `'${method}' is not used for '${verb}'.`;
    return [{ id: 'R511', at: `api.paths.${verb}`, message, hint: `It goes by ${listed(usable)}.` }];
  });

/** R509–R511: where things lead. */
export const targetChecks: Check[] = [addresses, valueless, methods];
