import { declaredTexts } from '../declaredTexts';
import type { ResourceDeclaration } from '../types';
import { isObject } from './ownToFiles';

type Tree = Record<string, unknown>;

/** Texts below `resources.<name>`, by locale. */
export type JsonLabels = Record<string, Record<string, Tree>>;

/** One tree of texts laid over another. */
const merged = (base: Tree, over: Tree): Tree => ({
  ...base,
  ...Object.fromEntries(
    Object.entries(over).map(([name, text]) => {
      const below = base[name];
      return [name, isObject(below) && isObject(text) ? merged(below, text) : text];
    }),
  ),
});

function textsOf(value: Tree, locale: string): Tree {
  const labels = (value.labels ?? {}) as Record<string, Tree>;
  const declared = declaredTexts({ fields: (value.fields ?? {}) as ResourceDeclaration['fields'] });
  const english = merged(declared, labels.en ?? {});
  return locale === 'en' ? english : merged(english, labels[locale] ?? {});
}

/**
 * The texts that files bring along; what a language lacks is said in English.
 * @param given values by the resource that they declare or add to
 */
export const labelsOf = (given: readonly { name: string; value: unknown }[], locales: readonly string[]): JsonLabels =>
  Object.fromEntries(
    locales.map((locale) => [
      locale,
      given.reduce<Record<string, Tree>>(
        (texts, { name, value }) => ({
          ...texts,
          [name]: merged(texts[name] ?? {}, textsOf(value as Tree, locale)),
        }),
        {},
      ),
    ]),
  );
