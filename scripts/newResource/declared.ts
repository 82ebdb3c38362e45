import { declarations } from '../../resources';
import { createRegistry } from '../../src/schema/registry';
import type { Texts } from './textChanges';
import { bringTextsUpToDate, type ChangedFile } from './upToDate';

const files = import.meta.glob<Texts>('../../resources/*/{en,de,es,fr,pt-BR}.ts', { eager: true, import: 'default' });

/**
 * The texts of a resource in `resources/`, brought up to its declaration as it is now.
 * @param folder the resource's own
 * @throws when no folder declares it
 */
export async function textsOfDeclared(name: string, folder: string): Promise<ChangedFile[]> {
  const resource = createRegistry(declarations).get(name);
  if (!resource) throw new Error(`No folder of resources/ declares '${name}'.`);
  return bringTextsUpToDate(resource, folder, (locale) => files[`../../resources/${name}/${locale}.ts`]);
}
