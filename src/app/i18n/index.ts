import type { I18nProvider } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { englishMessages } from './english';
import { currentLocale, locales, type LocaleName } from './locales';
import { mergeMessages, type MessageTree } from './mergeMessages';

const loaders: Record<Exclude<LocaleName, 'en'>, () => Promise<MessageTree>> = {
  de: () => import('./german').then((module) => module.germanMessages()),
};

export interface ConsoleI18nProvider extends I18nProvider {
  /** Texts of a resource in English that were not at hand at the start; other languages come whole. */
  addResourceTexts: (name: string, texts: Record<string, unknown>) => Promise<void>;
}

/**
 * Translations of the console, beginning in the language of this browser.
 * @param extra texts by locale that come with declarations added at run time
 */
export async function createI18nProvider(extra: Record<string, MessageTree> = {}): Promise<ConsoleI18nProvider> {
  let english = englishMessages;
  const withExtra = (messages: MessageTree, locale: string) => mergeMessages(messages, extra[locale] ?? {});
  const messagesOf = async (locale: LocaleName) =>
    withExtra(locale === 'en' ? english : mergeMessages(english, await loaders[locale]()), locale);
  const initial = currentLocale();
  let current = await messagesOf(initial);
  const provider = polyglotI18nProvider(() => current as never, initial, [...locales], {
    allowMissing: true,
    onMissingKey: (key: string, options: { _?: string }) => options._ ?? key,
  });
  const changeLocale = async (locale: string) => {
    current = await messagesOf(locale as LocaleName);
    await provider.changeLocale(locale);
  };
  return {
    ...provider,
    changeLocale,
    async addResourceTexts(name, texts) {
      english = mergeMessages(english, { resources: { [name]: texts as MessageTree } });
      if (provider.getLocale() === 'en') await changeLocale('en');
    },
  };
}
