import en from '../i18n/en/gate';
import { currentLocale, type LocaleName } from '../i18n/locales';

export type GateTextKey = keyof typeof en;
export type GateTexts = Record<GateTextKey, string>;

const others: Record<Exclude<LocaleName, 'en'>, () => Promise<{ default: GateTexts }>> = {
  de: () => import('../i18n/de/gate'),
};

let texts: GateTexts = en;

/** Loads the language of this browser; English stays where it cannot be loaded. */
export async function loadGateTexts(locale: LocaleName = currentLocale()): Promise<void> {
  texts =
    locale === 'en'
      ? en
      : await others[locale]().then(
          (module) => module.default,
          () => en,
        );
}

/** Interpolates `%{name}`; the translator of the console would double the script of the sign-in page. */
export const gateText = (key: GateTextKey, args: Record<string, string | number> = {}): string =>
  texts[key].replace(/%\{(\w+)\}/g, (whole, name: string) => String(args[name] ?? whole));
