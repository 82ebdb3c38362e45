import { blockersOf } from '../../compile/blockers';
import { filtersOf } from '../../facts/ofList';
import { reservedWords, watchedPaths } from '../../facts/predicate';
import { rowsOf } from '../../facts/rowsOf';
import type { RowsOptions } from '../../options';
import { rowsPlaces } from './rowsPlaces';
import { declaresSecret } from '../../facts/secrets';
import type { Field, ResourceDeclaration } from '../../types';
import { conditionPlaces } from '../conditions/conditionPlaces';
import { fieldPlaces } from './fieldPlaces';
import { sectionPlaces } from './mentions';
import { didYouMean } from './nearestName';
import type { Check, Finding } from '../problem';

interface Reference {
  id: string;
  at: string;
  resource: string;
}

/** Of another resource with faults of its own only the name may be known. */
const isWhole = ({ fields }: { fields?: unknown }): boolean => fields !== undefined;

const partPlaces = (declaration: ResourceDeclaration) =>
  sectionPlaces(declaration).flatMap(({ at, section }) =>
    section.parts.map((part, index) => ({ at: `${at}.parts[${index}]`, part })),
  );

function references(declaration: ResourceDeclaration): Reference[] {
  const { access } = declaration;
  return [
    ...fieldPlaces(declaration).flatMap(({ at, field: { reference } }): Reference[] =>
      reference ? [{ id: 'R401', at: `${at}.reference.resource`, resource: reference.resource }] : [],
    ),
    ...rowsOf(declaration).map(({ name, resource }) => ({ id: 'R402', at: `fields.${name}.of`, resource })),
    ...blockersOf(declaration).flatMap((blocker, index): Reference[] => {
      const resource = 'use' in blocker ? blocker.options?.resource : blocker.resource;
      const at = typeof declaration.blockedBy?.[index] === 'string' ? '' : '.resource';
      return typeof resource === 'string' ? [{ id: 'R403', at: `blockedBy[${index}]${at}`, resource }] : [];
    }),
    ...(declaration.parent === undefined ? [] : [{ id: 'R414', at: 'parent', resource: declaration.parent }]),
    ...partPlaces(declaration).map(({ at, part }) => ({ id: 'R410', at, resource: part })),
    ...(access.keepsOneOf === undefined ? [] : [{ id: 'R412', at: 'access.keepsOneOf', resource: access.keepsOneOf }]),
  ];
}

/** R401–R403, R410, R412, R414: a resource that is named exists. */
const unknownResources: Check = (declaration, { resources }) =>
  references(declaration).flatMap(({ id, at, resource }): Finding[] =>
    !resources || resources.has(resource)
      ? []
      : [{ id, at, message: `There is no resource '${resource}'.`, ...didYouMean(resource, [...resources.keys()]) }],
  );

const namesIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** R406: child rows are found, ordered and told apart by fields that they have. */
const unknownChildFields: Check = (declaration, { resources }) =>
  rowsPlaces(declaration).flatMap(({ at, name, resource, options }): Finding[] => {
    const fields = name === undefined ? declaration.fields : resources?.get(resource)?.fields;
    if (!fields) return [];
    const {
      foreignKey,
      order,
      sort,
      key = [],
      apart,
      columns,
      more,
      count,
    } = options as RowsOptions & Record<string, unknown>;
    const named = {
      foreignKey: foreignKey ? [foreignKey] : [],
      order: typeof order === 'string' ? [order] : [],
      sort: sort ? [sort] : [],
      key,
      'apart.row': Object.keys(apart?.row ?? {}),
      'apart.fields': Object.values(apart?.fields ?? {}),
      columns: namesIn(columns),
      more: namesIn(more),
      count: namesIn(count),
    };
    return Object.entries(named).flatMap(([part, names]) =>
      names
        .filter((field) => !Object.hasOwn(fields, field))
        .map((field) => ({
          id: 'R406',
          at: `${at}.${part}`,
          message: `'${field}' is not a field of '${resource}'.`,
          ...didYouMean(field, Object.keys(fields)),
        })),
    );
  });

/** R407: records of another resource are tested by fields that they have. A warning: the API may give more than is declared. */
const unknownForeignFields: Check = (declaration, { resources }) =>
  conditionPlaces(declaration).flatMap(({ at, of: resource, predicate }): Finding[] => {
    const fields = resource === undefined ? undefined : resources?.get(resource)?.fields;
    if (!fields) return [];
    return watchedPaths(predicate)
      .map((path) => path.split('.')[0] as string)
      .filter((name) => !(reservedWords as readonly string[]).includes(name) && !Object.hasOwn(fields, name))
      .map((name) => ({
        id: 'R407',
        at,
        message: `'${name}' is not a field of '${resource}'.`,
        severity: 'warning',
        ...didYouMean(name, Object.keys(fields)),
      }));
  });

/** R415: the list of what stands in the way is asked by something that its records have, or that their list is filtered by. */
const unknownBlockerFilters: Check = (declaration, { resources }) =>
  blockersOf(declaration).flatMap((blocker, index): Finding[] => {
    const other = 'use' in blocker ? undefined : resources?.get(blocker.resource);
    if (!other || 'use' in blocker || !isWhole(other)) return [];
    const filters = filtersOf(other.list?.filters).map(({ name }) => name);
    const names = [...new Set([...Object.keys(other.fields), ...Object.keys(other.api.filters ?? {}), ...filters])];
    return Object.keys(blocker.filter)
      .filter((name) => !names.includes(name))
      .map((name) => ({
        id: 'R415',
        at: `blockedBy[${index}].filter.${name}`,
        message: `'${name}' is no field or filter of '${other.name}'.`,
        ...didYouMean(name, names),
      }));
  });

/** R413: what is shown of a chosen record is a field that it has, and no secret. */
const unknownPreviews: Check = (declaration, { resources }) =>
  fieldPlaces(declaration).flatMap(({ at, field: { reference } }) => {
    const fields = reference && resources?.get(reference.resource)?.fields;
    return (fields && Array.isArray(reference.preview) ? (reference.preview as string[]) : []).flatMap(
      (name, index): Finding[] => {
        const place = { id: 'R413', at: `${at}.reference.preview[${index}]` };
        const field = (fields as Record<string, Field | undefined>)[name];
        if (!field) {
          const message = `'${name}' is not a field of '${reference?.resource}'.`;
          return [{ ...place, message, ...didYouMean(name, Object.keys(fields ?? {})) }];
        }
        return declaresSecret(field) ? [{ ...place, message: `'${name}' is a secret and must not be shown.` }] : [];
      },
    );
  });

/** R408: two entries of one group of the menu at the same place would change places at will. */
const sharedPlaces: Check = ({ name, nav }, { resources }) => {
  if (!nav || nav.order === undefined) return [];
  const { group, order } = nav;
  const others = [...(resources?.values() ?? [])].filter(
    (other) => other.name !== name && other.nav && other.nav.group === group && other.nav.order === order,
  );
  return others.map((other) => ({
    id: 'R408',
    at: 'nav.order',
    message: `'${other.name}' stands at ${order} of the same group.`,
    hint: 'Give one of them another number.',
  }));
};

/** R411: a part is a singleton with a form, and its fields have names of their own. */
const parts: Check = (declaration, { resources }) => {
  const taken = new Map(Object.keys(declaration.fields).map((name) => [name, declaration.name]));
  return partPlaces(declaration).flatMap(({ at, part }): Finding[] => {
    const other = resources?.get(part);
    if (!other || !isWhole(other)) return [];
    if (other.kind !== 'singleton' || !other.form)
      return [{ id: 'R411', at, message: `'${part}' is no singleton with a form.` }];
    const names = Object.keys(other.fields);
    const findings = names
      .filter((name) => taken.has(name))
      .map((name) => ({ id: 'R411', at, message: `'${part}' has a field '${name}', as '${taken.get(name)}' has.` }));
    names.forEach((name) => taken.set(name, part));
    return findings;
  });
};

/** R4xx: what a declaration says about other resources. */
export const otherResourceChecks: Check[] = [
  unknownResources,
  unknownChildFields,
  unknownForeignFields,
  unknownPreviews,
  unknownBlockerFilters,
  sharedPlaces,
  parts,
];
