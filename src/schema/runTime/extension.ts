import { z } from 'zod';
import { didYouMean } from '../checks/names/nearestName';
import { mended } from '../checks/written/mended';
import type { Finding } from '../checks/problem';
import { ownerTypes } from '../ownerTypes';
import type { Field, Form, ListView, ResourceDeclaration } from '../types';
import { declarationSchema, sections, tabs } from '../shape/zod';

const { fields, list, labels } = declarationSchema.shape;
const { columns, hidden } = list.unwrap().shape;

/** The shape of what adds to a resource: nothing else of it can be said anew, least of all who may do what. */
export const extensionSchema = z.strictObject({
  extends: z.string().min(1),
  fields: fields.optional(),
  list: z.strictObject({ columns: columns.optional(), hidden }).optional(),
  form: z.strictObject({ sections: sections.optional(), tabs: tabs.optional() }).optional(),
  labels,
});

/** What adds fields, columns and sections to a resource that is there. */
export interface Extension {
  extends: string;
  fields?: Record<string, Field>;
  list?: Partial<Pick<ListView, 'columns' | 'hidden'>>;
  form?: Pick<Form, 'sections' | 'tabs'>;
  labels?: Record<string, Record<string, unknown>>;
}

/** What a file says it adds to; undefined where it declares a resource of its own. */
export const extendedName = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && Object.hasOwn(value, 'extends')
    ? (value as { extends: unknown }).extends
    : undefined;

/** R416, R417: what is added to is there, and what is added is not. */
export function extensionFindings(value: unknown, resources: ReadonlyMap<string, ResourceDeclaration>): Finding[] {
  const { findings } = mended(value, extensionSchema);
  const name = extendedName(value);
  const base = typeof name === 'string' ? resources.get(name) : undefined;
  if (typeof name === 'string' && !base) {
    const message = `There is no resource '${name}' to add to.`;
    return [{ id: 'R416', at: 'extends', message, ...didYouMean(name, [...resources.keys()]) }, ...findings];
  }
  const added = value as Partial<Extension>;
  return [
    ...findings,
    ...(base ? takenFindings(base, added) : []),
    ...ownerFindings(namesIn(added.fields), added.fields ?? {}),
  ];
}

const namesIn = (record: unknown): string[] =>
  record !== null && typeof record === 'object' ? Object.keys(record) : [];

/** R417: names of what is added that the resource has already. */
export function takenFindings(base: ResourceDeclaration, added: Partial<Extension>): Finding[] {
  const inTabs = namesIn(added.form?.tabs).map((tab) => ({
    what: 'section',
    at: `form.tabs.${tab}`,
    own: base.form?.tabs?.[tab],
    more: added.form?.tabs?.[tab],
  }));
  const places = [
    { what: 'field', at: 'fields', own: base.fields, more: added.fields },
    { what: 'section', at: 'form.sections', own: base.form?.sections, more: added.form?.sections },
    ...inTabs,
  ];
  return places.flatMap(({ what, at, own, more }) =>
    namesIn(more)
      .filter((name) => own && Object.hasOwn(own, name))
      .map((name) => ({
        id: 'R417',
        at: `${at}.${name}`,
        message: `'${base.name}' has a ${what} '${name}' already.`,
        hint: 'What adds to a resource changes nothing that is there.',
      })),
  );
}

/** R606: whose a record is decides who may do what. */
function ownerFindings(names: readonly string[], fields: Readonly<Record<string, unknown>>): Finding[] {
  const types = ownerTypes.names();
  const isOwner = (field: string): boolean => {
    const declared = fields[field];
    const type = declared !== null && typeof declared === 'object' ? (declared as Partial<Field>).type : undefined;
    return types.some((owner) => type === owner || ownerTypes.require(owner).name === field);
  };
  return names.filter(isOwner).map((field) => ({
    id: 'R606',
    at: `fields.${field}`,
    message: 'A file does not say whose the records of another resource are.',
    hint: 'Leave it out, or give it another name and type.',
  }));
}

/** What is there stays as it is, and before what is added. */
const withMore = <T>(own: Record<string, T> | undefined, more: Record<string, T> | undefined) => ({
  ...own,
  ...more,
  ...own,
});

function withSections(base: Form | undefined, added: Extension['form']): Form | undefined {
  if (!added) return base;
  const names = Object.keys({ ...base?.tabs, ...added.tabs });
  const inTabs = names.map((tab) => [tab, withMore(base?.tabs?.[tab], added.tabs?.[tab])] as const);
  return {
    ...base,
    ...(names.length > 0 && { tabs: Object.fromEntries(inTabs) }),
    ...((base?.sections ?? added.sections) && { sections: withMore(base?.sections, added.sections) }),
  };
}

const columnLists = ['columns', 'hidden'] as const;

const withColumns = (base: ListView, added: NonNullable<Extension['list']>) =>
  Object.fromEntries(
    columnLists
      .filter((part) => added[part])
      .map((part) => [part, [...(base[part] ?? []), ...(added[part] ?? [])] as const]),
  );

/** The resource with what is added to it, after what it has. */
export const extended = (base: ResourceDeclaration, added: Extension): ResourceDeclaration => ({
  ...base,
  fields: withMore<Field>(base.fields, added.fields),
  ...(added.list && base.list && { list: { ...base.list, ...withColumns(base.list, added.list) } }),
  ...(added.form && { form: withSections(base.form, added.form)! }),
});

/** The place among what is added, of the one at an index of a list that has it after its own; undefined for another's. */
const shifted = (index: string, own: number, added: number): number | undefined =>
  Number(index) >= own && Number(index) < own + added ? Number(index) - own : undefined;

/** The place in what adds, of one in the resource with it; undefined for what it does not hold. */
export function placeInExtension(at: string, base: ResourceDeclaration, added: Extension): string | undefined {
  const [, part, column, ofColumn] = /^list\.(\w+)\[(\d+)\](.*)/.exec(at) ?? [];
  const lists = columnLists.find((each) => each === part);
  const [, tab, section = ''] = /^form\.(?:sections|tabs\.([\w-]+))\.([\w-]+)/.exec(at) ?? [];
  const [, name] = /^fields\.([^.[]+)/.exec(at) ?? [];
  if (lists && column !== undefined) {
    const index = shifted(column, base.list?.[lists]?.length ?? 0, added.list?.[lists]?.length ?? 0);
    return index === undefined ? undefined : `list.${lists}[${index}]${ofColumn}`;
  }
  const sectionsThere = tab === undefined ? added.form?.sections : added.form?.tabs?.[tab];
  if (Object.hasOwn(sectionsThere ?? {}, section)) return at;
  return name !== undefined && Object.hasOwn(added.fields ?? {}, name) ? at : undefined;
}
