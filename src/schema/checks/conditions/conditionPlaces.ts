import { blockersOf } from '../../compile/blockers';
import type { Predicate } from '../../facts/predicate';
import { rowsPlaces, type RowsPlace } from '../names/rowsPlaces';
import type { ResourceDeclaration } from '../../types';
import { fieldPlaces, insideOf, type FieldPlace } from '../names/fieldPlaces';
import { sectionPlaces } from '../names/mentions';
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

function fieldConditions(fieldPlace: FieldPlace): ConditionPlace[] {
  const { at, field, bare, action } = fieldPlace;
  const place = { bare, ...(action !== undefined && { action }) };
  const rows = { bare: insideOf(fieldPlace), of: typeof field.of === 'string' ? field.of : undefined };
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

function partConditions(declaration: ResourceDeclaration, bare: string[]): ConditionPlace[] {
  const parts = [
    ...sectionPlaces(declaration).map(({ at, section }) => ({ at: `${at}.visible`, predicate: section.visible })),
    { at: 'form.delete', predicate: declaration.form?.delete },
  ];
  return parts.flatMap(({ at, predicate }) => (predicate ? [{ at, predicate, bare }] : []));
}

/** What the options of rows of another resource say. */
function rowsConditions({ at, name, resource, options }: RowsPlace, own: string[]): Possible[] {
  const { apart, when, removed = [] } = options;
  const bare = name === undefined ? undefined : own;
  const ofRow = { bare: undefined, of: resource };
  return [
    { at: `${at}.apart.where`, predicate: apart?.where, ...ofRow },
    { at: `${at}.when`, predicate: when, bare },
    ...removed.map((each, index) => ({ at: `${at}.removed[${index}].when`, predicate: each.when, ...ofRow })),
  ];
}

/** Every condition of a declaration. */
export function conditionPlaces(declaration: ResourceDeclaration): ConditionPlace[] {
  const { nav, api, access, actions = {} } = declaration;
  const blockedBy = blockersOf(declaration);
  const bare = Object.keys(declaration.fields);
  const others: Possible[] = [
    { at: 'api.where', predicate: api.where, bare },
    { at: 'nav.visible', predicate: nav ? nav.visible : undefined, bare: [] },
    ...(declaration.list?.panels ?? []).map(({ visible }, index) => ({
      at: `list.panels[${index}].visible`,
      predicate: visible,
      bare: [],
    })),
    { at: 'access.endsSession', predicate: access.endsSession, bare },
    ...(access.asks ?? []).map(({ when }, index) => ({ at: `access.asks[${index}].when`, predicate: when, bare })),
    ...Object.entries(access.when ?? {}).map(([operation, predicate]) => ({
      at: `access.when.${operation}`,
      predicate,
      bare,
    })),
    ...Object.entries(actions).flatMap(([action, { enabled, visible }]) => [
      { at: `actions.${action}.enabled`, predicate: enabled, bare, action },
      { at: `actions.${action}.visible`, predicate: visible, bare, action },
    ]),
    ...rowsPlaces(declaration).flatMap((rows) => rowsConditions(rows, bare)),
    ...blockedBy.map((blocker, index) => ({
      at: `blockedBy[${index}].where`,
      predicate: 'use' in blocker ? undefined : blocker.where,
      bare: undefined,
      of: 'use' in blocker ? undefined : blocker.resource,
    })),
    ...blockedBy.map((blocker, index) => ({
      at: `blockedBy[${index}].visible`,
      predicate: 'use' in blocker ? undefined : blocker.visible,
      bare,
    })),
  ];
  return [
    ...fieldPlaces(declaration).flatMap(fieldConditions),
    ...partConditions(declaration, bare),
    ...others.flatMap(({ predicate, ...place }) => (predicate ? [{ ...place, predicate }] : [])),
  ];
}
