import type { ResourceDeclaration, Section } from '../../types';
import { variantPlaces } from './fieldPlaces';

/** A field's name somewhere in a declaration. */
export interface Mention {
  id: string;
  at: string;
  name: string;
  /** What may be named there, where that is not a field of the record. */
  among?: readonly string[];
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
    ...(api.narrowedBy ? [{ id: 'R202', at: 'api.narrowedBy', name: api.narrowedBy }] : []),
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
    ...(list?.import ?? []).map((name, index) => ({ id: 'R203', at: `list.import[${index}]`, name })),
    ...(list?.sort ? [{ id: 'R205', at: 'list.sort', name: list.sort.replace(/^-/, '') }] : []),
  ];
}

/** Of the form, or of a group: those name the fields inside it. */
function variantMentions(declaration: ResourceDeclaration): (Mention & { among: string[] })[] {
  return variantPlaces(declaration).flatMap(({ at, variants: { by, cases }, fields }) => {
    const named = Object.entries(cases).flatMap(([key, changed]) =>
      Object.keys(changed).map((name) => ({ at: `${at}.cases.${key}.${name}`, name })),
    );
    const among = Object.keys(fields);
    return [{ at: `${at}.by`, name: by }, ...named].map((mention) => ({ id: 'R208', ...mention, among }));
  });
}

const actionMentions = ({ actions = {} }: ResourceDeclaration): Mention[] =>
  Object.entries(actions).flatMap(([action, { refreshes = [] }]) =>
    refreshes.map((name, index) => ({ id: 'R222', at: `actions.${action}.refreshes[${index}]`, name })),
  );

/** Every place that must name a field of the declaration. */
export const fieldMentions = (declaration: ResourceDeclaration): Mention[] => [
  ...(declaration.title === undefined || declaration.title.includes('{')
    ? []
    : [{ id: 'R201', at: 'title', name: declaration.title }]),
  ...apiMentions(declaration),
  ...listMentions(declaration),
  ...sectionMentions(declaration),
  ...variantMentions(declaration),
  ...actionMentions(declaration),
  ...(declaration.search ?? []).map((name, index) => ({ id: 'R220', at: `search[${index}]`, name })),
  ...Object.entries(declaration.related ?? {}).flatMap(([name, rows]) => [
    { id: 'R209', at: `related.${name}`, name },
    ...Object.keys(rows?.apart?.fields ?? {}).map((own) => ({
      id: 'R209',
      at: `related.${name}.apart.fields.${own}`,
      name: own,
    })),
  ]),
];
