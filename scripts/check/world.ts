/* In: declarations of the build, files beside it and those that are asked about. Out: what is wrong with them, with every registry. */
import { declarations, englishResourceMessages } from '../../resources';
import { extrasOf } from '../../resources/extras';
import { locales } from '../../src/app/i18n/locales';
import { namedCode } from '../../src/app/start/registrations';
import { codeRegistries } from '../../src/engine/codeRegistries';
import { checkAmong, checkRegistry, type CodeNames, type Problem } from '../../src/schema/checks';
import { isCatastrophic } from '../../src/schema/patterns/isCatastrophic';
import { combine } from '../../src/schema/runTime/combine';
import type { JsonFile } from '../../src/schema/runTime/jsonFile';
import type { ResourceDeclaration } from '../../src/schema/types';

/** A problem, and the file that has it, below the project's folder. */
export type FoundProblem = Problem & { file: string };

/** Whether a message key has an English text. */
function hasText(key: string): boolean {
  const [area, ...parts] = key.split('.');
  const found = parts.reduce<unknown>(
    (tree, part) => (tree as Record<string, unknown> | undefined)?.[part],
    englishResourceMessages,
  );
  return area === 'resources' && typeof found === 'string';
}

/** Registers what declarations may name, as the console does. */
async function codeNames(): Promise<CodeNames> {
  await namedCode.load();
  for (const { name } of declarations) (await extrasOf(name)?.())?.register(codeRegistries);
  return { ...codeRegistries, isCatastrophic };
}

export interface Asked {
  /** Modules of declarations, by their files. */
  modules: { file: string; value: unknown }[];
  json: JsonFile[];
  /** The declarations of the build are asked about, too. */
  isEverything: boolean;
}

const fileOf = (name: string): string => `resources/${name}/index.ts`;

/** The problems of what is asked about, errors and warnings. */
export async function problemsOf({ modules, json, isEverything }: Asked): Promise<FoundProblem[]> {
  const names = await codeNames();
  const known = modules.map(({ file, value }) => ({ file, value: value as ResourceDeclaration | null | undefined }));
  const ofModules = known.flatMap(({ file, value }) => {
    const others = declarations.filter(({ name }) => name !== value?.name);
    const found = checkAmong([value as ResourceDeclaration], others, { ...names, messages: hasText }).flat();
    return found.map((problem) => ({ ...problem, file }));
  });
  const all = isEverything ? checkRegistry(declarations, names) : [];
  const beside = combine(declarations, json, { names, locales: locales.map(({ locale }) => locale) });
  return [...all.map((problem) => ({ ...problem, file: fileOf(problem.resource) })), ...ofModules, ...beside.problems];
}
