import type { I18nProvider } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { englishMessages } from './english';
import { currentLocale, locales, type LocaleName } from './locales';
import { mergeMessages, type MessageTree } from './mergeMessages';

const loaders: Record<Exclude<LocaleName, 'en'>, () => Promise<MessageTree>> = {
  de: () => import('./german').then((module) => module.germanMessages()),
};

/** Over English, so that a text that a language lacks is at least readable. */
async function loadMessages(locale: LocaleName): Promise<MessageTree> {
  return locale === 'en' ? englishMessages : mergeMessages(englishMessages, await loaders[locale]());
}

/**
 * Translations of the console, beginning in the language of this browser.
 * @param extra texts by locale that come with declarations added at run time
 */
export async function createI18nProvider(extra: Record<string, MessageTree> = {}): Promise<I18nProvider> {
  const withExtra = (messages: MessageTree, locale: string) => mergeMessages(messages, extra[locale] ?? {});
  const initial = currentLocale();
  const initialMessages = withExtra(await loadMessages(initial), initial);
  const messagesOf = (locale: string) =>
    locale === initial
      ? initialMessages
      : loadMessages(locale as LocaleName).then((messages) => withExtra(messages, locale));
  return polyglotI18nProvider(messagesOf as never, initial, [...locales], {
    allowMissing: true,
    onMissingKey: (key: string, options: { _?: string }) => options._ ?? key,
  });
}
