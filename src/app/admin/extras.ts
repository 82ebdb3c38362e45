import type { ResourceExtras } from '../../engine/codeRegistries';

export type FindExtras = (resource: string) => (() => Promise<ResourceExtras>) | undefined;

/**
 * Registers the code that a resource brings along, once, when it is first needed.
 * @returns undefined where a resource has none; otherwise the same promise each time, until it has failed
 */
export function createExtrasLoader(find: FindExtras): (resource: string) => Promise<void> | undefined {
  const begun = new Map<string, Promise<void>>();
  const load = async (resource: string, extras: () => Promise<ResourceExtras>) => {
    try {
      const [{ register }, { codeRegistries }] = await Promise.all([extras(), import('../../engine/codeRegistries')]);
      register(codeRegistries);
    } catch (reason) {
      begun.delete(resource);
      throw reason;
    }
  };
  return (resource) => {
    const extras = find(resource);
    if (extras && !begun.has(resource)) begun.set(resource, load(resource, extras));
    return begun.get(resource);
  };
}
