import { decide } from '../../authProvider/access';
import type { CompiledField, CompiledResource } from '../../src/schema/compiled';
import { matches } from '../../src/schema/predicate';
import { createRegistry } from '../../src/schema/registry';
import type { Operation, ResourceDeclaration, Scope } from '../../src/schema/types';
import { buildSession } from '../support/builders';
import type { Expected } from './expected';

const operations: Operation[] = ['list', 'show', 'create', 'edit', 'delete', 'export'];
const scopes: Scope[] = ['account', 'service_provider', 'admin'];

const isRequired = (field: CompiledField) =>
  typeof field.required === 'boolean' ? field.required : matches(field.required, { subject: {}, operation: 'create' });

const lowestScope = (resource: CompiledResource, operation: Operation) =>
  scopes.find((scope) => decide(resource, buildSession({ scope }), {}, operation)) ?? 'nobody';

/** Names of fields that a body may hold, by the field's own rule; child rows are sent by themselves. */
const written = (resource: CompiledResource, mode: 'create' | 'update') =>
  Object.values(resource.fields)
    .filter(({ name, write, derive }) => {
      const isRepeated = mode === 'update' && resource.api.always.includes(name);
      return !derive && !(name in resource.related) && (write === 'always' || write === mode || isRepeated);
    })
    .map(({ name }) => name);

const differs = (what: string, actual: readonly string[], wanted: readonly string[]): string[] =>
  [...actual].sort().join() === [...wanted].sort().join()
    ? []
    : [`${what}: has ${actual.join(', ')}; wanted ${wanted.join(', ')}`];

/** The compiled form of one declaration among all others. */
export function compiledAmong(declarations: readonly ResourceDeclaration[], declaration: ResourceDeclaration) {
  const others = declarations.filter(({ name }) => name !== declaration.name);
  const resource = createRegistry([...others, declaration]).get(declaration.name);
  if (!resource) throw new Error(`'${declaration.name}' is not in the registry.`);
  return resource;
}

/** @returns where a resource does other than what the API and the specification ask of it; empty where nothing does. */
export function contractProblems(resource: CompiledResource, wanted: Expected): string[] {
  const columns = (resource.list?.columns ?? []).filter(({ hidden }) => !hidden).map(({ field }) => field);
  const required = Object.values(resource.fields)
    .filter(isRequired)
    .map(({ name }) => name);
  const sometimes = Object.values(resource.fields)
    .filter((field) => typeof field.required === 'object' && !isRequired(field))
    .map(({ name }) => name);
  return [
    ...(columns.join() === wanted.columns.join() ? [] : [`columns: has ${columns.join(', ')}`]),
    ...differs('required', required, wanted.required),
    ...differs('sometimes required', sometimes, wanted.sometimesRequired ?? []),
    ...operations.flatMap((operation) =>
      differs(`scope of ${operation}`, [lowestScope(resource, operation)], [wanted.scope[operation]]),
    ),
    ...differs('keys of a create', written(resource, 'create'), wanted.createKeys),
    ...differs('keys of an update', written(resource, 'update'), wanted.updateKeys),
    ...differs('repeated keys', resource.api.always, wanted.always),
  ];
}
