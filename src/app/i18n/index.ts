import type { I18nProvider } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { englishMessages } from './english';
import { currentLocale, locales, type LocaleName } from './locales';
import { mergeMessages, type MessageTree } from './mergeMessages';
import { messagesOf } from './messagesOf';

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
  const textsOf = async (locale: LocaleName) =>
    withExtra(locale === 'en' ? english : mergeMessages(english, await messagesOf(locale)), locale);
  const initial = currentLocale();
  let current = await textsOf(initial);
  const provider = polyglotI18nProvider(() => current as never, initial, [...locales], {
    allowMissing: true,
    onMissingKey: (key: string, options: { _?: string }) => options._ ?? key,
  });
  const changeLocale = async (locale: string) => {
    current = await textsOf(locale as LocaleName);
    await provider.changeLocale(locale);
  };
  const addEnglish = async (texts: MessageTree) => {
    english = mergeMessages(english, texts);
    if (provider.getLocale() === 'en') await changeLocale('en');
  };
  /* No page shows one of react-admin's own texts before something has gone wrong or been saved. */
  void import('ra-language-english').then(
    (module) => addEnglish(module.default as unknown as MessageTree),
    () => undefined,
  );
  return {
    ...provider,
    changeLocale,
    addResourceTexts: (name, texts) => addEnglish({ resources: { [name]: texts as MessageTree } }),
  };
}
