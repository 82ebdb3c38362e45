import type { ResourceExtras } from '../../engine/codeRegistries';
import { dailyWork } from '../../loading/dailyWork';
import { part, untilItFails, type Part } from '../../loading/part';

export type FindExtras = (resource: string) => (() => Promise<ResourceExtras>) | undefined;

const registries = dailyWork(() => import('../../engine/codeRegistries'));

/**
 * Registers the code that a resource brings along, once, when it is first needed.
 * @returns undefined where a resource has none; otherwise the same each time
 */
export function createExtrasLoader(find: FindExtras): (resource: string) => Part<true> | undefined {
  const known = new Map<string, Part<true>>();
  const registering = (load: () => Promise<ResourceExtras>): Part<true> => {
    const extras = part(load);
    let isRegistered: true | undefined;
    return {
      load: untilItFails(async (): Promise<true> => {
        const [{ register }, { codeRegistries }] = await Promise.all([extras.load(), registries.load()]);
        register(codeRegistries);
        isRegistered = true;
        return true;
      }),
      now: () => isRegistered,
    };
  };
  return (resource) => {
    const load = find(resource);
    if (!load) return undefined;
    const extras = known.get(resource) ?? registering(load);
    known.set(resource, extras);
    return extras;
  };
}
