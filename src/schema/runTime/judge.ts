import { checkAmong, isWarning, type CodeNames, type Problem } from '../checks';
import type { Finding } from '../checks/problem';
import { plainFindings } from '../checks/written/plainData';
import { createRegistry } from '../registry';
import type { ResourceDeclaration } from '../types';
import { extended, extendedName, placeInExtension, takenFindings, type Extension } from './extension';
import { isObject } from './ownToFiles';

/** What a file holds, and what is wrong with it so far. */
export interface Candidate {
  file: string;
  value: unknown;
  /** It adds to a resource. */
  isAddition: boolean;
  findings: Finding[];
}

/** The resource that a value declares or adds to. */
export const nameOf = (value: unknown): string => {
  const name = isObject(value) ? (extendedName(value) ?? value.name) : undefined;
  return typeof name === 'string' && name !== '' ? name : '(no name)';
};

const additionsTo = (name: string, candidates: readonly Candidate[]): Candidate[] =>
  candidates.filter(({ isAddition, value }) => isAddition && nameOf(value) === name);

const withAdditions = (base: ResourceDeclaration, candidates: readonly Candidate[]): ResourceDeclaration =>
  additionsTo(base.name, candidates).reduce((so, { value }) => extended(so, value as Extension), base);

/** The declarations of the build with what is added to them, and those of files. */
export const together = (
  base: readonly ResourceDeclaration[],
  candidates: readonly Candidate[],
): ResourceDeclaration[] => [
  ...base.map((declaration) => withAdditions(declaration, candidates)),
  ...candidates.filter(({ isAddition }) => !isAddition).map(({ value }) => value as ResourceDeclaration),
];

/** What keeps a file out: two at the same place of the menu are no harm. */
const isFault = (problem: Problem): boolean => !isWarning(problem) && problem.id !== 'R408';

const key = ({ id, at, message }: Finding): string => `${id} ${at} ${message}`;

/** R100: what nothing has an objection to may be something that nobody has thought of. */
function compileFindings(value: unknown): Finding[] {
  try {
    createRegistry([value as ResourceDeclaration]);
    return [];
  } catch (reason) {
    const message = `The resource cannot be made: ${reason instanceof Error ? reason.message : String(reason)}`;
    return [{ id: 'R100', at: '', message, hint: 'Make the declaration simpler until this is gone.' }];
  }
}

interface World {
  base: readonly ResourceDeclaration[];
  names: CodeNames;
}

/** What stands in an addition, of what is told about the resource with all that is added. */
function findingsOfAdditions(name: string, left: readonly Candidate[], { base, names }: World): Map<string, Finding[]> {
  const declaration = base.find((each) => each.name === name)!;
  const others = together(base, left).filter((each) => each.name !== name);
  const checked = (value: ResourceDeclaration) => {
    const faults = checkAmong([value], others, names).flat().filter(isFault);
    return [...faults, ...(faults.length > 0 ? [] : compileFindings(value))];
  };
  const told = new Set(checked(declaration).map(key));
  const additions = additionsTo(name, left);
  const found = checked(withAdditions(declaration, left)).filter((problem) => !told.has(key(problem)));
  let before = declaration;
  const of = new Map<string, Finding[]>();
  for (const { file, value } of additions) {
    of.set(file, takenFindings(before, value as Extension));
    before = extended(before, value as Extension);
  }
  for (const finding of found) {
    let so = declaration;
    const places = additions.map(({ file, value }) => {
      const at = placeInExtension(finding.at, so, value as Extension);
      so = extended(so, value as Extension);
      return { file, at };
    });
    const owned = places.filter(({ at }) => at !== undefined);
    /* What can be laid at nobody's door is told of all of them. */
    for (const { file, at = finding.at } of owned.length > 0 ? owned : places) of.get(file)!.push({ ...finding, at });
  }
  return of;
}

/** What is wrong with some of the candidates, among all that are left, by their files. */
function lookedAt(asked: readonly Candidate[], left: readonly Candidate[], world: World): Map<string, Finding[]> {
  const own = asked.filter(({ isAddition }) => !isAddition);
  const values = own.map(({ value }) => value as ResourceDeclaration);
  const others = together(world.base, left).filter((each) => !values.includes(each));
  const problems = checkAmong(values, others, world.names);
  const found = own.map(({ file, value }, index): [string, Finding[]] => {
    const told = problems[index]!.filter(isFault);
    return [file, told.length > 0 ? told : compileFindings(value)];
  });
  const extendedNames = new Set(asked.filter(({ isAddition }) => isAddition).map(({ value }) => nameOf(value)));
  return new Map([...found, ...[...extendedNames].flatMap((name) => [...findingsOfAdditions(name, left, world)])]);
}

/** Leaves out whoever has a fault, and then whoever has one since it had referred to that. */
export function judged(candidates: readonly Candidate[], base: readonly ResourceDeclaration[], names: CodeNames) {
  const found = new Map(candidates.map(({ file, findings }) => [file, findings]));
  let left = candidates.filter(({ findings }) => findings.length === 0);
  let asked = left;
  while (asked.length > 0) {
    for (const [file, findings] of lookedAt(asked, left, { base, names })) found.set(file, findings);
    const gone = new Set(left.filter(({ file }) => found.get(file)!.length > 0));
    left = left.filter((each) => !gone.has(each));
    const goneNames = [...gone].map(({ value }) => JSON.stringify(nameOf(value)));
    asked = left.filter(
      ({ value }) =>
        goneNames.includes(JSON.stringify(nameOf(value))) ||
        goneNames.some((name) => JSON.stringify(value).includes(name)),
    );
  }
  const bad = candidates.map((each) => ({ ...each, findings: found.get(each.file)! }));
  return { good: left, bad: bad.filter(({ findings }) => findings.length > 0) };
}

/** Declarations that have faults in what only files may not say are checked for the rest of it, too. */
export const withOwnFaults = (
  candidates: readonly Candidate[],
  base: readonly ResourceDeclaration[],
  names: CodeNames,
): Candidate[] =>
  candidates.map((candidate) => {
    const { value, findings, isAddition } = candidate;
    const isWhole = isObject(value) && findings.length > 0 && !isAddition;
    if (!isWhole || plainFindings(value).length > 0) return candidate;
    const others = base.filter(({ name }) => name !== nameOf(value));
    const further = checkAmong([value as unknown as ResourceDeclaration], others, names).flat();
    return { ...candidate, findings: [...findings, ...further.filter(isFault)] };
  });
