import { z } from 'zod';
import { didYouMean } from '../checks/names/nearestName';
import { mended } from '../checks/written/mended';
import type { Finding } from '../checks/problem';
import { ownerTypes } from '../ownerTypes';
import type { Column, Field, Form, ResourceDeclaration, Section, Tab } from '../types';
import { declarationSchema } from '../shape/zod';

const { fields, list, form, labels } = declarationSchema.shape;
const columns = z.strictObject({ columns: list.unwrap().shape.columns });
const parts = form.unwrap().shape;
const tab = z.strictObject({ id: z.string().min(1), sections: parts.sections });

/** The shape of what adds to a resource: nothing else of it can be said anew, least of all who may do what. */
export const extensionSchema = z.strictObject({
  extends: z.string().min(1),
  fields: fields.optional(),
  list: columns.optional(),
  form: z.strictObject({ sections: parts.sections, tabs: z.array(tab).optional() }).optional(),
  labels,
});

/** What adds fields, columns and sections to a resource that is there. */
export interface Extension {
  extends: string;
  fields?: Record<string, Field>;
  list?: { columns: Column[] };
  form?: { sections?: Section[]; tabs?: { id: string; sections?: Section[] }[] };
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
  const added = (value as { fields?: unknown }).fields;
  const names = added !== null && typeof added === 'object' ? Object.keys(added) : [];
  const taken = names
    .filter((field) => base && Object.hasOwn(base.fields, field))
    .map((field) => ({
      id: 'R417',
      at: `fields.${field}`,
      message: `'${String(name)}' has a field '${field}' already.`,
      hint: 'What adds to a resource changes nothing that is there.',
    }));
  return [...findings, ...taken, ...ownerFindings(names, (value as Partial<Extension>).fields ?? {})];
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

function withTabs(tabs: Tab[] = [], added: NonNullable<Extension['form']>['tabs'] = []): Tab[] {
  const known = tabs.map((each) => ({
    ...each,
    sections: [
      ...(each.sections ?? []),
      ...added.filter(({ id }) => id === each.id).flatMap(({ sections = [] }) => sections),
    ],
  }));
  return [...known, ...added.filter(({ id }) => !tabs.some((each) => each.id === id))];
}

function withSections(base: Form | undefined, added: Extension['form']): Form | undefined {
  if (!added) return base;
  const sections = [...(base?.sections ?? []), ...(added.sections ?? [])];
  return {
    ...base,
    ...((base?.tabs ?? added.tabs) && { tabs: withTabs(base?.tabs, added.tabs) }),
    ...((base?.sections ?? added.sections) && { sections }),
  };
}

/** The resource with what is added to it, after what it has. */
export const extended = (base: ResourceDeclaration, added: Extension): ResourceDeclaration => ({
  ...base,
  fields: { ...base.fields, ...added.fields },
  ...(added.list && base.list && { list: { ...base.list, columns: [...base.list.columns, ...added.list.columns] } }),
  ...(added.form && { form: withSections(base.form, added.form)! }),
});

const sectionsOf = (tabs: readonly { id: string; sections?: readonly unknown[] }[] | undefined, id: string) =>
  tabs?.filter((tab) => tab.id === id).reduce((sum, { sections = [] }) => sum + sections.length, 0) ?? 0;

/** The place among what is added, of the one at an index of a list that has it after its own; undefined for another's. */
const shifted = (index: string, own: number, added: number): number | undefined =>
  Number(index) >= own && Number(index) < own + added ? Number(index) - own : undefined;

/** The place in what adds, of one in the resource with it; undefined for what it does not hold. */
export function placeInExtension(at: string, base: ResourceDeclaration, added: Extension): string | undefined {
  const [, column, ofColumn] = /^list\.columns\[(\d+)\](.*)/.exec(at) ?? [];
  const [, section, ofSection] = /^form\.sections\[(\d+)\](.*)/.exec(at) ?? [];
  const [, tab, inTab, ofTab] = /^form\.tabs\[(\d+)\]\.sections\[(\d+)\](.*)/.exec(at) ?? [];
  const [, name] = /^fields\.([^.[]+)/.exec(at) ?? [];
  if (column !== undefined) {
    const index = shifted(column, base.list?.columns.length ?? 0, added.list?.columns.length ?? 0);
    return index === undefined ? undefined : `list.columns[${index}]${ofColumn}`;
  }
  if (section !== undefined) {
    const index = shifted(section, base.form?.sections?.length ?? 0, added.form?.sections?.length ?? 0);
    return index === undefined ? undefined : `form.sections[${index}]${ofSection}`;
  }
  if (tab !== undefined && inTab !== undefined) {
    const known = withTabs(base.form?.tabs, added.form?.tabs)[Number(tab)]?.id ?? '';
    const index = shifted(inTab, sectionsOf(base.form?.tabs, known), sectionsOf(added.form?.tabs, known));
    const place = added.form?.tabs?.findIndex(({ id }) => id === known) ?? -1;
    return index === undefined || place < 0 ? undefined : `form.tabs[${place}].sections[${index}]${ofTab}`;
  }
  return name !== undefined && Object.hasOwn(added.fields ?? {}, name) ? at : undefined;
}
