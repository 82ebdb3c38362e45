import type { Predicate } from '../predicate';
import type { ResourceDeclaration } from '../types';
import { fieldPlaces, type FieldPlace } from './fieldPlaces';
import type { PathPlace } from './knownPaths';

/** A condition somewhere in a declaration. */
export interface ConditionPlace extends PathPlace {
  at: string;
  predicate: Predicate;
}

function fieldConditions({ at, field, bare, action }: FieldPlace): ConditionPlace[] {
  const place = { bare, ...(action !== undefined && { action }) };
  const own = { visible: field.visible, required: field.required, readOnly: field.readOnly };
  return [
    ...Object.entries(own).flatMap(([part, predicate]) =>
      typeof predicate === 'object' ? [{ ...place, at: `${at}.${part}`, predicate }] : [],
    ),
    ...(field.rules ?? []).flatMap(({ when }, index) =>
      when ? [{ ...place, at: `${at}.rules[${index}].when`, predicate: when }] : [],
    ),
    ...(field.cases ?? []).map(({ when }, index) => ({ ...place, at: `${at}.cases[${index}].when`, predicate: when })),
    /* Bare paths read a row, which may be another resource's. */
    ...(field.rules ?? []).flatMap((rule, index) =>
      (rule.rule === 'minRows' || rule.rule === 'uniqueRows') && rule.among
        ? [{ ...place, bare: undefined, at: `${at}.rules[${index}].among`, predicate: rule.among }]
        : [],
    ),
    ...Object.entries(field.derive ?? {}).map(([value, predicate]) => ({
      ...place,
      at: `${at}.derive.${value}`,
      predicate,
    })),
    ...(field.reference?.where
      ? [{ ...place, bare: undefined, at: `${at}.reference.where`, predicate: field.reference.where }]
      : []),
  ];
}

function partConditions({ form }: ResourceDeclaration, bare: string[]): ConditionPlace[] {
  const sectionsOf = (at: string, sections: readonly { visible?: Predicate }[] = []) =>
    sections.map(({ visible }, index) => ({ at: `${at}.sections[${index}].visible`, predicate: visible }));
  const parts = [
    ...sectionsOf('form', form?.sections),
    ...(form?.tabs ?? []).flatMap(({ visible, sections }, index) => [
      { at: `form.tabs[${index}].visible`, predicate: visible },
      ...sectionsOf(`form.tabs[${index}]`, sections),
    ]),
  ];
  return parts.flatMap(({ at, predicate }) => (predicate ? [{ at, predicate, bare }] : []));
}

/** Every condition of a declaration. */
export function conditionPlaces(declaration: ResourceDeclaration): ConditionPlace[] {
  const { nav, api, access, form, actions = {}, related = {}, blockedBy = [] } = declaration;
  const bare = Object.keys(declaration.fields);
  const others: { at: string; predicate: Predicate | undefined; bare: string[] | undefined; action?: string }[] = [
    { at: 'api.where', predicate: api.where, bare },
    { at: 'nav.when', predicate: nav ? nav.when : undefined, bare: [] },
    ...(form?.asks ?? []).map(({ when }, index) => ({ at: `form.asks[${index}].when`, predicate: when, bare })),
    ...(nav ? (nav.to ?? []) : []).map(({ when }, index) => ({
      at: `nav.to[${index}].when`,
      predicate: when,
      bare: [],
    })),
    ...Object.entries(access.when ?? {}).map(([operation, predicate]) => ({
      at: `access.when.${operation}`,
      predicate,
      bare,
    })),
    ...Object.entries(actions).flatMap(([action, { enabled, visible }]) => [
      { at: `actions.${action}.enabled`, predicate: enabled, bare, action },
      { at: `actions.${action}.visible`, predicate: visible, bare, action },
    ]),
    ...Object.entries(related).map(([name, child]) => ({
      at: `related.${name}.except`,
      predicate: child?.except,
      bare: undefined,
    })),
    ...Object.entries(related).map(([name, child]) => ({ at: `related.${name}.when`, predicate: child?.when, bare })),
    ...Object.entries(related).flatMap(([name, child]) =>
      (child?.removed ?? []).map(({ when }, index) => ({
        at: `related.${name}.removed[${index}].when`,
        predicate: when,
        bare: undefined,
      })),
    ),
    ...blockedBy.map((blocker, index) => ({
      at: `blockedBy[${index}].where`,
      predicate: 'use' in blocker ? undefined : blocker.where,
      bare: undefined,
    })),
    ...blockedBy.map((blocker, index) => ({
      at: `blockedBy[${index}].seen`,
      predicate: 'use' in blocker ? undefined : blocker.seen,
      bare,
    })),
  ];
  return [
    ...fieldPlaces(declaration).flatMap(fieldConditions),
    ...partConditions(declaration, bare),
    ...others.flatMap(({ predicate, ...place }) => (predicate ? [{ ...place, predicate }] : [])),
  ];
}
