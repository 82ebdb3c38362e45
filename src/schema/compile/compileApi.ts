import type { CompiledApi, CompiledPath } from '../types/compiled';
import type { Api, Field, Method, Path, ResourceDeclaration, Verb } from '../types';

const methods: Record<Verb, Method> = { list: 'GET', one: 'GET', create: 'POST', update: 'PUT', delete: 'DELETE' };

/** Where a verb goes when the declaration does not say; undefined where there is no such verb. */
function usualPath(verb: Verb, base: string, kind: ResourceDeclaration['kind']): Path | undefined {
  if (kind === 'singleton') return verb === 'one' || verb === 'update' ? base : undefined;
  return verb === 'list' || verb === 'create' ? base : `${base}/{id}`;
}

function compilePath(verb: Verb, { base, paths }: Api, kind: ResourceDeclaration['kind']): CompiledPath | undefined {
  const declared = paths?.[verb] ?? usualPath(verb, base, kind);
  if (declared === undefined || declared === false) return undefined;
  const { path, method } =
    typeof declared === 'object' && 'path' in declared ? declared : { path: declared, method: methods[verb] };
  return { templates: typeof path === 'string' ? [path] : path, method };
}

/** The part of the API that needs nothing but itself; what lists keep is worked out from the whole resource. */
export function compileApi({
  api: { narrowedBy, ...api },
  kind,
  fields,
}: ResourceDeclaration): Omit<CompiledApi, 'kept'> {
  const verbs = (Object.keys(methods) as Verb[]).flatMap((verb) => {
    const path = compilePath(verb, api, kind);
    return path ? [[verb, path] as const] : [];
  });
  const narrowing = narrowedBy === undefined ? undefined : fields[narrowedBy]?.reference;
  return {
    ...api,
    ...(narrowedBy !== undefined && narrowing && { narrowedBy: { field: narrowedBy, resource: narrowing.resource } }),
    paths: Object.fromEntries(verbs),
    many: api.many ?? 'one',
    update: api.update ?? 'changed',
    always: api.always ?? [],
    read: api.read ?? [],
    write: api.write ?? [],
    filters: api.filters ?? {},
  };
}

/** `brass-bands` → `brass_band_sid`, `companies` → `company_sid`. */
const sidName = (resource: string): string => {
  const name = resource.replaceAll('-', '_');
  return `${name.replace(/ies$/, 'y').replace(/([^s])s$/, '$1')}_sid`;
};

/** The key of a record: as said, else the identifier named after the resource, else `id`. */
export function idFieldOf({ name, api, fields }: ResourceDeclaration): string {
  const usual = sidName(name);
  const all = fields as Readonly<Record<string, Field>>;
  return api.id ?? (all[usual]?.type === 'sid' ? usual : 'id');
}
