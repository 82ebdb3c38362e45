import { currentLocale, type LocaleName } from '../../i18n/locales';

export type TextArguments = Record<string, string | number>;

/**
 * A translator for the pages before the console, which has its own: that one would double the script of the sign-in page. It
 * knows no plural forms, only `%{name}`.
 * @param others the same texts in other languages, by their files, `<locale>/<name>.ts` or `<locale>.ts`
 */
export function createTexts<Key extends string>(
  english: Record<Key, string>,
  others: Record<string, () => Promise<{ default: Record<Key, string> }>>,
) {
  let texts = english;
  return {
    /** Loads the language of this browser; English stays where it cannot be loaded. */
    load: async (locale: LocaleName = currentLocale()): Promise<void> => {
      const file = Object.keys(others).find((path) => path.split(/[/.]/).includes(locale)) ?? '';
      const loaded = await others[file]?.().catch(() => undefined);
      texts = loaded?.default ?? english;
    },
    text: (key: Key, args: TextArguments = {}): string =>
      texts[key].replace(/%\{(\w+)\}/g, (whole, name: string) => String(args[name] ?? whole)),
  };
}
