import { decide } from '../../../authProvider/access';
import type { CompiledCase, CompiledField, CompiledResource } from '../../../src/schema/types/compiled';
import { fieldState } from '../../../src/schema/facts/fieldState';
import { withOwners } from '../../../src/schema/ownerTypes';
import type { Field, Operation, Scope } from '../../../src/schema/types';
import { rank } from '../../../src/session/session';
import { buildSession } from '../../support/builders';

/** What a declaration promises, in words: readable as JSON, and the same as long as the declaration promises the same. */
export interface Promised {
  resource: string;
  kind: CompiledResource['kind'];
  title: string;
  /** `declared` as it is written; `lowest` the scope from which an administrator's console offers the operation. */
  access: Record<string, unknown>;
  /** Method and paths of each verb. */
  requests: Record<string, string[]>;
  /** What else the declaration says of requests and answers, as it is written. */
  api?: Record<string, unknown>;
  /** Fields that every update repeats. */
  repeated: string[];
  /** Columns that each scope is shown; `hidden` ones have to be chosen. */
  columns?: Record<Scope | 'hidden', string[]>;
  filters?: Record<string, unknown>;
  bulk?: string[];
  fields: Record<string, PromisedField>;
  form?: unknown[];
  related?: Record<string, unknown>;
  /** What every field is whose rows are such records, as it is written. */
  rows?: unknown;
  actions?: Record<string, unknown>;
  blockedBy?: unknown[];
}

type Appearance = 'shown' | 'read-only' | 'absent';

export interface PromisedField {
  type: string;
  /** How the form of a new record, and of an existing one, has it when its conditions hold. */
  create: Appearance;
  edit: Appearance;
  /** Which bodies may hold it. */
  sent: ('create' | 'update' | 'repeated')[];
  required?: Field['required'];
  write?: Field['write'];
  secret?: true;
  [part: string]: unknown;
}

const operations: Operation[] = ['list', 'show', 'create', 'edit', 'delete', 'export'];
const scopes: Scope[] = ['account', 'service_provider', 'admin'];

/** Every switch is on: what a switch closes is promised for when it is on. */
export const everyFeature = new Proxy<Record<string, boolean>>({}, { get: () => true });

const lowestScope = (resource: CompiledResource, action: string) =>
  scopes.find((scope) => decide(resource, buildSession({ scope }), everyFeature, action)) ?? 'nobody';

/** The parts of a field that are promised as they are declared. */
const declaredParts = [
  'required',
  'write',
  'scope',
  'visible',
  'readOnly',
  'sendWhenHidden',
  'value',
  'default',
  'derive',
] as const;

/** The parts of `api` that are promised as they are declared. */
export const declaredApi = [
  'paging',
  'query',
  'where',
  'narrowedBy',
  'verifyUpdates',
  'uploads',
  'read',
  'write',
  'errors',
] as const;

const given = <T extends object>(parts: T): Partial<T> =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as Partial<T>;

/** Rules are promised in the order in which they are asked, wherever they are written. */
const pick = ({ rules = [], ...field }: CompiledCase) =>
  given({
    ...Object.fromEntries(declaredParts.map((part) => [part, field[part]])),
    rules: rules.length > 0 ? rules : undefined,
  });

/** As somebody sees it for whom every condition and scope of the field holds. */
function appearance(field: CompiledField, mode: 'create' | 'edit'): Appearance {
  const facts = { subject: {}, session: buildSession(), operation: mode };
  const state = fieldState({ ...field, visible: undefined, readOnly: undefined, cases: [] }, facts, { mode });
  if (!field.placed || !state.visible) return 'absent';
  return state.readOnly ? 'read-only' : 'shown';
}

function sentIn(
  { api, idField, related }: CompiledResource,
  { name, write, derive }: CompiledField,
): PromisedField['sent'] {
  const isRowsOwn = Object.values(related).some(({ apart }) => apart && name in apart.fields);
  if (name in related || isRowsOwn) return [];
  const may = !derive && name !== idField;
  return [
    ...(may && api.paths.create && ['always', 'create'].includes(write) ? (['create'] as const) : []),
    ...(may && api.paths.update && ['always', 'update'].includes(write) ? (['update'] as const) : []),
    ...(api.always.includes(name) ? (['repeated'] as const) : []),
  ];
}

/** Fields without a form of their own: parts of groups and rows, questions and filters. */
const simplePromise = (field: Partial<CompiledField>): Record<string, unknown> =>
  given({
    type: field.type,
    ...pick(field),
    reference: field.reference?.resource,
    of: field.of && mapped(field.of, simplePromise),
    cases: field.cases?.length
      ? field.cases.map(({ when, field: changes }) => ({ when, ...pick(changes) }))
      : undefined,
  });

const mapped = <T, R>(values: Record<string, T>, change: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));

function fieldPromise(resource: CompiledResource, field: CompiledField): PromisedField {
  /* A field that another declaration lends is promised as it is compiled. */
  const declared = (withOwners(resource.declaration).fields as Record<string, Field | undefined>)[field.name] ?? field;
  return given({
    ...simplePromise({ ...field, required: declared.required, write: declared.write }),
    type: field.type,
    create: appearance(field, 'create'),
    edit: appearance(field, 'edit'),
    sent: sentIn(resource, field),
    secret: field.secret || undefined,
  }) as PromisedField;
}

function columnsOf({ list, fields }: CompiledResource): Promised['columns'] {
  if (!list) return undefined;
  const isSeen = (name: string, scope: Scope) => rank(scope) >= rank(fields[name]?.scope ?? 'account');
  const shown = list.columns.filter(({ hidden }) => !hidden).map(({ field }) => field);
  return {
    account: shown.filter((name) => isSeen(name, 'account')),
    service_provider: shown.filter((name) => isSeen(name, 'service_provider')),
    admin: shown.filter((name) => isSeen(name, 'admin')),
    hidden: list.columns.filter(({ hidden }) => hidden).map(({ field }) => field),
  };
}

const formOf = ({ form }: CompiledResource) =>
  form?.tabs.map(({ id, sections }) =>
    given({
      tab: id || undefined,
      sections: sections.map((section) =>
        given({
          section: section.id,
          visible: section.visible,
          scope: section.scope,
          fields: section.items.flatMap((item) => (item.kind === 'row' ? item.fields : [`panel ${item.use}`])),
        }),
      ),
    }),
  );

const actionsOf = (resource: CompiledResource) =>
  mapped(resource.actions, ({ name, on, call, confirm, enabled, visible, questions }) =>
    given({
      on,
      declared: resource.declaration.actions?.[name]?.operation,
      lowest: lowestScope(resource, name),
      viewOnly: decide(resource, buildSession({ viewOnly: true }), everyFeature, name),
      call: 'use' in call ? call.use : [call.method, ...call.templates].join(' '),
      body: 'use' in call ? undefined : call.body,
      confirm,
      enabled,
      visible,
      asks: mapped(questions, simplePromise),
    }),
  );

const accessOf = (resource: CompiledResource) =>
  given({
    declared: resource.declaration.access.scope,
    lowest: Object.fromEntries(operations.map((operation) => [operation, lowestScope(resource, operation)])),
    owner: filled(resource.access.owner),
    sharedRead: resource.access.sharedRead,
    when: resource.access.when,
    keepsOneOf: resource.access.keepsOneOf,
    viewOnlyMay: resource.access.viewOnlyMay,
  });

const filtersOf = ({ list }: CompiledResource) =>
  list &&
  given({
    q: list.text,
    ...Object.fromEntries(list.filters.map(({ name, by, field }) => [name, { by, ...simplePromise(field) }])),
  });

/** As it is written; files and refusals, which may be written in several ways, as they are compiled. */
const apiPart = ({ api, declaration }: CompiledResource, part: (typeof declaredApi)[number]): unknown =>
  part === 'uploads' || part === 'errors' ? api[part] : declaration.api[part];

const filled = <T extends object>(parts: T): T | undefined => (Object.keys(parts).length === 0 ? undefined : parts);

/** @returns what the compiled declaration promises; nothing in it is written by hand. */
export function promiseOf(resource: CompiledResource): Promised {
  const requests = mapped(resource.api.paths, (path) => path.templates.map((template) => `${path.method} ${template}`));
  return given({
    resource: resource.name,
    kind: resource.kind,
    title: resource.title,
    access: accessOf(resource),
    requests,
    api: filled(given(Object.fromEntries(declaredApi.map((part) => [part, apiPart(resource, part)])))),
    repeated: resource.api.always,
    columns: columnsOf(resource),
    filters: filtersOf(resource),
    bulk: resource.list?.bulk,
    fields: mapped(resource.fields, (field) => fieldPromise(resource, field)),
    form: formOf(resource),
    related: filled(mapped(resource.related, (related) => ({ ...related }))),
    rows: resource.declaration.rows,
    actions: filled(actionsOf(resource)),
    blockedBy: resource.blockedBy.length === 0 ? undefined : resource.blockedBy,
  }) as Promised;
}
