/* In: declarations as resources write them. Out: the compiled resources by name. */
import { compile } from './compile/compile';
import type { CompiledResource, Registry } from './types/compiled';
import { readByOthers } from './compile/kept';
import type { ResourceDeclaration } from './types';

/**
 * All declarations, compiled as far as they are asked for.
 * @throws when two have the same name.
 */
export function createRegistry(declarations: readonly ResourceDeclaration[]): Registry {
  const byName = new Map<string, CompiledResource>();
  const get = (name: string) => byName.get(name);
  let read: Map<string, string[]> | undefined;
  const readOf = (name: string) => (read ??= readByOthers(declarations)).get(name) ?? [];
  for (const declaration of declarations) {
    const { name } = declaration;
    if (byName.has(name)) throw new Error(`The resource '${name}' is declared twice.`);
    byName.set(name, compile(declaration, { get, readOf }));
  }
  return { resources: [...byName.values()], get };
}
