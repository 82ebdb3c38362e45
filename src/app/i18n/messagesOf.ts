import { part, type Part } from '../../loading/part';
import { languageMessages, type LanguageFiles } from './languageMessages';
import type { LocaleName } from './locales';
import type { MessageTree } from './messageTrees';

const files = import.meta.glob<LanguageFiles>('./*/index.ts', { import: 'default' });

const languages: Record<string, Part<LanguageFiles>> = Object.fromEntries(
  Object.entries(files).map(([path, load]) => [path, part(load)]),
);

/**
 * Every text of the console in a language, loaded when it is chosen. English stands ready (`index.ts`).
 * @throws PartMissingError
 */
export async function messagesOf(locale: Exclude<LocaleName, 'en'>): Promise<MessageTree> {
  const language = languages[`./${locale}/index.ts`];
  if (!language) throw new Error(`There are no texts in '${locale}'.`);
  return languageMessages(await language.load());
}
