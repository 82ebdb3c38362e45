import { locales, type LocaleName } from '../../src/app/i18n/locales';
import type { MessageTree } from '../../src/app/i18n/messageTrees';
import { messagesOf } from '../../src/app/i18n/messagesOf';

export type OtherLocale = Exclude<LocaleName, 'en'>;

/** Every language but English. */
export const otherLocales = locales.map(({ locale }) => locale).filter((locale) => locale !== 'en');

/** The texts of all resources in a language, by the resource's name. */
export async function resourceMessages(locale: OtherLocale): Promise<Record<string, MessageTree>> {
  const { resources } = await messagesOf(locale);
  return resources as Record<string, MessageTree>;
}
