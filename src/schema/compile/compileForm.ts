import type { CompiledForm, CompiledItem, CompiledSection, CompiledTab } from '../types/compiled';
import { registeredUse } from './callOf';
import type { Form, Items, Section, Sections, Shown } from '../types';

/** The sections of the singleton of a name. */
type FormOf = (name: string) => CompiledSection[];

function compileItem(item: Items[number]): CompiledItem {
  if (typeof item === 'string') return { kind: 'row', fields: [item] };
  if (Array.isArray(item)) return { kind: 'row', fields: item };
  const { bind, ...used } = item;
  return { kind: 'panel', ...registeredUse(used), ...(bind && { bind }) };
}

/** A section however it is written; what stands in for others has no items of its own. */
function sectionOf(section: Section): Shown & { fields: Items; parts: string[] } {
  if (Array.isArray(section)) return { fields: section, parts: [] };
  return { fields: [], parts: [], ...section };
}

/** Sections of a form, in the order in which they stand; those of a tab with its id. */
export const sectionsIn = ({ tabs = {}, sections = {} }: Pick<Form, 'tabs' | 'sections'>) => {
  const listed = (of: Sections, tab?: string) =>
    Object.entries(of).map(([id, section]) => ({ id, tab, isShort: Array.isArray(section), ...sectionOf(section) }));
  return [...Object.entries(tabs).flatMap(([tab, of]) => listed(of, tab)), ...listed(sections)];
};

const compileSections = (sections: Sections, formOf: FormOf): CompiledSection[] =>
  Object.entries(sections).flatMap(([id, section]): CompiledSection[] => {
    const { fields, parts, ...shown } = sectionOf(section);
    return parts.length > 0 ? parts.flatMap(formOf) : [{ id, ...shown, items: fields.map(compileItem) }];
  });

/** Tabs as declared; sections beside or without tabs make one more, with an empty id. */
function tabsOf({ tabs = {}, sections }: Form, formOf: FormOf): CompiledTab[] {
  const compiled = Object.entries(tabs).map(([id, inside]) => ({ id, sections: compileSections(inside, formOf) }));
  if (!sections && compiled.length > 0) return compiled;
  return [...compiled, { id: '', sections: compileSections(sections ?? {}, formOf) }];
}

/** @param formOf where not given, the form is without those of its parts */
export const compileForm = (form: Form, formOf: FormOf = () => []): CompiledForm => ({
  tabs: tabsOf(form, formOf),
  after: { create: 'list', edit: 'stay', ...form.after },
  ...(form.delete && { delete: form.delete }),
});

/** Names of the fields that a form shows, themselves or bound to a panel. */
export function placedFields(form: CompiledForm | undefined): Set<string> {
  const items = (form?.tabs ?? []).flatMap(({ sections }) => sections.flatMap((section) => section.items));
  return new Set(items.flatMap((item) => (item.kind === 'row' ? item.fields : Object.values(item.bind ?? {}))));
}
