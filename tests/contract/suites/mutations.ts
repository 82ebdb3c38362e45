import { fieldPlaces, type FieldPlace } from '../../../src/schema/checks/names/fieldPlaces';
import { sectionPlaces } from '../../../src/schema/checks/names/mentions';
import { valueRuleNames } from '../../../src/schema/compile/compileRules';
import { rowsOf } from '../../../src/schema/facts/rowsOf';
import { withOwners } from '../../../src/schema/ownerTypes';
import type { Field, ResourceDeclaration, Shown } from '../../../src/schema/types';
import { declaredApi } from './promise';

export interface Mutation {
  what: string;
  declaration: ResourceDeclaration;
}

type Change = (copy: ResourceDeclaration) => void;

/** @param changes by what they take away */
const mutationsBy = (declaration: ResourceDeclaration, changes: readonly (readonly [what: string, change: Change])[]) =>
  changes.map(([what, change]): Mutation => {
    const copy = structuredClone(declaration);
    change(copy);
    return { what, declaration: copy };
  });

type Taken = readonly [what: string, change: Change];

/** Takes a part out of an object that the copy is asked for. */
const without = <T extends object>(
  what: string,
  find: (copy: ResourceDeclaration) => T | undefined,
  part: keyof T,
): Taken => [what, (copy) => void delete find(copy)?.[part]];

const columnsTaken = ({ list }: ResourceDeclaration): Taken[] =>
  (['columns', 'hidden'] as const).flatMap((part) =>
    (list?.[part] ?? []).map((column, index): Taken => [
      `the column ${typeof column === 'string' ? column : column.field}`,
      (copy) => void copy.list?.[part]?.splice(index, 1),
    ]),
  );

const filtersTaken = ({ list }: ResourceDeclaration): Taken[] =>
  (list?.filters ?? []).map((filter, index) => [
    `the filter ${typeof filter === 'string' ? filter : Object.keys(filter).join()}`,
    (copy) => void copy.list?.filters?.splice(index, 1),
  ]);

/** What guards a field, wherever the declaration has one: its own, in groups and rows, questions, filters, cases. */
const guards: (keyof Field)[] = [
  ...valueRuleNames,
  'required',
  'write',
  'scope',
  'visible',
  'readOnly',
  'value',
  'derive',
];

const rulesTaken = (declaration: ResourceDeclaration): Taken[] =>
  fieldPlaces(declaration).flatMap(({ at, field }, index) =>
    (field.rules ?? []).map((rule, position): Taken => [
      `the rule ${JSON.stringify(rule)} of ${at}`,
      (copy) => void fieldPlaces(copy)[index]?.field.rules?.splice(position, 1),
    ]),
  );

/** Said or not, it is the same: only a field of the record itself is promised as it is written. */
const isUsual = (kind: FieldPlace['kind'], value: unknown) =>
  kind !== 'field' && (value === false || value === 'always');

const fieldsTaken = (declaration: ResourceDeclaration): Taken[] =>
  fieldPlaces(declaration).flatMap(({ at, field, kind }, index) =>
    guards
      .filter((part) => field[part] !== undefined && !isUsual(kind, field[part]))
      .map((part) => without(`${part} of ${at}`, (copy) => fieldPlaces(copy)[index]?.field, part)),
  );

/** A scope for everything is taken away as a whole, one of a table by itself; what is left out needs an admin. */
function accessTaken({ access }: ResourceDeclaration): Taken[] {
  const { scope, when = {} } = access;
  const scopes: Taken[] =
    typeof scope === 'string'
      ? [['the scope', (copy) => void (copy.access.scope = {})]]
      : Object.entries(scope).flatMap(([lowest, named]) =>
          named.map((operation): Taken => [
            `the scope of ${operation}`,
            (copy) => void Object.assign(copy.access.scope, { [lowest]: named.filter((other) => other !== operation) }),
          ]),
        );
  return [
    ...scopes,
    ...Object.keys(when).map((operation) =>
      without(`when to ${operation}`, (copy) => copy.access.when, operation as never),
    ),
    ...(['keepsOneOf', 'viewOnlyMay'] as const)
      .filter((part) => access[part] !== undefined)
      .map((part) => without(part, (copy) => copy.access, part)),
    ...(access.sharedRead ? [without('that shared records are read', (copy) => copy.access, 'sharedRead')] : []),
  ];
}

const valueAt = (root: unknown, at: string) =>
  at.split('.').reduce((tree, key) => (tree as Record<string, unknown>)[key], root);

const formTaken = (declaration: ResourceDeclaration): Taken[] =>
  sectionPlaces(declaration).flatMap(({ at, section }) =>
    (['scope', 'visible'] as const)
      .filter((part) => section[part] !== undefined)
      .map((part) => without(`${part} of ${at}`, (copy) => valueAt(copy, at) as Shown, part)),
  );

const actionsTaken = ({ actions = {} }: ResourceDeclaration): Taken[] =>
  Object.entries(actions).flatMap(([name, action]) =>
    (['operation', 'confirm', 'enabled', 'visible'] as const)
      .filter((part) => action[part] !== undefined)
      .map((part) => without(`${part} of the action ${name}`, (copy) => copy.actions?.[name], part)),
  );

/** Options of rows that are no matter of how they look. */
const rowsParts = ['foreignKey', 'order', 'sort', 'apart', 'when', 'key', 'removed', 'save'];

/** What is said of requests, answers and child rows. */
const apiTaken = ({ api, fields, rows }: ResourceDeclaration): Taken[] => [
  ...declaredApi.flatMap((part) =>
    part === 'uploads' || api[part] === undefined ? [] : [without(`api.${part}`, (copy) => copy.api, part)],
  ),
  ...Object.keys(api.errors ?? {}).map((pattern) =>
    without(`the refusal ${pattern}`, (copy) => copy.api.errors, pattern),
  ),
  ...rowsOf({ fields }).flatMap(({ name, options }) => [
    without(`the resource of the rows ${name}`, (copy) => copy.fields[name], 'of'),
    ...Object.keys(options)
      .filter((part) => rowsParts.includes(part))
      .map((part) => without(`${part} of the rows ${name}`, (copy) => copy.fields[name]?.options, part)),
  ]),
  ...Object.keys(rows?.options ?? {}).map((part) =>
    without(`${part} of such rows`, (copy) => copy.rows?.options, part),
  ),
  ...Object.entries(fields)
    .filter(([, { options }]) => options?.upload)
    .map(([name]) => without(`the file of ${name}`, (copy) => copy.fields[name]?.options, 'upload')),
];

const repeatedTaken = ({ api }: ResourceDeclaration): Taken[] =>
  (api.always ?? []).map((name, index) => [`the repeated ${name}`, (copy) => void copy.api.always?.splice(index, 1)]);

/** A write rule is not only taken away: any other in its place is a mutation too, of fields that say nothing as well. */
const writesReplaced = (declaration: ResourceDeclaration): Taken[] => {
  const written = withOwners(declaration).fields as Record<string, Field | undefined>;
  return Object.keys(declaration.fields).flatMap((name) =>
    (['always', 'create', 'update', 'never'] as const)
      .filter((write) => write !== written[name]?.write)
      .map((write): Taken => [
        `its own write rule: ${name} as ${write}`,
        (copy) => void (copy.fields[name]!.write = write),
      ]),
  );
};

/** The declaration with one thing at a time taken out of it or put in its place. */
export const mutationsOf = (declaration: ResourceDeclaration): Mutation[] =>
  mutationsBy(declaration, [
    ...columnsTaken(declaration),
    ...filtersTaken(declaration),
    ...fieldsTaken(declaration),
    ...rulesTaken(declaration),
    ...apiTaken(declaration),
    ...accessTaken(declaration),
    ...formTaken(declaration),
    ...actionsTaken(declaration),
    ...repeatedTaken(declaration),
    ...writesReplaced(declaration),
  ]);
