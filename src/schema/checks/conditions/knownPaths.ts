import { filtersOf } from '../../facts/ofList';
import { ownersOf } from '../../ownerTypes';
import type { ResourceDeclaration } from '../../types';
import { didYouMean } from '../names/nearestName';

/** What conditions and templates may read of the session: `src/session/session.ts`, which the schema does not know. */
export const sessionWords = [
  'user_sid',
  'name',
  'scope',
  'account_sid',
  'account_name',
  'service_provider_sid',
  'service_provider_name',
  'viewOnly',
  'expires',
  'current_service_provider_sid',
  'current_service_provider',
];

/** Where a path stands. */
export interface PathPlace {
  /** Names that a bare path reads; undefined where that cannot be known here: another resource's record. */
  bare: readonly string[] | undefined;
  /** The action whose answers `ask.x` reads. */
  action?: string;
}

/** What a list may be asked by: a filter, or a field whose value its path then takes. */
const filterNames = (declaration: ResourceDeclaration): string[] => [
  ...Object.keys(declaration.fields),
  ...Object.keys(declaration.api.filters ?? {}),
  ...filtersOf(declaration.list?.filters).map(({ name }) => name),
  ...(declaration.parent === undefined ? [] : Object.values(ownersOf(declaration))),
];

/** What may stand after a reserved first word; undefined for everything. */
function wordsAfter(first: string, declaration: ResourceDeclaration, { action }: PathPlace): string[] | undefined {
  const own = [...Object.keys(declaration.fields), 'id'];
  switch (first) {
    case 'session':
      return sessionWords;
    case 'record':
      /* A resource without views is shown as rows of another one, whose form `record` then is. */
      return declaration.form || declaration.list || action !== undefined ? own : undefined;
    case 'loaded':
    case 'selection':
      return own;
    case 'filter':
      return filterNames(declaration);
    case 'ask':
      return Object.keys((action !== undefined && declaration.actions?.[action]?.ask) || {});
    default:
      return undefined;
  }
}

const objects = ['session', 'features', 'row', 'record', 'loaded', 'parent', 'selection', 'ask', 'filter'];
const values = ['id', 'operation'];

/** @returns what is wrong with a path; undefined where it reads something. */
export function pathProblem(
  path: string,
  declaration: ResourceDeclaration,
  place: PathPlace,
): { message: string; hint?: string } | undefined {
  const [first = '', second] = path.split('.');
  if (values.includes(first))
    return second === undefined ? undefined : { message: `'${path}': '${first}' has no parts.` };
  if (objects.includes(first)) {
    if (second === undefined) return { message: `'${path}' must say what of '${first}' is read.` };
    const known = wordsAfter(first, declaration, place);
    if (!known || known.includes(second)) return undefined;
    return { message: `'${path}' reads nothing.`, ...didYouMean(second, known) };
  }
  if (!place.bare || place.bare.includes(first)) return undefined;
  return { message: `'${path}' reads nothing.`, ...didYouMean(first, place.bare) };
}
