import type { ResourceDeclaration } from '../src/schema/types';

type Texts = Record<string, unknown>;

/** Folders are found, not listed: dropping one in is enough. */
const modules = import.meta.glob<{ default: ResourceDeclaration }>('./*/index.ts', { eager: true });
const english = import.meta.glob<{ default: Texts }>('./*/en.ts', { eager: true });
const others = import.meta.glob<{ default: Texts }>([
  './*/*.ts',
  '!./*/index.ts',
  '!./*/en.ts',
  '!./*/extras.ts',
  /* For tests alone. */
  '!./*/samples.ts',
]);

const folderOf = (path: string) => path.split('/')[1]!;

export const declarations: ResourceDeclaration[] = Object.values(modules).map((module) => module.default);

/** The texts of every resource by its name, in one language; English where a folder has no such translation. */
export async function resourceMessages(locale: string): Promise<Record<string, Texts>> {
  const entries = Object.entries(english).map(async ([path, module]) => {
    const translation = others[path.replace(/en\.ts$/, `${locale}.ts`)];
    return [folderOf(path), translation ? (await translation()).default : module.default] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** The English texts, at hand without waiting. */
export const englishResourceMessages: Record<string, Texts> = Object.fromEntries(
  Object.entries(english).map(([path, module]) => [folderOf(path), module.default]),
);
