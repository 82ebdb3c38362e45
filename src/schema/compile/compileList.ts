import type { CompiledApi, CompiledColumn, CompiledField, CompiledFilter, CompiledList } from '../types/compiled';
import { registeredUse } from './callOf';
import { compileFields } from './compileFields';
import { columnsOf, filtersOf, type ListColumn } from '../facts/ofList';
import { templateVariables } from '../facts/template';
import type { Field, ListView, Template } from '../types';

export interface ListContext {
  /** Its name. */
  resource: string;
  api: Pick<CompiledApi, 'filters' | 'paging'>;
  /** As declared. */
  fields: Readonly<Record<string, Field>>;
  title: Template;
  /** Fields of owners that may be empty: the record is everybody's. */
  shared: readonly string[];
  /** Where the rows of a field are read for one record; undefined for what holds no such rows. */
  rowsPath: (field: string) => Template | undefined;
}

function compileColumn(column: ListColumn, { resource, api, shared, rowsPath }: ListContext): CompiledColumn {
  const { field, use, hidden, load = rowsPath(field) } = column;
  const options = { ...(shared.includes(field) && { none: `resources.${resource}.all.${field}` }), ...column.options };
  /* What a cell asks for itself, no list can be sorted by. */
  return { field, use, hidden, sortable: !api.paging && !load, options, ...(load && { load }) };
}

/** What makes sense in a form only, and would hide, lock or preset a filter. */
const withoutFormRules = ({ type, choices, scope, options, reference }: Field): Field => ({
  type,
  ...(choices && { choices }),
  ...(scope && { scope }),
  ...(options && { options }),
  ...(reference && { reference: { resource: reference.resource } }),
});

const unknownField: Field = { type: 'text' };

const filterField = (resource: string, name: string, field: Field): CompiledField => ({
  ...(compileFields({ [name]: field }, { resource })[name] as CompiledField),
  write: 'always',
});

type Filter = ReturnType<typeof filtersOf>[number];

function compileFilter({ name, field }: Filter, { resource, api, fields }: ListContext): CompiledFilter {
  const how = api.filters[name];
  const by: CompiledFilter['by'] = typeof how === 'object' ? 'server' : (how ?? 'client');
  return { name, field: filterField(resource, name, field ?? withoutFormRules(fields[name] ?? unknownField)), by };
}

/** The one text that a list is searched by. */
const isText = ({ name }: Filter) => name === 'q';

function textFilter(
  filters: readonly Filter[],
  { filters: served }: Pick<CompiledApi, 'filters'>,
): CompiledList['text'] {
  if (!filters.some(isText)) return undefined;
  return typeof served.q === 'object' ? 'server' : 'client';
}

/** By what stands for a record; by the first column where the title has no field. */
function sortOf(list: ListView, { title, fields }: ListContext): CompiledList['sort'] {
  if (list.sort) return { field: list.sort.replace(/^-/, ''), order: list.sort.startsWith('-') ? 'DESC' : 'ASC' };
  const [first] = columnsOf(list);
  const inTitle = templateVariables(title)
    .map((path) => path.replace(/^record\./, ''))
    .find((name) => name in fields);
  const field = inTitle ?? first?.field ?? 'id';
  return { field, order: 'ASC' };
}

export function compileList(list: ListView, context: ListContext): CompiledList {
  const filters = filtersOf(list.filters);
  return {
    columns: columnsOf(list).map((column) => compileColumn(column, context)),
    filters: filters.filter((filter) => !isText(filter)).map((filter) => compileFilter(filter, context)),
    text: textFilter(filters, context.api),
    sort: sortOf(list, context),
    bulk: list.bulk ?? [],
    import: list.import,
    expand: typeof list.expand === 'object' ? registeredUse(list.expand) : list.expand,
    panels: (list.panels ?? []).map(({ visible, ...used }) => ({
      ...registeredUse(used),
      ...(visible && { visible }),
    })),
  };
}
