import type { LocaleName } from './locales';
import type { MessageTree } from './mergeMessages';

const languages = import.meta.glob<MessageTree>('./*/index.ts', { import: 'default' });

/**
 * Every text of the console in a language, loaded when it is chosen. English stands ready (`english.ts`).
 * @throws when the texts cannot be loaded
 */
export async function messagesOf(locale: Exclude<LocaleName, 'en'>): Promise<MessageTree> {
  const load = languages[`./${locale}/index.ts`];
  if (!load) throw new Error(`There are no texts in '${locale}'.`);
  return load();
}
