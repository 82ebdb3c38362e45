import { readPreference } from '../preferences';

export const locales = [
  { locale: 'en', name: 'English' },
  { locale: 'de', name: 'Deutsch' },
] as const;

export type LocaleName = (typeof locales)[number]['locale'];

const isLocale = (value: unknown): value is LocaleName => locales.some(({ locale }) => locale === value);

/** The stored choice, else the first language of the browser that there is, else English. */
export function currentLocale(languages: readonly string[] = navigator.languages): LocaleName {
  const stored = readPreference('locale');
  if (isLocale(stored)) return stored;
  return languages.map((language) => language.slice(0, 2).toLowerCase()).find(isLocale) ?? 'en';
}
