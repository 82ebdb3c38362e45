import { humanise } from '../../src/fields/humanise';
import type { LocaleName } from '../../src/app/i18n/locales';
import { declaredTexts } from '../../src/schema/declaredTexts';
import type { CompiledResource } from '../../src/schema/types/compiled';
import { wordsIn } from './words';
import type { TextChanges } from './textFile';
import { resourceKeys, staleKeys } from './textKeys';

export type Texts = { [key: string]: string | Texts };

/** Every text of a file by its key: `fields.name`. */
export const flat = (texts: Texts, prefix = ''): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, value]) =>
      typeof value === 'string' ? [[prefix + name, value]] : Object.entries(flat(value, `${prefix}${name}.`)),
    ),
  );

/** What a language says by itself of a new text: whole sentences in its words, names in the wire's. */
function firstText(key: string, locale: LocaleName, name: string, id = ''): string {
  const [one = '', many = one] = name.split(' |||| ');
  const words = wordsIn[locale](one, many);
  const sentences: Record<string, string> = {
    name,
    [`fields.${id}`]: `${one} SID`,
    'fields.name': words.name,
    'fields.account_sid': words.account,
    'sections.identity': words.identity,
    'titles.add': words.add,
    'titles.edit': words.edit,
    'toasts.created': words.created,
    'toasts.updated': words.updated,
    'empty.title': words.none,
  };
  return sentences[key] ?? humanise(key.replace(/^(actions\..+)\.label$/, '$1').replace(/^.*\./, ''));
}

/** The singular and plural of a resource, as far as its name tells them. */
function namesOf(name: string): string {
  const many = humanise(name);
  return `${many.replace(/ies$/, 'y').replace(/s$/, '')} |||| ${many}`;
}

/**
 * What the texts of a resource lack in a language for what it declares, and what nothing declares any more.
 * @param texts the language's file, `english` the English one
 */
export function textChanges(resource: CompiledResource, locale: LocaleName, texts: Texts, english: Texts): TextChanges {
  const own = flat(texts);
  const declared = flat(declaredTexts(resource.declaration) as Texts);
  const stale = staleKeys(resource, Object.keys(own));
  const inEnglish = { ...declared, ...flat(english) };
  const kept = Object.keys(inEnglish).filter((key) => staleKeys(resource, [key]).length === 0);
  const wanted = [...new Set([...resourceKeys(resource), ...(locale === 'en' ? [] : kept)])];
  const missing = wanted.filter((key) => own[key] === undefined && !(locale === 'en' && declared[key]));
  const name = own.name ?? inEnglish.name ?? namesOf(resource.name);
  return {
    add: Object.fromEntries(
      missing.map((key) => [key, inEnglish[key] ?? firstText(key, locale, name, resource.idField)]),
    ),
    remove: stale,
  };
}
