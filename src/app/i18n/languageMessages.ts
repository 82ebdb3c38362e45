import type { TranslationMessages } from 'react-admin';
import { areaMessages, byFolder } from './areaMessages';
import type { MessageTree } from './messageTrees';
import { raMessages } from './raMessages';

/** The files that make up one language, as its own `index.ts` finds them: by their paths. */
export interface LanguageFiles {
  /** react-admin's own texts. */
  ra: Record<string, TranslationMessages>;
  /** The console's own texts, one file for each part of it. */
  areas: Record<string, MessageTree>;
  /** What belongs to a part that comes later: `<area>/texts/<locale>.ts`. */
  ofParts: Record<string, MessageTree>;
  /** `resources/<name>/<locale>.ts` */
  resources: Record<string, MessageTree>;
}

/** Every text of a language other than English in one tree; what it lacks stays English. */
export const languageMessages = ({ ra, areas, ofParts, resources }: LanguageFiles): MessageTree => ({
  ...Object.values(ra).map(raMessages)[0],
  ...areaMessages(areas),
  ...byFolder(ofParts, -3),
  resources: byFolder(resources, -2),
});
