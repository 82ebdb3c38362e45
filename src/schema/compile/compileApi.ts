import type { CompiledApi, CompiledPath } from '../types/compiled';
import { templateVariables } from '../facts/template';
import { callOf } from './callOf';
import { parentField } from './parent';
import type { Api, Field, Method, Operation, Path, ResourceDeclaration, Verb } from '../types';

const methods: Record<Verb, Method> = { list: 'GET', one: 'GET', create: 'POST', update: 'PUT', delete: 'DELETE' };

const verbs: Record<Exclude<Operation, 'export'>, Verb> = {
  list: 'list',
  show: 'one',
  create: 'create',
  edit: 'update',
  delete: 'delete',
};
const everything = Object.keys(verbs) as (keyof typeof verbs)[];

/** What can be done with records: as declared, else what is usual and what a path is said for. */
export function operationsOf({ kind, operations, api }: ResourceDeclaration): Operation[] {
  const isUsual = (operation: keyof typeof verbs) =>
    kind !== 'singleton' || operation === 'show' || operation === 'edit' || api.paths?.[verbs[operation]] !== undefined;
  const known = operations ?? everything.filter(isUsual);
  return known.includes('list') ? [...known, 'export'] : [...known];
}

/** Where a verb goes when the declaration does not say. */
const usualPath = (verb: Verb, base: string, kind: ResourceDeclaration['kind']): Path =>
  kind === 'singleton' || verb === 'list' || verb === 'create' ? base : `${base}/{id}`;

function compilePath(verb: Verb, { base, paths }: Api, kind: ResourceDeclaration['kind']): CompiledPath {
  const declared = paths?.[verb] ?? usualPath(verb, base, kind);
  return callOf(declared, methods[verb]);
}

/** What the path of a list names is answered by the path. */
function filtersOf({ filters = {} }: Api, below: string | undefined, list: CompiledPath | undefined) {
  const inPath = (list?.templates ?? []).flatMap(templateVariables).filter((path) => path.startsWith('filter.'));
  const names = [...(below === undefined ? [] : [below]), ...inPath.map((path) => path.slice('filter.'.length))];
  return {
    ...Object.fromEntries(names.map((name) => [name, 'path' as const])),
    ...Object.fromEntries(Object.entries(filters).map(([name, query]) => [name, { query }])),
  };
}

const usualPaging = { page: 'page', size: 'page_size' };

/** The part of the API that needs nothing but itself; what lists keep is worked out from the whole resource. */
export function compileApi(declaration: ResourceDeclaration): Omit<CompiledApi, 'kept'> {
  const { kind, fields } = declaration;
  const { narrowedBy, paging, ...api } = declaration.api;
  const below = parentField(declaration);
  const paths: Partial<Record<Verb, CompiledPath>> = Object.fromEntries(
    operationsOf(declaration).flatMap((operation) =>
      operation === 'export' ? [] : [[verbs[operation], compilePath(verbs[operation], api, kind)] as const],
    ),
  );
  const narrowing = narrowedBy === undefined ? undefined : fields[narrowedBy]?.reference;
  return {
    ...api,
    ...(narrowedBy !== undefined && narrowing && { narrowedBy: { field: narrowedBy, resource: narrowing.resource } }),
    ...(paging && { paging: { ...usualPaging, ...(paging !== true && paging) } }),
    paths,
    many: api.many ?? 'one',
    always: api.always ?? [],
    read: api.read ?? [],
    write: api.write ?? [],
    filters: filtersOf(api, below, paths.list),
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
