import raEnglish from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import { englishResourceMessages } from '../../resources';
import { areaMessages, byFolder } from '../../src/app/i18n/areaMessages';
import type { MessageTree } from '../../src/app/i18n/messageTrees';
import { raMessages } from '../../src/app/i18n/raMessages';
import { messagesOf } from '../../src/app/i18n/messagesOf';
import { otherLocales, type OtherLocale } from '../support/languages';
import { sameAsEnglish } from './texts/sameAsEnglish';
import { leavesOf } from './texts/sourceTexts';

const files = import.meta.glob<MessageTree>('../../src/app/i18n/*/*.ts', { eager: true, import: 'default' });
const ofParts = import.meta.glob<MessageTree>('../../src/**/texts/en.ts', { eager: true, import: 'default' });
const areaFiles = (locale: string, areas: RegExp) =>
  areaMessages(
    Object.fromEntries(Object.entries(files).filter(([path]) => path.includes(`/${locale}/`) && areas.test(path))),
  );

/** Everything there is to say in English; the pages before the console have files of their own. */
const english = {
  ...areaFiles('en', /./),
  ...byFolder(ofParts, -3),
  ...raMessages(raEnglish),
  resources: englishResourceMessages as Record<string, MessageTree>,
};
const textsOf = async (locale: OtherLocale) => ({
  ...areaFiles(locale, /gate\w*\.ts$/),
  ...(await messagesOf(locale)),
});

const keysOf = (tree: object) =>
  leavesOf(tree)
    .map(([key]) => key)
    .sort();
const placeholdersOf = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].sort();
const formsOf = (text: string) => text.split('||||').length;
/** Whether there is anything to translate: more than placeholders and signs. */
const hasWords = (text: string) => /\p{L}/u.test(text.replace(/%\{\w+\}/g, ''));

const texts = leavesOf(english);

/** Every text in English and in the other language. */
async function pairs(locale: OtherLocale) {
  const translated = new Map(leavesOf(await textsOf(locale)));
  return texts.flatMap(([key, text]) => {
    const other = translated.get(key);
    return other === undefined ? [] : [{ key, english: text, other }];
  });
}

describe.each(otherLocales)('the texts in %s', (locale) => {
  it('are those that there are in English', async () => {
    expect(keysOf(await textsOf(locale))).toEqual(keysOf(english));
  });

  it('are translated', async () => {
    const same = (await pairs(locale)).filter(({ english, other }) => english === other && hasWords(english));
    const allowed = sameAsEnglish(locale);
    expect(same.filter(({ other }) => !allowed.includes(other)).map(({ key, other }) => `${key}: ${other}`)).toEqual(
      [],
    );
  });

  it('take the same arguments', async () => {
    const differing = (await pairs(locale)).filter(
      ({ english, other }) => String(placeholdersOf(english)) !== String(placeholdersOf(other)),
    );
    expect(differing.map(({ key }) => key)).toEqual([]);
  });

  it('have a form for one and for many where English has', async () => {
    const differing = (await pairs(locale)).filter(({ english, other }) => formsOf(english) !== formsOf(other));
    expect(differing.map(({ key }) => key)).toEqual([]);
  });
});

it('the French texts keep the signs before which there is a space on the line of their words', async () => {
  const texts = leavesOf(await textsOf('fr'));
  expect(texts.filter(([, text]) => /\u0020[:;?!»]|«\u0020/u.test(text)).map(([key]) => key)).toEqual([]);
});
