import type { ResourceExtras } from '../../engine/codeRegistries';
import { dailyWork } from '../../loading/dailyWork';
import { part, untilItFails } from '../../loading/part';

export type FindExtras = (resource: string) => (() => Promise<ResourceExtras>) | undefined;

const registries = dailyWork(() => import('../../engine/codeRegistries'));

/**
 * Registers the code that a resource brings along, once, when it is first needed.
 * @returns undefined where a resource has none; otherwise the same promise each time, until it has failed (PartMissingError)
 */
export function createExtrasLoader(find: FindExtras): (resource: string) => Promise<void> | undefined {
  const known = new Map<string, () => Promise<void>>();
  const registering = (load: () => Promise<ResourceExtras>) => {
    const extras = part(load);
    return untilItFails(async () => {
      const [{ register }, { codeRegistries }] = await Promise.all([extras.load(), registries.load()]);
      register(codeRegistries);
    });
  };
  return (resource) => {
    const load = find(resource);
    if (!load) return undefined;
    const begin = known.get(resource) ?? registering(load);
    known.set(resource, begin);
    return begin();
  };
}
