import { use } from 'react';
import type { CompiledResource } from '../schema/compiled';
import { useConsole } from './ConsoleContext';

/**
 * The resource with everything that a form needs; waits for it in the nearest Suspense. `use` is called each time: a component
 * that left it out when React renders it again would have other hooks than before.
 */
export function useWhole(given: CompiledResource): CompiledResource {
  const { registry } = useConsole();
  const whole = registry.whole(given.name);
  return (whole instanceof Promise ? use(whole) : whole) ?? given;
}
