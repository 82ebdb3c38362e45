/* In: the declarations of the build, and files that came beside it. Out: all of them together, and why some are left out. */
import type { CodeNames } from '../checks';
import { plainFindings } from '../checks/written/plainData';
import type { ResourceDeclaration } from '../types';
import { extendedName, extensionFindings } from './extension';
import type { FileProblem, JsonFile } from './jsonFile';
import { judged, nameOf, together, withOwnFaults, type Candidate } from './judge';
import { labelsOf, type JsonLabels } from './labels';
import { ownToFiles } from './ownToFiles';

export interface Combined {
  declarations: ResourceDeclaration[];
  labels: JsonLabels;
  /** Names of what the files have added, or added to. */
  added: string[];
  problems: FileProblem[];
}

/** R409: of two of one name the first stays. */
const doubled = (candidates: readonly Candidate[], names: ReadonlySet<string>): Candidate[] =>
  candidates.map((candidate, index) => {
    const { value, findings } = candidate;
    const name = nameOf(value);
    const isOwn = extendedName(value) === undefined && typeof (value as { name?: unknown } | null)?.name === 'string';
    const before = candidates.slice(0, index).some((other) => !other.isAddition && nameOf(other.value) === name);
    if (!isOwn || (!names.has(name) && !before)) return candidate;
    const message = `The resource '${name}' is declared twice.`;
    const hint = names.has(name) ? `Write "extends": "${name}" to add to it.` : 'Choose another name.';
    return { ...candidate, findings: [...findings, { id: 'R409', at: 'name', message, hint }] };
  });

/**
 * Puts what came beside the build to the declarations of the build. Whatever has a fault is left out, and does nobody else harm.
 * @param locales the languages that labels may be in
 */
export function combine(
  base: readonly ResourceDeclaration[],
  files: readonly JsonFile[],
  { names, locales }: { names: CodeNames; locales: readonly string[] },
): Combined {
  const resources = new Map(base.map((declaration) => [declaration.name, declaration]));
  const read = files.map(({ file, content }): Candidate => {
    if ('fault' in content) return { file, value: undefined, isAddition: false, findings: [content.fault] };
    const { value } = content;
    const isAddition = extendedName(value) !== undefined;
    const plain = plainFindings(value);
    if (plain.length > 0) return { file, value, isAddition, findings: plain };
    const findings = [...(isAddition ? extensionFindings(value, resources) : []), ...ownToFiles(value, locales)];
    return { file, value, isAddition, findings };
  });
  const candidates = withOwnFaults(doubled(read, new Set(resources.keys())), base, names);
  const { good, bad } = judged(candidates, base, names);
  const added = good.map(({ value }) => ({ name: nameOf(value), value }));
  return {
    declarations: together(base, good),
    labels: labelsOf(added, locales),
    added: [...new Set(added.map(({ name }) => name))],
    problems: bad.flatMap(({ file, value, findings }) =>
      findings.map((finding) => ({ severity: 'error' as const, ...finding, file, resource: nameOf(value) })),
    ),
  };
}
