/* In: one declaration. Out: the same with every default filled in. */
import type { CompiledAction, CompiledResource } from '../types/compiled';
import { callOf, isUsed } from './callOf';
import { compileApi, idFieldOf, operationsOf } from './compileApi';
import { compileFields } from './compileFields';
import { compileForm, placedFields } from './compileForm';
import { compileList } from './compileList';
import { denialPlaces } from '../denials';
import { keptOf } from './kept';
import { ownersOf, withOwners } from '../ownerTypes';
import type { Action, Denial, Field, Nav, Operation, Related, ResourceDeclaration, Scope, Template } from '../types';
import { parentOf, withParentFilter } from './parent';
import { variantChanges } from './variants';

const operations: Operation[] = ['list', 'show', 'create', 'edit', 'delete', 'export'];

type Fields = Readonly<Record<string, Field>>;

/** Always a template: a field's name alone becomes one; without a title the first text stands for a record. */
function titleOf({ title, fields }: ResourceDeclaration, idField: string): Template {
  if (title !== undefined) return title in fields ? `{${title}}` : title;
  const firstText = Object.entries(fields as Fields).find(([, { type }]) => type === 'text')?.[0];
  return `{${firstText ?? idField}}`;
}

/** What has a page to go to stands in the menu unless the declaration says otherwise. */
function navOf({ nav, kind, list, form, pages }: ResourceDeclaration): Nav | undefined {
  if (nav !== undefined) return nav === false ? undefined : nav;
  return (list ?? pages?.list ?? (kind === 'singleton' && form)) ? {} : undefined;
}

const scopesOf = ({ scope }: ResourceDeclaration['access']): Partial<Record<Operation, Scope>> =>
  typeof scope === 'string' ? Object.fromEntries(operations.map((operation) => [operation, scope])) : scope;

const denialsOf = (access: ResourceDeclaration['access']): Partial<Record<Operation, Denial>> =>
  Object.fromEntries(
    denialPlaces(access).flatMap(({ operation, denial }) =>
      (operation === undefined ? operations : [operation]).map((name) => [name, denial]),
    ),
  );

const compileAction = (name: string, { call, body, ...action }: Action): CompiledAction => ({
  ...action,
  name,
  call: isUsed(call) ? call : { ...callOf(call, 'GET'), ...(body && { body }) },
  operation: action.operation ?? 'edit',
  questions: compileFields(action.ask ?? {}, {}),
});

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

/** A declaration with every default filled in (design, section 5.5). Nothing is checked: see `checks`. */
export function compile(written: ResourceDeclaration): CompiledResource {
  const declaration = withOwners(written);
  const idField = idFieldOf(declaration);
  const title = titleOf(declaration, idField);
  const api = compileApi(declaration);
  const parent = parentOf(declaration, api);
  const form = declaration.form && compileForm(declaration.form);
  const list =
    declaration.list &&
    compileList(withParentFilter(declaration.list, declaration), { api, fields: declaration.fields, title });
  const variants = variantChanges(declaration.fields, declaration.form ?? {});
  const actions = Object.entries(declaration.actions ?? {}).map(([name, action]) => [
    name,
    compileAction(name, action),
  ]);
  const unkept = {
    declaration: written,
    name: declaration.name,
    kind: declaration.kind ?? 'collection',
    operations: operationsOf(declaration),
    parent,
    idField,
    title,
    nav: navOf(declaration),
    feature: declaration.feature,
    views: viewsOf(declaration, api.paths),
    access: {
      ...declaration.access,
      scope: scopesOf(declaration.access),
      denied: denialsOf(declaration.access),
      owner: ownersOf(written),
    },
    fields: compileFields(declaration.fields, { idField, placed: placedFields(form), variants }),
    list,
    form,
    related: (declaration.related ?? {}) as Record<string, Related>,
    actions: Object.fromEntries(actions) as Record<string, CompiledAction>,
    blockedBy: declaration.blockedBy ?? [],
    parts: (form?.tabs ?? []).flatMap(({ parts }) => parts),
    pages: declaration.pages ?? {},
    search: declaration.search,
  };
  return { ...unkept, api: { ...api, kept: keptOf({ ...unkept, api }) } };
}
