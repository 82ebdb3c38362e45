import { readPreference } from '../preferences';

/** The languages there are, each by its own name. */
export const locales = [
  { locale: 'en', name: 'English' },
  { locale: 'de', name: 'Deutsch' },
  { locale: 'fr', name: 'Français' },
  { locale: 'es', name: 'Español' },
  { locale: 'pt-BR', name: 'Português (Brasil)' },
] as const;

export type LocaleName = (typeof locales)[number]['locale'];

const isLocale = (value: unknown): value is LocaleName => locales.some(({ locale }) => locale === value);

/** `pt` of `pt-PT`. */
const languageOf = (tag: string): string => tag.toLowerCase().split('-')[0]!;

/** Ours for what a browser asks for; its country does not matter: a reader of `pt-PT` is helped by `pt-BR`. */
const matching = (tag: string): LocaleName | undefined =>
  locales.find(({ locale }) => languageOf(locale) === languageOf(tag))?.locale;

/** The stored choice, else the first language of the browser that there is, else English. */
export function currentLocale(languages: readonly string[] = navigator.languages): LocaleName {
  const stored = readPreference('locale');
  if (isLocale(stored)) return stored;
  return languages.map(matching).find((locale) => locale !== undefined) ?? 'en';
}
