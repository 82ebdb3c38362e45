import type { ResourceDeclaration, Section } from '../types';

/** A field's name somewhere in a declaration. */
export interface Mention {
  id: string;
  at: string;
  name: string;
}

/** Sections with their places, in tabs and outside of them. */
export function sectionPlaces({ form }: ResourceDeclaration): { at: string; section: Section }[] {
  const inTabs = (form?.tabs ?? []).flatMap(({ sections = [] }, tab) =>
    sections.map((section, index) => ({ at: `form.tabs[${tab}].sections[${index}]`, section })),
  );
  const plain = (form?.sections ?? []).map((section, index) => ({ at: `form.sections[${index}]`, section }));
  return [...inTabs, ...plain];
}

/** The fields that sections name, themselves or bound to a panel. */
export function sectionMentions(declaration: ResourceDeclaration): Mention[] {
  return sectionPlaces(declaration).flatMap(({ at, section }) =>
    section.fields.flatMap((item, index): Mention[] => {
      const place = `${at}.fields[${index}]`;
      if (typeof item === 'string') return [{ id: 'R206', at: place, name: item }];
      if (Array.isArray(item)) return item.map((name, inner) => ({ id: 'R206', at: `${place}[${inner}]`, name }));
      return Object.entries(item.bind ?? {}).map(([key, name]) => ({ id: 'R207', at: `${place}.bind.${key}`, name }));
    }),
  );
}

function apiMentions({ api }: ResourceDeclaration): Mention[] {
  return [
    ...(api.id === undefined ? [] : [{ id: 'R202', at: 'api.id', name: api.id }]),
    ...(api.within ? [{ id: 'R202', at: 'api.within.field', name: api.within.field }] : []),
    ...(api.always ?? []).map((name, index) => ({ id: 'R202', at: `api.always[${index}]`, name })),
    ...Object.keys(api.uploads ?? {}).map((name) => ({ id: 'R202', at: `api.uploads.${name}`, name })),
    ...(api.errors ?? []).map(({ field }, index) => ({ id: 'R202', at: `api.errors[${index}].field`, name: field })),
  ];
}

function listMentions({ list }: ResourceDeclaration): Mention[] {
  return [
    ...(list?.columns ?? []).map((column, index) => ({
      id: 'R203',
      at: `list.columns[${index}]`,
      name: typeof column === 'string' ? column : column.field,
    })),
    ...(list?.sort ? [{ id: 'R205', at: 'list.sort.field', name: list.sort.field }] : []),
  ];
}

function variantMentions({ form }: ResourceDeclaration): Mention[] {
  if (!form?.variants) return [];
  const { by, cases } = form.variants;
  const named = Object.entries(cases).flatMap(([key, { fields }]) =>
    Object.keys(fields).map((name) => ({ id: 'R208', at: `form.variants.cases.${key}.fields.${name}`, name })),
  );
  return [{ id: 'R208', at: 'form.variants.by', name: by }, ...named];
}

/** Every place that must name a field of the declaration. */
export const fieldMentions = (declaration: ResourceDeclaration): Mention[] => [
  ...(declaration.title === undefined || declaration.title.includes('{')
    ? []
    : [{ id: 'R201', at: 'title', name: declaration.title }]),
  ...apiMentions(declaration),
  ...listMentions(declaration),
  ...sectionMentions(declaration),
  ...variantMentions(declaration),
  ...(declaration.search?.fields ?? []).map((name, index) => ({ id: 'R220', at: `search.fields[${index}]`, name })),
  ...Object.keys(declaration.related ?? {}).map((name) => ({ id: 'R209', at: `related.${name}`, name })),
];
