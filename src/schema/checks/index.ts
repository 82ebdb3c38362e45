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
import { neededOptions, registeredNames } from './names/registeredNames';
import { shapeFindings } from './shape';
import { textChecks } from './texts';

export { isWarning, type CodeNames, type NamePool, type Problem } from './problem';

const checks: Check[] = [
  ...fieldNameChecks,
  ...fieldPartChecks,
  registeredNames,
  neededOptions,
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

function findingsOf(written: ResourceDeclaration, context: Omit<CheckContext, 'owners'>): Finding[] {
  const declaration = withOwners(written);
  return checks.flatMap((check) => check(declaration, { ...context, owners: ownersOf(written) }));
}

/** What has not the shape of a declaration is not looked at further. */
function problemsOf(value: unknown, context: Omit<CheckContext, 'owners'>): Problem[] {
  const shape = shapeFindings(value);
  const findings = shape.length > 0 ? shape : findingsOf(value as ResourceDeclaration, context);
  return findings.map((finding) => ({ severity: 'error', ...finding, resource: nameOf(value) }));
}

/**
 * Checks one declaration by itself, as it was read from a file: everything but other resources.
 * @param names registries that are at hand; those that are not given are not checked
 */
export const checkDeclaration = (value: unknown, names: CodeNames = {}): Problem[] =>
  problemsOf(value, { names, resources: undefined });

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

/** Checks all declarations, by themselves and against each other (design, section 5.6). */
export function checkRegistry(given: readonly ResourceDeclaration[] | Registry, names: CodeNames = {}): Problem[] {
  const declarations = isRegistry(given) ? given.resources.map(({ declaration }) => declaration) : given;
  const resources = new Map(declarations.map((declaration) => [nameOf(declaration), declaration]));
  return [...doubles(declarations), ...declarations.flatMap((value) => problemsOf(value, { names, resources }))];
}
