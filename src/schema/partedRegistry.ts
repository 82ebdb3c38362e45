import type { CompiledResource, Registry } from './compiled';

/** The rest of a resource, loaded when it is first needed. */
export interface ResourcePart {
  resource: CompiledResource;
  /** All its texts in English. */
  texts: Record<string, unknown>;
}

interface PartedOptions {
  /** Every resource as a list needs it (`leanOf`). */
  lean: readonly CompiledResource[];
  load: Readonly<Record<string, () => Promise<ResourcePart>>>;
  /** Told of the texts that have come, before the resource is given out. */
  onTexts: (name: string, texts: ResourcePart['texts']) => Promise<void>;
}

/** Resources of which a start needs only what lists show; a form, and whatever it saves beside its own, comes on demand. */
export function createPartedRegistry({ lean, load, onTexts }: PartedOptions): Registry {
  const byName = new Map(lean.map((resource) => [resource.name, resource]));
  const loading = new Map<string, Promise<CompiledResource | undefined>>();

  async function fetchWhole(name: string): Promise<CompiledResource | undefined> {
    const part = await load[name]?.();
    if (!part) return undefined;
    await onTexts(name, part.texts);
    byName.set(name, part.resource);
    const others = [...Object.values(part.resource.related).map((rows) => rows.resource), ...part.resource.parts];
    await Promise.all(others.map(whole));
    return part.resource;
  }

  function whole(name: string): Promise<CompiledResource | undefined> {
    const known = loading.get(name);
    if (known) return known;
    const fetched = fetchWhole(name);
    loading.set(name, fetched);
    /* As React's `use` marks it, so that a component reads what is there without waiting for a turn. */
    fetched.then(
      (value) => Object.assign(fetched, { status: 'fulfilled', value }),
      () => loading.delete(name),
    );
    return fetched;
  }

  return { resources: lean, get: (name) => byName.get(name), whole };
}
