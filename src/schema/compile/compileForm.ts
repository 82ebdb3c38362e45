import type { CompiledForm, CompiledItem, CompiledSection, CompiledTab } from '../types/compiled';
import type { Form, Section } from '../types';

type Item = Section['fields'][number];

function compileItem(item: Item): CompiledItem {
  if (typeof item === 'string') return { kind: 'row', fields: [item] };
  return Array.isArray(item) ? { kind: 'row', fields: item } : { kind: 'panel', ...item };
}

const compileSection = ({ fields, ...section }: Section): CompiledSection => ({
  ...section,
  items: fields.map(compileItem),
});

/** Tabs as declared; sections beside or without tabs make one more, with an empty id. */
function tabsOf({ tabs = [], sections }: Form): CompiledTab[] {
  const compiled = tabs.map(({ sections: inside = [], parts = [], ...tab }) => ({
    ...tab,
    parts,
    sections: inside.map(compileSection),
  }));
  if (!sections && tabs.length > 0) return compiled;
  return [...compiled, { id: '', parts: [], sections: (sections ?? []).map(compileSection) }];
}

export const compileForm = (form: Form): CompiledForm => ({
  tabs: tabsOf(form),
  after: { create: 'list', edit: 'stay', ...form.after },
  ...(form.delete && { delete: form.delete }),
});

/** Names of the fields that a form shows, themselves or bound to a panel. */
export function placedFields(form: CompiledForm | undefined): Set<string> {
  const items = (form?.tabs ?? []).flatMap(({ sections }) => sections.flatMap((section) => section.items));
  return new Set(items.flatMap((item) => (item.kind === 'row' ? item.fields : Object.values(item.bind ?? {}))));
}
