import type { ResourceExtras } from '../src/engine/codeRegistries';

const extras = import.meta.glob<ResourceExtras>(['./*/extras.ts', './*/extras.tsx']);

/** The code that a resource brings along, where it has any; loaded when the resource is opened. */
export const extrasOf = (resource: string): (() => Promise<ResourceExtras>) | undefined =>
  extras[`./${resource}/extras.tsx`] ?? extras[`./${resource}/extras.ts`];
