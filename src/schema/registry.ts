/* In: declarations as resources write them. Out: the compiled resources by name. */
import { compile } from './compile/compile';
import type { CompiledResource, Registry } from './types/compiled';
import { keptByOthers, withKept } from './compile/kept';
import { withParents } from './compile/parent';
import { withParts } from './compile/parts';
import type { ResourceDeclaration } from './types';

/**
 * All declarations, compiled.
 * @throws when two have the same name.
 */
export function createRegistry(declarations: readonly ResourceDeclaration[]): Registry {
  const alone = declarations.map(compile);
  const compiled = alone.map((resource) => withParents(resource, (name) => alone.find((other) => other.name === name)));
  const wanted = keptByOthers(compiled);
  const kept = compiled.map((resource) => withKept(resource, wanted.get(resource.name) ?? []));
  const resources = kept.map((resource) => withParts(resource, (name) => kept.find((part) => part.name === name)));
  const byName = new Map<string, CompiledResource>();
  for (const resource of resources) {
    if (byName.has(resource.name)) throw new Error(`The resource '${resource.name}' is declared twice.`);
    byName.set(resource.name, resource);
  }
  return {
    resources,
    get: (name) => byName.get(name),
  };
}
