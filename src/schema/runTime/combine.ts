/* In: the declarations of the build, and files that came beside it. Out: all of them together, and why some are left out. */
import { checkRegistry, isWarning, type CodeNames, type Problem } from '../checks';
import type { Finding } from '../checks/problem';
import { plainFindings } from '../checks/written/plainData';
import { isLabelled } from '../declaredTexts';
import type { ResourceDeclaration } from '../types';
import { extended, extendedName, extensionFindings, placeInExtension, type Extension } from './extension';

/** A file that came beside the build. */
export interface JsonFile {
  file: string;
  /** What it holds, or why nothing can be read of it. */
  content: { value: unknown } | { fault: Finding };
}

/** A problem, and the file that has it. */
export type FileProblem = Problem & { file: string };

/** Texts below `resources.<name>`, by locale. */
export type JsonLabels = Record<string, Record<string, Record<string, unknown>>>;

export interface Combined {
  declarations: ResourceDeclaration[];
  labels: JsonLabels;
  /** Names of what the files have added, or added to. */
  added: string[];
  problems: FileProblem[];
}

/** Addresses of the console that are no resource's (`src/app/start/consoleRoutes.tsx`). */
const taken = ['access-denied', 'authentication-error', 'resource-problems', 'first', 'add'];

const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object';

const nameOf = (value: unknown): string => {
  const name = isObject(value) ? (value.extends ?? value.name) : undefined;
  return typeof name === 'string' && name !== '' ? name : '(no name)';
};

/** Labels that are no texts, with their places. */
const wrongLabels = (tree: unknown, at = 'labels'): string[] => {
  if (typeof tree === 'string') return [];
  if (!isObject(tree) || Array.isArray(tree)) return [at];
  return Object.entries(tree).flatMap(([key, part]) => wrongLabels(part, `${at}.${key}`));
};

/** R108, R606, R804: what only a file from beside the build may not say. */
function ofFiles(value: unknown, locales: readonly string[]): Finding[] {
  if (!isObject(value)) return [];
  const { name, access, labels = {} } = value;
  const unknown = isObject(labels) ? Object.keys(labels).filter((locale) => !locales.includes(locale)) : [];
  return [
    ...(taken.includes(String(name))
      ? [
          {
            id: 'R108',
            at: 'name',
            message: `'${String(name)}' is an address of the console.`,
            hint: 'Choose another.',
          },
        ]
      : []),
    ...(isObject(access) && 'viewOnlyMay' in access
      ? [
          {
            id: 'R606',
            at: 'access.viewOnlyMay',
            message: 'A file gives view-only users nothing to do.',
            hint: 'Leave it out; what they may do is said by the build.',
          },
        ]
      : []),
    ...wrongLabels(labels).map((at) => ({
      id: 'R804',
      at,
      message: 'A label is a text.',
      hint: "Write it as 'Text'.",
    })),
    ...unknown.map((locale) => ({
      id: 'R804',
      at: `labels.${locale}`,
      message: `There is no language '${locale}'.`,
      hint: `It is one of ${locales.map((each) => `'${each}'`).join(', ')}.`,
    })),
  ];
}

interface Candidate {
  file: string;
  value: unknown;
  findings: Finding[];
}

/** The declarations with those candidates that are still in, each by its name. */
function together(base: readonly ResourceDeclaration[], candidates: readonly Candidate[]): ResourceDeclaration[] {
  const added = candidates.filter(({ value }) => extendedName(value) !== undefined);
  const all = base.map((declaration) =>
    added
      .filter(({ value }) => extendedName(value) === declaration.name)
      .reduce((so, { value }) => extended(so, value as Extension), declaration),
  );
  const own = candidates.filter(({ value }) => extendedName(value) === undefined);
  return [...all, ...own.map(({ value }) => value as ResourceDeclaration)];
}

const key = ({ id, at, message }: Finding): string => `${id} ${at} ${message}`;

/** What one candidate is to blame for, among the others. */
function findingsOf(
  { value }: Candidate,
  base: readonly ResourceDeclaration[],
  others: readonly Candidate[],
  names: CodeNames,
): Finding[] {
  const name = nameOf(value);
  const found = (declarations: ResourceDeclaration[]) =>
    checkRegistry(declarations, names).filter((problem) => problem.resource === name && !isWarning(problem));
  const declarations = together(base, [...others, { file: '', value, findings: [] }]);
  if (extendedName(value) === undefined) return found(declarations);
  const before = together(base, others);
  const without = before.find((declaration) => declaration.name === name);
  const known = new Set(found(before).map(key));
  return found(declarations)
    .filter((problem) => !known.has(key(problem)))
    .map((problem) => ({
      ...problem,
      at: (without && placeInExtension(problem.at, without, value as Extension)) ?? problem.at,
    }));
}

/** Leaves out whoever has a fault, again and again: others may have referred to it. */
function judged(candidates: readonly Candidate[], base: readonly ResourceDeclaration[], names: CodeNames) {
  let left = candidates.filter(({ findings }) => findings.length === 0);
  for (;;) {
    const looked = left.map((candidate, index) => ({
      ...candidate,
      /* Of two of one name the first stays. */
      findings: findingsOf(
        candidate,
        base,
        left.filter((other, at) => at !== index && (nameOf(other.value) !== nameOf(candidate.value) || at < index)),
        names,
      ),
    }));
    const good = looked.filter(({ findings }) => findings.length === 0);
    const bad = looked.filter(({ findings }) => findings.length > 0);
    if (bad.length === 0) return { good, bad: candidates.filter(({ findings }) => findings.length > 0) };
    candidates = candidates.map((each) => bad.find(({ file }) => file === each.file) ?? each);
    left = left.filter((each) => !bad.some(({ file }) => file === each.file));
  }
}

/** English texts that stand in fields, where a file of texts would have them. */
function fieldTexts(fields: unknown): Record<string, Record<string, unknown>> {
  const all = Object.entries((fields ?? {}) as ResourceDeclaration['fields']);
  const part = (texts: [string, unknown][]) => Object.fromEntries(texts.filter(([, text]) => text !== undefined));
  return {
    fields: part(all.map(([name, { label }]) => [name, label])),
    help: part(all.map(([name, { help }]) => [name, help])),
    choices: part(all.map(([name, { choices }]) => [name, isLabelled(choices) ? choices : undefined])),
  };
}

type Tree = Record<string, unknown>;

/** One tree of texts laid over another. */
const merged = (base: Tree, over: Tree): Tree => ({
  ...base,
  ...Object.fromEntries(
    Object.entries(over).map(([name, text]) => {
      const below = base[name];
      return [name, isObject(below) && isObject(text) ? merged(below, text) : text];
    }),
  ),
});

/** What a language lacks is said in English. */
function labelsOf(good: readonly Candidate[], locales: readonly string[]): JsonLabels {
  const textsOf = (value: Tree, locale: string): Tree => {
    const labels = (value.labels ?? {}) as Record<string, Tree>;
    const english = merged(fieldTexts(value.fields), labels.en ?? {});
    return locale === 'en' ? english : merged(english, labels[locale] ?? {});
  };
  const of = (locale: string) =>
    good.reduce<Record<string, Tree>>((texts, { value }) => {
      const name = nameOf(value);
      return { ...texts, [name]: merged(texts[name] ?? {}, textsOf(value as Tree, locale)) };
    }, {});
  return Object.fromEntries(locales.map((locale) => [locale, of(locale)]));
}

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
  const candidates = files.map(({ file, content }): Candidate => {
    if ('fault' in content) return { file, value: undefined, findings: [content.fault] };
    const { value } = content;
    const plain = plainFindings(value);
    if (plain.length > 0) return { file, value, findings: plain };
    const isExtension = extendedName(value) !== undefined;
    const findings = [...(isExtension ? extensionFindings(value, resources) : []), ...ofFiles(value, locales)];
    return { file, value, findings };
  });
  const { good, bad } = judged(withOwnFaults(candidates, base, names), base, names);
  return {
    declarations: together(base, good),
    labels: labelsOf(good, locales),
    added: [...new Set(good.map(({ value }) => nameOf(value)))],
    problems: bad.flatMap(({ file, value, findings }) =>
      findings.map((finding) => ({ severity: 'error' as const, ...finding, file, resource: nameOf(value) })),
    ),
  };
}

/** Declarations that have faults in what only files may not say are checked for the rest of it, too. */
const withOwnFaults = (
  candidates: readonly Candidate[],
  base: readonly ResourceDeclaration[],
  names: CodeNames,
): Candidate[] =>
  candidates.map((candidate) => {
    const { value, findings } = candidate;
    const isWhole = isObject(value) && findings.length > 0 && extendedName(value) === undefined;
    if (!isWhole || plainFindings(value).length > 0) return candidate;
    return { ...candidate, findings: [...findings, ...findingsOf({ ...candidate, findings: [] }, base, [], names)] };
  });
