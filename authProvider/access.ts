import type { CompiledResource } from '../src/schema/types/compiled';
import { matches, watchedPaths, type Predicate } from '../src/schema/facts/predicate';
import type { Operation } from '../src/schema/types';
import { rank, type Session } from '../src/session/session';
import { ownershipOf } from './ownership';

const isKnown = (path: string) => /^(session|features|operation)(\.|$)/.test(path);

const conjuncts = ({ all = [], ...others }: Predicate): readonly Predicate[] => [
  ...all.flatMap(conjuncts),
  ...Object.entries(others).map(([path, test]) => ({ [path]: test })),
];

/** The parts of a condition that can be decided before there is a record: a page must not be refused for what it has not loaded. */
const decidableParts = (predicate: Predicate | undefined): Predicate[] =>
  predicate ? conjuncts(predicate).filter((part) => watchedPaths(part).every(isKnown)) : [];

type AccessRecord = Readonly<Record<string, unknown>>;

const operations: readonly string[] = ['list', 'show', 'create', 'edit', 'delete', 'export'] satisfies Operation[];
const changing: readonly Operation[] = ['create', 'edit', 'delete'];
const reading: readonly Operation[] = ['list', 'show', 'export'];

/** What an action is judged as: itself, the operation of a declared action, or `edit` for everything unknown. */
const operationOf = (resource: CompiledResource, action: string): Operation =>
  operations.includes(action) ? (action as Operation) : (resource.actions[action]?.operation ?? 'edit');

/** To a view-only user the API refuses every request but GET, whatever the action is for (platform-api 2.3). */
const sendsSomething = (resource: CompiledResource, action: string): boolean => {
  const call = resource.actions[action]?.call;
  return call !== undefined && 'method' in call && call.method !== 'GET';
};

/**
 * The one place where permissions are decided (design, section 9). The server is the judge; this is guidance.
 * @param resource undefined means no: access must be declared
 * @param action an operation, or the name of a declared action
 * @param record asks about one record; without it about the page
 * @param accounts the accounts of a provider user's provider, where known
 */
export function decide(
  resource: CompiledResource | undefined,
  session: Session,
  features: Readonly<Record<string, boolean>>,
  action: string,
  record?: AccessRecord,
  accounts?: ReadonlySet<string>,
): boolean {
  if (!resource) return false;
  const operation = operationOf(resource, action);
  if (action === operation && !resource.operations.includes(operation)) return false;
  if (rank(session.scope) < rank(resource.access.scope[operation] ?? 'admin')) return false;
  const isLookedAt = session.viewOnly && resource.access.viewOnlyMay?.includes(operation) !== true;
  if (isLookedAt && (changing.includes(operation) || sendsSomething(resource, action))) return false;
  if (record) {
    const ownership = ownershipOf(resource.access.owner, session, record, accounts);
    const isAllowed = ownership === 'own' || (ownership === 'shared' && mayReadShared(resource, operation));
    if (!isAllowed) return false;
  }
  const when = resource.access.when?.[operation];
  const facts = { subject: record ?? {}, record: record ?? {}, session, features, operation };
  return record ? matches(when, facts) : decidableParts(when).every((part) => matches(part, facts));
}

const mayReadShared = (resource: CompiledResource, operation: Operation) =>
  resource.access.sharedRead === true && reading.includes(operation);

/** @param field a field of the resource: seen from its `scope` upwards */
export function decideField(resource: CompiledResource | undefined, field: string, session: Session): boolean {
  const declared = resource?.fields[field];
  return declared !== undefined && rank(session.scope) >= rank(declared.scope ?? 'account');
}
