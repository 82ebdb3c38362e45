import type { CompiledApi, CompiledPath } from '../types/compiled';
import { templateVariables } from '../facts/template';
import { callOf } from './callOf';
import { ownFilters } from '../facts/ofList';
import { messageKey } from '../messageKey';
import { parentField } from './parent';
import type { UploadOption } from '../options';
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

function compilePath(verb: Verb, { base, paths, id }: Api, kind: ResourceDeclaration['kind']): CompiledPath {
  const inList = verb === 'one' && Array.isArray(id) ? (paths?.list ?? base) : undefined;
  return callOf(paths?.[verb] ?? inList ?? usualPath(verb, base, kind), methods[verb]);
}

/** What a filter's value is: its own field, the record's of that name, or a text. */
function filterType({ fields, list }: ResourceDeclaration, name: string): string {
  const own = ownFilters(list).find((filter) => filter.name === name);
  return (own?.field ?? fields[name])?.type ?? 'text';
}

/** What the path of a list names is answered by the path. */
function filtersOf(declaration: ResourceDeclaration, below: string | undefined, list: CompiledPath | undefined) {
  const inPath = (list?.templates ?? []).flatMap(templateVariables).filter((path) => path.startsWith('filter.'));
  const names = [...(below === undefined ? [] : [below]), ...inPath.map((path) => path.slice('filter.'.length))];
  return {
    ...Object.fromEntries(names.map((name) => [name, 'path' as const])),
    ...Object.fromEntries(
      Object.entries(declaration.api.filters ?? {}).map(([name, query]) => [
        name,
        { query, type: filterType(declaration, name) },
      ]),
    ),
  };
}

/** Texts that may be too long for a body: what their options say of it. */
function uploadsOf({ fields }: ResourceDeclaration): Pick<CompiledApi, 'uploads'> {
  const uploads = Object.entries(fields as Readonly<Record<string, Field>>).flatMap(([name, { options }]) =>
    options?.upload ? [[name, options.upload as UploadOption] as const] : [],
  );
  return uploads.length > 0 ? { uploads: Object.fromEntries(uploads) } : {};
}

function pagingOf({ paging }: Api): CompiledApi['paging'] {
  if (paging === undefined || paging === true) return paging && { page: 'page', size: 'page_size' };
  const [[size, max] = ['page_size']] = Object.entries(paging);
  return { page: 'page', size, ...(max !== undefined && { max }) };
}

const errorsOf = ({ name, api: { errors = {} } }: ResourceDeclaration): CompiledApi['errors'] =>
  Object.entries(errors).map(([match, said]) => {
    const [field, message] = [said].flat();
    return { match, field: field!, ...(message !== undefined && { message: messageKey(name, message) }) };
  });

/** The part of the API that needs nothing but itself; what lists keep is worked out from the whole resource. */
export function compileApi(declaration: ResourceDeclaration): Omit<CompiledApi, 'kept'> {
  const { kind, fields } = declaration;
  const { narrowedBy, paging, id, errors, ...api } = declaration.api;
  const below = parentField(declaration);
  const paths: Partial<Record<Verb, CompiledPath>> = Object.fromEntries(
    operationsOf(declaration).flatMap((operation) =>
      operation === 'export' ? [] : [[verbs[operation], compilePath(verbs[operation], declaration.api, kind)] as const],
    ),
  );
  const narrowing = narrowedBy === undefined ? undefined : fields[narrowedBy]?.reference;
  return {
    ...api,
    ...(narrowedBy !== undefined && narrowing && { narrowedBy: { field: narrowedBy, resource: narrowing.resource } }),
    ...(paging && { paging: pagingOf(declaration.api)! }),
    ...(Array.isArray(id) && { found: id }),
    ...(errors && { errors: errorsOf(declaration)! }),
    paths,
    many: api.many ?? 'one',
    always: api.always ?? [],
    read: api.read ?? [],
    write: api.write ?? [],
    ...uploadsOf(declaration),
    filters: filtersOf(declaration, below, paths.list),
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
  if (typeof api.id === 'string') return api.id;
  return !api.id && all[usual]?.type === 'sid' ? usual : 'id';
}
