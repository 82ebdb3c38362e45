import type { ResourceExtras } from '../../engine/codeRegistries';
import { part, type Part } from '../../loading/part';

export type FindExtras = (resource: string) => (() => Promise<ResourceExtras>) | undefined;

const registries = part(() => import('../../engine/codeRegistries'));

/**
 * Registers the code that a resource brings along, once, when it is first needed.
 * @returns undefined where a resource has none; otherwise the same promise each time, until it has failed (PartMissingError)
 */
export function createExtrasLoader(find: FindExtras): (resource: string) => Promise<void> | undefined {
  const known = new Map<string, Part<void>>();
  const extrasOf = (load: () => Promise<ResourceExtras>) =>
    part(
      async () => {
        const [{ register }, { codeRegistries }] = await Promise.all([load(), registries.load()]);
        register(codeRegistries);
      },
      { isHeavy: true },
    );
  return (resource) => {
    const load = find(resource);
    if (!load) return undefined;
    const extras = known.get(resource) ?? extrasOf(load);
    known.set(resource, extras);
    return extras.load();
  };
}
