import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales, type LocaleName } from '../../src/app/i18n/locales';
import type { CompiledResource } from '../../src/schema/types/compiled';
import { textChanges, type Texts } from './textChanges';
import { changedTexts } from './textFile';

/** What became of one file of texts. */
export interface ChangedFile {
  file: string;
  added: string[];
  removed: string[];
}

/**
 * Brings the texts of a resource up to its declaration: adds what is missing, removes what nothing declares any more.
 * @param folder the resource's own, with a file for each language
 * @param textsIn what such a file holds
 * @returns the files that were changed
 * @throws when a file cannot be read
 */
export async function bringTextsUpToDate(
  resource: CompiledResource,
  folder: string,
  textsIn: (locale: LocaleName) => Texts | undefined,
): Promise<ChangedFile[]> {
  const english = textsIn('en') ?? {};
  const changed: ChangedFile[] = [];
  for (const { locale } of locales) {
    const file = join(folder, `${locale}.ts`);
    const changes = textChanges(resource, locale, textsIn(locale) ?? {}, english);
    const source = readFileSync(file, 'utf8');
    const text = await changedTexts(source, changes);
    if (text === source) continue;
    writeFileSync(file, text);
    changed.push({ file, added: Object.keys(changes.add), removed: [...changes.remove] });
  }
  return changed;
}
