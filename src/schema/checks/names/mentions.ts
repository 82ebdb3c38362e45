import { sectionsIn } from '../../compile/compileForm';
import { columnsOf } from '../../facts/ofList';
import { rowsPlaces } from './rowsPlaces';
import type { ResourceDeclaration } from '../../types';

/** A field's name somewhere in a declaration. */
export interface Mention {
  id: string;
  at: string;
  name: string;
}

/** Sections with their places, in tabs and outside of them. */
export const sectionPlaces = ({ form = {} }: ResourceDeclaration) =>
  sectionsIn(form).map(({ id, tab, isShort, ...section }) => {
    const at = tab === undefined ? `form.sections.${id}` : `form.tabs.${tab}.${id}`;
    return { at, id, section, itemsAt: isShort ? at : `${at}.fields` };
  });

/** The fields that sections name, themselves or bound to a panel. */
export function sectionMentions(declaration: ResourceDeclaration): Mention[] {
  return sectionPlaces(declaration).flatMap(({ itemsAt, section }) =>
    section.fields.flatMap((item, index): Mention[] => {
      const place = `${itemsAt}[${index}]`;
      if (typeof item === 'string') return [{ id: 'R206', at: place, name: item }];
      if (Array.isArray(item)) return item.map((name, inner) => ({ id: 'R206', at: `${place}[${inner}]`, name }));
      return Object.entries(item.bind ?? {}).map(([key, name]) => ({ id: 'R207', at: `${place}.bind.${key}`, name }));
    }),
  );
}

function apiMentions({ api }: ResourceDeclaration): Mention[] {
  return [
    ...[api.id ?? []].flat().map((name, index) => ({
      id: 'R202',
      at: typeof api.id === 'string' ? 'api.id' : `api.id[${index}]`,
      name,
    })),
    ...(api.narrowedBy ? [{ id: 'R202', at: 'api.narrowedBy', name: api.narrowedBy }] : []),
    ...(api.always ?? []).map((name, index) => ({ id: 'R202', at: `api.always[${index}]`, name })),
    ...Object.entries(api.errors ?? {}).map(([pattern, said]) => ({
      id: 'R202',
      at: `api.errors.${pattern}`,
      name: [said].flat()[0]!,
    })),
  ];
}

function listMentions({ list }: ResourceDeclaration): Mention[] {
  return [
    ...columnsOf(list).map(({ at, field }) => ({ id: 'R203', at, name: field })),
    ...(list?.import ?? []).map((name, index) => ({ id: 'R203', at: `list.import[${index}]`, name })),
    ...(list?.sort ? [{ id: 'R205', at: 'list.sort', name: list.sort.replace(/^-/, '') }] : []),
  ];
}

/** Every place that must name a field of the declaration. */
export const fieldMentions = (declaration: ResourceDeclaration): Mention[] => [
  ...(declaration.title === undefined || declaration.title.includes('{')
    ? []
    : [{ id: 'R201', at: 'title', name: declaration.title }]),
  ...apiMentions(declaration),
  ...listMentions(declaration),
  ...sectionMentions(declaration),
  ...(declaration.search ?? []).map((name, index) => ({ id: 'R220', at: `search[${index}]`, name })),
  ...rowsPlaces(declaration).flatMap(({ at, options }) => {
    const { others } = options as { others?: unknown };
    return typeof others === 'string' ? [{ id: 'R209', at: `${at}.others`, name: others }] : [];
  }),
  ...rowsPlaces(declaration).flatMap(({ at, name, options: { apart } }) =>
    Object.keys((name !== undefined && apart?.fields) || {}).map((own) => ({
      id: 'R209',
      at: `${at}.apart.fields.${own}`,
      name: own,
    })),
  ),
];
