/* In: a language, and texts that come with declarations. Out: the texts of the console in it, for react-admin. */
import type { I18nProvider } from 'react-admin';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { humanise } from '../../fields/humanise';
import { partTexts } from '../../loading/partTexts';
import { currentLocale, locales, type LocaleName } from './locales';
import { mergeMessages, type MessageTree } from './mergeMessages';
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

/** What a text is asked for with. */
interface Asked {
  /** What stands in its place where there is none. */
  _?: string;
  /** The same, held back until the texts of the parts have been looked through. */
  otherwise?: string | undefined;
}

let known: object | undefined;
let ofParts: I18nProvider;
let localeNow: string;

/**
 * How a text takes in what it is asked for with: numbers as the reader's language writes them (27,953).
 * A number that is a code (a port, a status) is given as a text and stays as it is.
 */
function fillIn(this: string, token: RegExp, valueOf: (token: string, name: string) => unknown): string {
  return this.replace(token, (...found: [string, string]) => {
    const value = valueOf(...found);
    return typeof value === 'number' ? value.toLocaleString(localeNow) : String(value);
  });
}

/** What no other text says: the English of a part that has come since, or what is asked for takes its place. */
function inPartsEnglish(key: string, { otherwise, ...options }: Asked): string {
  if (known !== partTexts()) {
    known = partTexts();
    ofParts = polyglotI18nProvider(() => known as never, 'en', undefined, {
      allowMissing: true,
      onMissingKey: (missing: string) => missing,
      replace: fillIn,
    });
  }
  return ofParts.translate(key, { ...options, _: otherwise });
}

/** What a field without a text is called, whoever asks: react-admin's own words for it would differ from ours. */
const fieldName = (key: string): string | undefined => {
  const [, name] = /^resources\.[^.]+\.fields\.(?:.*\.)?(\w+)$/.exec(key) ?? [];
  return name && humanise(name);
};

/**
 * Translations of the console, beginning in the language of this browser.
 * @param extra texts by locale that come with declarations added at run time; they change none that is there
 */
export async function createI18nProvider(extra: Record<string, MessageTree> = {}): Promise<I18nProvider> {
  const withExtra = (messages: MessageTree, locale: string) => mergeMessages(extra[locale] ?? {}, messages);
  const textsOf = async (locale: LocaleName) =>
    withExtra(locale === 'en' ? englishMessages : mergeMessages(englishMessages, await messagesOf(locale)), locale);
  const initial = currentLocale();
  localeNow = initial;
  let current = await textsOf(initial);
  const provider = polyglotI18nProvider(() => current as never, initial, [...locales], {
    allowMissing: true,
    onMissingKey: inPartsEnglish,
    replace: fillIn,
  });
  const changeLocale = async (locale: string) => {
    current = await textsOf(locale as LocaleName);
    localeNow = locale;
    await provider.changeLocale(locale);
  };
  const translate: I18nProvider['translate'] = (key, options) => {
    const { _: given, ...others } = (options ?? {}) as Asked;
    return provider.translate(key, { ...others, otherwise: given && (fieldName(key) ?? given) });
  };
  return { ...provider, translate, changeLocale };
}
