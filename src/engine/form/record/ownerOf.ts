import type { CompiledResource, Registry } from '../../../schema/types/compiled';

/** The resource whose texts and rules a field or section of a form has: the part that it belongs to, else the form's own. */
export const ownerOf = (
  registry: Registry,
  resource: CompiledResource,
  { part }: { part?: string } = {},
): CompiledResource => (part === undefined ? undefined : registry.get(part)) ?? resource;
