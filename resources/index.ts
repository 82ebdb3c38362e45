import type { ResourceDeclaration } from '../src/schema/types';
import './ownerTypes';

type Texts = Record<string, unknown>;

/** Folders are found, not listed: dropping one in is enough. */
const modules = import.meta.glob<{ default: ResourceDeclaration }>('./*/index.ts', { eager: true });
const english = import.meta.glob<{ default: Texts }>('./*/en.ts', { eager: true });

export const declarations: ResourceDeclaration[] = Object.values(modules).map((module) => module.default);

/** The English texts of every resource by its name. */
export const englishResourceMessages: Record<string, Texts> = Object.fromEntries(
  Object.entries(english).map(([path, module]) => [path.split('/')[1]!, module.default]),
);
