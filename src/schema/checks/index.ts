/* In: a declaration, the other ones, and the names of registered code. Out: numbered problems with path and hint. */
import type { Registry } from '../types/compiled';
import { ownersOf, withOwners } from '../ownerTypes';
import type { ResourceDeclaration } from '../types';
import { accessChecks } from './access';
import { conditionChecks } from './conditions/conditions';
import { fieldNameChecks } from './names/fieldNames';
import { fieldPartChecks } from './names/fieldParts';
import { otherResourceChecks } from './names/otherResources';
import { pathChecks } from './paths';
import type { Check, CheckContext, CodeNames, Finding, Problem } from './problem';
import { neededOptions, nestedOptions, registeredNames } from './names/registeredNames';
import { mended, type Mended } from './written/mended';
import { plainFindings } from './written/plainData';
import { textChecks } from './texts';

export { isWarning, type CodeNames, type NamePool, type Problem } from './problem';

const checks: Check[] = [
  ...fieldNameChecks,
  ...fieldPartChecks,
  registeredNames,
  neededOptions,
  nestedOptions,
  ...otherResourceChecks,
  ...pathChecks,
  ...accessChecks,
  ...conditionChecks,
  textChecks,
];

const nameOf = (value: unknown): string => {
  const name = value !== null && typeof value === 'object' ? (value as { name?: unknown }).name : undefined;
  return typeof name === 'string' && name !== '' ? name : '(no name)';
};

/** A check that throws has met what nobody thought of: that is told, and the others go on. */
function askedOf(check: Check, declaration: ResourceDeclaration, context: CheckContext): Finding[] {
  try {
    return check(declaration, context);
  } catch (reason) {
    const message = `The check cannot go on: ${reason instanceof Error ? reason.message : String(reason)}`;
    return [{ id: 'R100', at: '', message, hint: 'Make the declaration simpler until this is gone.' }];
  }
}

const quoted = (message: string): string[] => [...message.matchAll(/'([^']*)'/g)].map(([, word]) => word!);

/** What is told of a declaration with its wrong parts taken out, without what only follows from their being gone. */
function findingsOf({ value, lost, placeOf, findings }: Mended, context: Omit<CheckContext, 'owners'>): Finding[] {
  const written = value as ResourceDeclaration;
  const declaration = withOwners(written);
  const found = checks.flatMap((check) => askedOf(check, declaration, { ...context, owners: ownersOf(written) }));
  if (findings.length === 0) return found;
  return found
    .filter(({ message, severity, at }) => {
      const words = [...quoted(message), ...at.split(/[.[\]]+/)];
      return severity !== 'warning' && !words.some((word) => lost.has(word.split('.')[0]!));
    })
    .map((finding) => ({ ...finding, at: placeOf(finding.at) }));
}

/** What is told of one value; a long list of it helps nobody. */
const most = 100;

interface Looked {
  value: unknown;
  /** What is wrong with it as data. */
  plain: Finding[];
  shape?: Mended;
}

/** One look at what is given, without other resources. */
function lookAt(value: unknown): Looked {
  const plain = plainFindings(value);
  return plain.length > 0 ? { value, plain } : { value, plain, shape: mended(value) };
}

function problemsOf({ value, plain, shape }: Looked, context: Omit<CheckContext, 'owners'>): Problem[] {
  const further = shape?.value === undefined ? [] : findingsOf(shape, context);
  const findings = [...plain, ...(shape?.findings ?? []), ...further].slice(0, most);
  return findings.map((finding) => ({ severity: 'error', ...finding, resource: nameOf(value) }));
}

/**
 * Checks one declaration by itself, as it was read from a file: everything but other resources.
 * @param names registries that are at hand; those that are not given are not checked
 */
export const checkDeclaration = (value: unknown, names: CodeNames = {}): Problem[] =>
  problemsOf(lookAt(value), { names, resources: undefined });

const isRegistry = (given: readonly ResourceDeclaration[] | Registry): given is Registry => !Array.isArray(given);

/** R409: a name leads to one resource. */
function doubles(declarations: readonly ResourceDeclaration[]): Problem[] {
  const names = declarations.map(nameOf);
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))].map((resource) => ({
    id: 'R409',
    resource,
    at: 'name',
    message: `The resource '${resource}' is declared twice.`,
    severity: 'error',
  }));
}

/** What others may know of a declaration: without the parts that have faults, or its name alone. */
const knownOf = ({ value, shape }: Looked): ResourceDeclaration =>
  (shape?.value ?? { name: nameOf(value), nav: false }) as ResourceDeclaration;

/** Checks all declarations, by themselves and against each other (design, section 5.6). */
export function checkRegistry(given: readonly ResourceDeclaration[] | Registry, names: CodeNames = {}): Problem[] {
  const declarations = isRegistry(given) ? given.resources.map(({ declaration }) => declaration) : given;
  const looked = declarations.map(lookAt);
  const resources = new Map(looked.map((each) => [nameOf(each.value), knownOf(each)]));
  return [...doubles(declarations), ...looked.flatMap((each) => problemsOf(each, { names, resources }))];
}

/** Checks some declarations among others that are known to be right; the answer has the problems of each. */
export function checkAmong(
  given: readonly ResourceDeclaration[],
  others: readonly ResourceDeclaration[],
  names: CodeNames = {},
): Problem[][] {
  const looked = given.map(lookAt);
  const known = [...others, ...looked.map(knownOf)].map((each) => [each.name, each] as const);
  return looked.map((each) => problemsOf(each, { names, resources: new Map(known) }));
}
