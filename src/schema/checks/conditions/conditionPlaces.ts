import type { Predicate } from '../../facts/predicate';
import type { ResourceDeclaration } from '../../types';
import { fieldPlaces, type FieldPlace } from '../names/fieldPlaces';
import { ruleEntries } from '../names/rulePlaces';
import type { PathPlace } from './knownPaths';

/** A condition somewhere in a declaration. */
export interface ConditionPlace extends PathPlace {
  at: string;
  predicate: Predicate;
  /** The resource whose record bare paths read, where it is not the own one. */
  of?: string | undefined;
}

/** Where there may be a condition. */
type Possible = Omit<ConditionPlace, 'predicate'> & { predicate: Predicate | undefined };

/** The resource whose records are the rows of a field. */
const rowsOf = ({ related = {} }: ResourceDeclaration, { kind, name }: FieldPlace): string | undefined =>
  kind === 'field' && name in related ? related[name]?.resource : undefined;

function fieldConditions(declaration: ResourceDeclaration, fieldPlace: FieldPlace): ConditionPlace[] {
  const { at, field, bare, action } = fieldPlace;
  const place = { bare, ...(action !== undefined && { action }) };
  const rows = { bare: field.of && Object.keys(field.of), of: rowsOf(declaration, fieldPlace) };
  const own = { visible: field.visible, required: field.required, readOnly: field.readOnly };
  return [
    ...Object.entries(own).flatMap(([part, predicate]) =>
      typeof predicate === 'object' ? [{ ...place, at: `${at}.${part}`, predicate }] : [],
    ),
    ...ruleEntries(fieldPlace).flatMap(({ at: ruleAt, rule }) => [
      ...(rule.when ? [{ ...place, at: `${ruleAt}.when`, predicate: rule.when }] : []),
      ...('refuse' in rule && !('rule' in rule) ? [{ ...place, at: `${ruleAt}.refuse`, predicate: rule.refuse }] : []),
      ...('rowsWhere' in rule && rule.rowsWhere && !('rule' in rule)
        ? [{ ...place, ...rows, at: `${ruleAt}.rowsWhere`, predicate: rule.rowsWhere }]
        : []),
    ]),
    ...(field.cases ?? []).map(({ when }, index) => ({ ...place, at: `${at}.cases[${index}].when`, predicate: when })),
    ...Object.entries(field.derive ?? {}).map(([value, predicate]) => ({
      ...place,
      at: `${at}.derive.${value}`,
      predicate,
    })),
    ...(field.reference?.candidates
      ? [
          {
            ...place,
            bare: undefined,
            of: field.reference.resource,
            at: `${at}.reference.candidates`,
            predicate: field.reference.candidates,
          },
        ]
      : []),
  ];
}

function partConditions({ form }: ResourceDeclaration, bare: string[]): ConditionPlace[] {
  const sectionsOf = (at: string, sections: readonly { visible?: Predicate }[] = []) =>
    sections.map(({ visible }, index) => ({ at: `${at}.sections[${index}].visible`, predicate: visible }));
  const parts = [
    ...sectionsOf('form', form?.sections),
    { at: 'form.delete', predicate: form?.delete },
    ...(form?.tabs ?? []).flatMap(({ visible, sections }, index) => [
      { at: `form.tabs[${index}].visible`, predicate: visible },
      ...sectionsOf(`form.tabs[${index}]`, sections),
    ]),
  ];
  return parts.flatMap(({ at, predicate }) => (predicate ? [{ at, predicate, bare }] : []));
}

/** Every condition of a declaration. */
export function conditionPlaces(declaration: ResourceDeclaration): ConditionPlace[] {
  const { nav, api, access, actions = {}, related = {}, blockedBy = [] } = declaration;
  const bare = Object.keys(declaration.fields);
  const others: Possible[] = [
    { at: 'api.where', predicate: api.where, bare },
    { at: 'nav.visible', predicate: nav ? nav.visible : undefined, bare: [] },
    { at: 'access.endsSession', predicate: access.endsSession, bare },
    ...(access.asks ?? []).map(({ when }, index) => ({ at: `access.asks[${index}].when`, predicate: when, bare })),
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
      at: `related.${name}.apart.where`,
      predicate: child?.apart?.where,
      bare: undefined,
      of: child?.resource,
    })),
    ...Object.entries(related).map(([name, child]) => ({ at: `related.${name}.when`, predicate: child?.when, bare })),
    ...Object.entries(related).flatMap(([name, child]) =>
      (child?.removed ?? []).map(({ when }, index) => ({
        at: `related.${name}.removed[${index}].when`,
        predicate: when,
        bare: undefined,
        of: child?.resource,
      })),
    ),
    ...blockedBy.map((blocker, index) => ({
      at: `blockedBy[${index}].where`,
      predicate: 'use' in blocker ? undefined : blocker.where,
      bare: undefined,
      of: 'use' in blocker ? undefined : blocker.resource,
    })),
    ...blockedBy.map((blocker, index) => ({
      at: `blockedBy[${index}].visibleTo`,
      predicate: 'use' in blocker ? undefined : blocker.visibleTo,
      bare,
    })),
  ];
  return [
    ...fieldPlaces(declaration).flatMap((place) => fieldConditions(declaration, place)),
    ...partConditions(declaration, bare),
    ...others.flatMap(({ predicate, ...place }) => (predicate ? [{ ...place, predicate }] : [])),
  ];
}
