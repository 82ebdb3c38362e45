import en from '../texts/en';
import { createTexts } from '../../gate/texts/createTexts';

type Key = keyof typeof en;
export type SignUpTextKey = `signUp.${Key}`;

const texts = createTexts<Key>(
  en,
  import.meta.glob<{ default: Record<Key, string> }>(['../texts/*.ts', '!../texts/en.ts']),
);

/** In the operator's language; a language comes with all its texts, which the console needs next. */
export const loadSignUpTexts = texts.load;

export const say = (key: SignUpTextKey, args?: Record<string, string | number>): string =>
  texts.text(key.slice('signUp.'.length) as Key, args);
