import { use } from 'react';
import type { CompiledResource } from '../schema/compiled';
import { useConsole } from './ConsoleContext';

/** The resource with everything that a form needs; waits for it in the nearest Suspense. */
export function useWhole(given: CompiledResource): CompiledResource {
  const { registry } = useConsole();
  if (registry.isWhole(given.name)) return registry.get(given.name) ?? given;
  return use(registry.whole(given.name)) ?? given;
}
