import { declaredTexts } from '../src/schema/declaredTexts';
import type { ResourceDeclaration } from '../src/schema/types';
import './ownerTypes';

type Texts = Record<string, unknown>;

/** Folders are found, not listed: dropping one in is enough. */
const modules = import.meta.glob<{ default: ResourceDeclaration }>('./*/index.ts', { eager: true });
const english = import.meta.glob<{ default: Texts }>('./*/en.ts', { eager: true });

export const declarations: ResourceDeclaration[] = Object.values(modules).map((module) => module.default);

const files = Object.fromEntries(
  Object.entries(english).map(([path, module]) => [path.split('/')[1]!, module.default as Record<string, object>]),
);

/** The texts of a file, with those that stand in the declaration. */
const withDeclared = (file: Record<string, object>, declaration: ResourceDeclaration): Texts => {
  const declared = declaredTexts(declaration);
  const parts = Object.entries(declared).map(([part, texts]) => [part, { ...file[part], ...texts }] as const);
  return { ...file, ...Object.fromEntries(parts) };
};

/** The English texts of every resource by its name. */
export const englishResourceMessages: Record<string, Texts> = Object.fromEntries(
  declarations.map((declaration) => [declaration.name, withDeclared(files[declaration.name] ?? {}, declaration)]),
);
