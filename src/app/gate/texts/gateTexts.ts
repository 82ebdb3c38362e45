/* In: the language of this browser. Out: the texts of the pages before the console. */
import en from '../../i18n/en/gate';
import { createTexts } from './createTexts';

export type GateTextKey = keyof typeof en;
export type GateTexts = Record<GateTextKey, string>;

/** Texts of the sign-in page; those of the pages beside it are in `pageTexts`. */
export const { load: loadGateTexts, text: gateText } = createTexts<GateTextKey>(
  en,
  import.meta.glob<{ default: GateTexts }>(['../../i18n/*/gate.ts', '!../../i18n/en/gate.ts']),
);
