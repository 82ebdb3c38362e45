/* In: one declaration. Out: the same with every default filled in. */
import type { CompiledAction, CompiledApi, CompiledCall, CompiledResource } from '../types/compiled';
import { blockersOf } from './blockers';
import { callOf, isUsed, registeredUse } from './callOf';
import { compileApi, idFieldOf, operationsOf } from './compileApi';
import { compileFields } from './compileFields';
import { compileForm, placedFields, sectionsIn } from './compileForm';
import { compileList } from './compileList';
import { compileRows, rowsPath, withRowsOfOthers } from './compileRows';
import { keptOf } from './kept';
import { messageKey } from '../messageKey';
import { ownersOf, withOwners } from '../ownerTypes';
import type { Action, Field, Nav, Operation, ResourceDeclaration, Scope, Template } from '../types';
import { columnsOf } from '../facts/ofList';
import { lazily } from './lazily';
import { belowParent, parentOf, withParentFilter } from './parent';
import { formWithParts, withFieldsOfParts } from './parts';

const operations: Operation[] = ['list', 'show', 'create', 'edit', 'delete', 'export'];

type Fields = Readonly<Record<string, Field>>;

/** Always a template: a field's name alone becomes one; without a title the first column or else the first text stands for a record. */
function titleOf({ title, fields, list }: ResourceDeclaration, idField: string): Template {
  if (title !== undefined) return title in fields ? `{${title}}` : title;
  const [column] = columnsOf(list);
  const firstText = Object.entries(fields as Fields).find(([, { type }]) => type === 'text')?.[0];
  return `{${column?.field ?? firstText ?? idField}}`;
}

/** What has a page to go to stands in the menu unless the declaration says otherwise. */
function navOf({ nav, kind, list, form, pages }: ResourceDeclaration): Nav | undefined {
  if (nav !== undefined) return nav === false ? undefined : nav;
  return (list ?? pages?.list ?? (kind === 'singleton' && form)) ? {} : undefined;
}

const scopesOf = ({ scope }: ResourceDeclaration['access']): Partial<Record<Operation, Scope>> =>
  Object.fromEntries(
    Object.entries(typeof scope === 'string' ? { [scope]: operations } : scope).flatMap(([lowest, named]) =>
      named.map((operation) => [operation, lowest as Scope]),
    ),
  );

const denialsOf = ({ denied }: ResourceDeclaration['access']): Partial<Record<Operation, Template>> =>
  typeof denied === 'string' ? Object.fromEntries(operations.map((operation) => [operation, denied])) : (denied ?? {});

function compileAction(resource: string, name: string, { call, body, ask = {}, ...action }: Action): CompiledAction {
  const compiled: CompiledCall = isUsed(call) ? registeredUse(call) : { ...callOf(call, 'GET'), ...(body && { body }) };
  const isInPath = (question: string) =>
    'templates' in compiled && compiled.templates.every((template) => template.includes(`{ask.${question}}`));
  const questions = Object.entries(ask).map(([question, field]): [string, Field] => [
    question,
    isInPath(question) ? { required: true, ...field } : field,
  ]);
  return {
    ...action,
    ask,
    name,
    call: compiled,
    operation: action.operation ?? 'edit',
    questions: compileFields(Object.fromEntries(questions), { resource }),
  };
}

function viewsOf(
  { list, form }: Pick<ResourceDeclaration, 'list' | 'form'>,
  paths: CompiledResource['api']['paths'],
): CompiledResource['views'] {
  const canShow = form !== undefined && paths.one !== undefined;
  return {
    list: list !== undefined && paths.list !== undefined,
    create: form !== undefined && paths.create !== undefined,
    edit: canShow && paths.update !== undefined,
    show: canShow,
    delete: paths.delete !== undefined,
  };
}

/** What a resource is told of the others. */
interface Others {
  get: (name: string) => CompiledResource | undefined;
  /** Fields that references from other resources read of its records. */
  readOf: (name: string) => readonly string[];
}

/** A resource without what others add to it. */
type Own = Omit<CompiledResource, 'api'> & { api: Omit<CompiledApi, 'kept'> };

const nobody: Others = { get: () => undefined, readOf: () => [] };

/**
 * A declaration with every default filled in (design, section 5.5). Nothing is checked: see `checks`. Fields, views and actions are
 * compiled when they are first asked for: until then a resource is a name, paths and who may do what.
 */
export function compile(written: ResourceDeclaration, { get, readOf }: Others = nobody): CompiledResource {
  const declaration = withOwners(written);
  const { name, fields, form, list, actions = {} } = declaration;
  const idField = idFieldOf(declaration);
  const title = titleOf(declaration, idField);
  const api = compileApi(declaration);
  const parts = sectionsIn(form ?? {}).flatMap((section) => section.parts);
  const face = {
    declaration: written,
    name,
    kind: declaration.kind ?? ('collection' as const),
    operations: operationsOf(declaration),
    parent: parentOf(declaration, api),
    idField,
    title,
    nav: navOf(declaration),
    views: viewsOf(declaration, api.paths),
    access: {
      ...declaration.access,
      ...(declaration.access.asks && {
        asks: declaration.access.asks.map((said) => ({ ...said, message: messageKey(name, said.message) })),
      }),
      scope: scopesOf(declaration.access),
      denied: denialsOf(declaration.access),
      owner: ownersOf(written),
    },
    blockedBy: blockersOf(declaration),
    parts,
    pages: declaration.pages ?? {},
    search: declaration.search,
  };
  const own: Own = lazily(
    { ...face, api },
    {
      related: () => compileRows({ ...declaration, fields: withRowsOfOthers(fields, get) }, idField, get),
      form: () => form && compileForm(form),
      fields() {
        const context = { resource: name, idField, placed: placedFields(own.form) };
        const compiled = compileFields(withRowsOfOthers(fields, get), context);
        return belowParent({ name, idField, fields: compiled }, get);
      },
      list: () =>
        list &&
        compileList(withParentFilter(list, declaration), {
          ...{ resource: name, api, fields, title },
          shared: Object.values(face.access.owner).filter((field) => (fields as Fields)[field]?.required === false),
          rowsPath: (field) => rowsPath(own, field, get),
        }),
      actions: () =>
        Object.fromEntries(
          Object.entries(actions).map(([action, given]) => [action, compileAction(name, action, given)]),
        ),
    },
  );
  const kept = () => keptOf(own, readOf(name));
  return lazily(
    { ...face, api: lazily(api, { kept }) },
    {
      fields: () =>
        withFieldsOfParts(
          own.fields,
          parts.flatMap((part) => get(part) ?? []),
        ),
      related: () => own.related,
      form: () => form && formWithParts(form, get),
      list: () => own.list,
      actions: () => own.actions,
    },
  );
}
