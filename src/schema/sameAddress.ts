import type { CompiledResource, Registry } from './types/compiled';

/** Where records lie: of one that is addressed by itself, the list that holds it. */
const placeOf = ({ api }: CompiledResource): string => api.base.replace(/\/\{[^/]*\}$/, '');

/** Names of the other resources that show the same data, since their records lie at the same address. */
export const sameAddress = ({ resources }: Registry, resource: CompiledResource): string[] =>
  resources.flatMap((other) =>
    other.name !== resource.name && placeOf(other) === placeOf(resource) ? [other.name] : [],
  );
