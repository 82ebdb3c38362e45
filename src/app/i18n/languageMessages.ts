import type { TranslationMessages } from 'react-admin';
import { areaMessages } from './areaMessages';
import type { MessageTree } from './mergeMessages';
import { raMessages } from './raMessages';

/** The files that make up one language, as its own `index.ts` finds them: by their paths. */
export interface LanguageFiles {
  /** react-admin's own texts. */
  ra: Record<string, TranslationMessages>;
  /** The console's own texts, one file for each part of it. */
  areas: Record<string, MessageTree>;
  /** `resources/<name>/<locale>.ts` */
  resources: Record<string, MessageTree>;
}

/** Every text of a language other than English in one tree; what it lacks stays English. */
export const languageMessages = ({ ra, areas, resources }: LanguageFiles): MessageTree => ({
  ...Object.values(ra).map(raMessages)[0],
  ...areaMessages(areas),
  resources: Object.fromEntries(Object.entries(resources).map(([path, texts]) => [path.split('/').at(-2)!, texts])),
});
