/* In: a language, and texts that come with declarations. Out: the texts of the console in it, for react-admin. */
import type { I18nProvider } from 'react-admin';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { humanise } from '../../fields/humanise';
import { partTexts } from '../../loading/partTexts';
import { currentLocale, locales, type LocaleName } from './locales';
import { fillIn, mergeMessages, textAt, type MessageTree } from './messageTrees';
import { messagesOf } from './messagesOf';
import { englishResourceMessages } from '../../../resources';
import raEnglish from 'ra-language-english';
import { areaMessages } from './areaMessages';
import { raMessages } from './raMessages';

const areas = import.meta.glob<MessageTree>(['./en/*.ts', '!./en/gate*.ts'], { eager: true, import: 'default' });

/** Every text of the console's own in English: what other languages lack is taken from here. */
const englishMessages: MessageTree = {
  ...raMessages(raEnglish),
  ...areaMessages(areas),
  resources: englishResourceMessages as MessageTree,
};

/** What a text is asked for with; `_` stands in its place where there is none. */
interface Asked {
  _?: string;
}

/** What a field without a text is called, whoever asks: react-admin's own words for it would differ from ours. */
const fieldName = (key: string): string | undefined => {
  const [, name] = /^resources\.[^.]+\.fields\.(?:.*\.)?(\w+)$/.exec(key) ?? [];
  return name && humanise(name);
};

/**
 * Translations of the console, beginning in the language of this browser. Texts stay where they stand, and Polyglot fills them in:
 * to give it all of them, by their whole keys, took longer than to draw the frame, and as much memory again as the texts.
 * @param extra texts by locale that come with declarations added at run time; they change none that is there
 */
export async function createI18nProvider(extra: Record<string, MessageTree> = {}): Promise<I18nProvider> {
  const withExtra = (messages: MessageTree, locale: string) => mergeMessages(extra[locale] ?? {}, messages);
  const textsOf = async (locale: LocaleName) =>
    withExtra(locale === 'en' ? englishMessages : mergeMessages(englishMessages, await messagesOf(locale)), locale);
  let locale = currentLocale();
  let texts = await textsOf(locale);
  const provider = polyglotI18nProvider(() => ({}) as never, locale, [...locales], {
    allowMissing: true,
    replace: fillIn(() => locale),
  });
  const changeLocale = async (chosen: string) => {
    texts = await textsOf(chosen as LocaleName);
    locale = chosen as LocaleName;
    await provider.changeLocale(chosen);
  };
  const translate: I18nProvider['translate'] = (key, options) => {
    const { _: given, ...others } = (options ?? {}) as Asked;
    /* What no other text says, the English of a part may that has come since. */
    const text = textAt(texts, key) ?? textAt(partTexts() as MessageTree, key) ?? (given && (fieldName(key) ?? given));
    return provider.translate(key, { ...others, _: text ?? key });
  };
  return { ...provider, translate, changeLocale };
}
