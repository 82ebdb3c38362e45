import en from '../../i18n/en/gatePages';
import { createTexts } from './createTexts';

export type PageTextKey = keyof typeof en;

/** Texts of the pages beside sign-in, loaded with them. */
export const { load: loadPageTexts, text: pageText } = createTexts<PageTextKey>(
  en,
  import.meta.glob<{ default: Record<PageTextKey, string> }>([
    '../../i18n/*/gatePages.ts',
    '!../../i18n/en/gatePages.ts',
  ]),
);
